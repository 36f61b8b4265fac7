import { hero } from "#web/content/home-page.ts";
import { PICTURE_CARD } from "./copy.ts";
import { type PictureSource, PictureView } from "./picture-view.tsx";

/**
 * A small preview of the home page's first screen, on a desktop and on a phone. The picture is cropped as in
 * web/pages/home/hero-picture.tsx; lengths are relative to the preview's width.
 */
export function HeroPreview({ source, alt }: { source: PictureSource; alt: string }) {
  return (
    <div className="grid grid-cols-[1fr_0.289fr] items-start gap-3">
      <figure>
        <div className="@container relative aspect-[16/10] overflow-hidden rounded-md border border-line bg-background">
          <div className="absolute inset-y-0 right-0 w-1/2 overflow-hidden rounded-tl-[25cqw]">
            <PictureView source={source} alt={alt} className="object-[62%_50%]" />
          </div>
          <div className="absolute inset-y-0 left-[6cqw] flex w-[43cqw] flex-col justify-center">
            <p className="text-[max(1.4cqw,5px)] leading-normal font-semibold tracking-widest text-muted uppercase">
              {hero.eyebrow}
            </p>
            <p className="mt-[1cqw] font-serif text-[5cqw] leading-[1.08] text-balance text-heading">{hero.heading}</p>
            <span className="mt-[3cqw] self-start rounded-[0.8cqw] bg-action px-[2cqw] py-[1.2cqw] text-[1.9cqw] leading-none font-bold text-on-action">
              {hero.button.label}
            </span>
          </div>
        </div>
        <figcaption className="mt-1.5 text-sm text-muted">{PICTURE_CARD.wide}</figcaption>
      </figure>
      <figure>
        <div className="@container relative flex aspect-[390/844] flex-col overflow-hidden rounded-md border border-line bg-background">
          <div className="flex grow flex-col justify-center px-[7cqw]">
            <p className="font-serif text-[12cqw] leading-[1.08] text-balance text-heading">{hero.heading}</p>
            <span className="mt-[6cqw] self-start rounded-[2cqw] bg-action px-[5cqw] py-[3.5cqw] text-[5.4cqw] leading-none font-bold text-on-action">
              {hero.button.label}
            </span>
          </div>
          <div className="aspect-[4/3] overflow-hidden rounded-t-[50cqw]">
            <PictureView source={source} alt="" className="object-[64%_50%]" />
          </div>
        </div>
        <figcaption className="mt-1.5 text-sm text-muted">{PICTURE_CARD.phone}</figcaption>
      </figure>
    </div>
  );
}
