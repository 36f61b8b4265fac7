import { clsx } from "clsx";
import { ARTICLE_WIDTHS, type ArticlePhoto, articlePictureUrl } from "#domain/picture.ts";
import { Poster, type PosterProps } from "./poster.tsx";

/** The picture of an article: its own, or its country's poster. */
export function ArticlePicture({ photo, ...poster }: PosterProps & { photo: ArticlePhoto | undefined }) {
  if (!photo) return <Poster {...poster} />;
  const { upload, width, height, alt } = photo;
  const { country, className, sizes, eager = false, decorative = false } = poster;
  // A picture is never enlarged: the widest that is stored is its own width, or the widest of the list.
  const widths = [...ARTICLE_WIDTHS.filter((one) => one < width), Math.min(width, ARTICLE_WIDTHS.at(-1)!)];
  const set = (ending: string) => widths.map((one) => `${articlePictureUrl(upload, one, ending)} ${one}w`).join();
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={set("webp")} sizes={sizes} />
      <img
        data-slot="article-photo"
        src={articlePictureUrl(upload, ARTICLE_WIDTHS[1], "jpg")}
        alt={decorative ? "" : alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        className={clsx(`poster poster-${country} object-cover`, className)}
      />
    </picture>
  );
}
