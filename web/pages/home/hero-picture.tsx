import { HERO_WIDTHS, MAX_AVIF_SIDE } from "#domain/picture.ts";

/**
 * How wide the picture is drawn, by page width. It fills its frame and is cut at the sides: in the upright frame of a
 * wide page, 37 to 42rem high, a picture of 16:9 is drawn 65 to 75rem wide; in the phone's frame of 4:3, a third wider than
 * it. Stated a little too small: the next larger file would show nothing more.
 */
const SIZES = "(min-width: 100rem) 74rem, (min-width: 64rem) 64rem, 125vw";

function buildSrcSet(ending: string, widths: readonly number[], hour: "" | "dusk/" = "") {
  return widths.map((width) => `/media/hero/${hour}${width}.${ending} ${width}w`).join(", ");
}

/**
 * The picture that the owner can change, at URLs that never do (decision: variants-at-upload). Its frame keeps its
 * shape whatever is uploaded, so that nothing moves, and no text lies on it, so that every picture leaves all readable.
 * Where no picture can be had, the frame is a plain color. Nothing preloads it.
 */
export function HeroPicture({ alt }: { alt: string }) {
  return (
    <picture className="block overflow-hidden bg-tint rounded-t-[50vw] max-lg:aspect-[4/3] lg:absolute lg:top-0 lg:right-0 lg:bottom-36 lg:w-1/2 lg:rounded-t-none lg:rounded-tl-[25vw]">
      {/* Until the owner uploads a picture: then these URLs show that one. */}
      <source
        media="(prefers-color-scheme: dark)"
        type="image/webp"
        srcSet={buildSrcSet("webp", HERO_WIDTHS, "dusk/")}
        sizes={SIZES}
      />
      {/* AVIF comes only in the widths that a phone needs: wider pages would get a blurred one. */}
      <source
        type="image/avif"
        media="(max-width: 40rem)"
        srcSet={buildSrcSet(
          "avif",
          HERO_WIDTHS.filter((width) => width <= MAX_AVIF_SIDE),
        )}
        sizes={SIZES}
      />
      <source type="image/webp" srcSet={buildSrcSet("webp", HERO_WIDTHS)} sizes={SIZES} />
      <img
        src="/media/hero"
        srcSet={buildSrcSet("jpg", HERO_WIDTHS)}
        sizes={SIZES}
        width={2560}
        height={1440}
        alt={alt}
        fetchPriority="high"
        loading="eager"
        decoding="async"
        className="size-full text-transparent object-cover object-[64%_50%]"
      />
    </picture>
  );
}
