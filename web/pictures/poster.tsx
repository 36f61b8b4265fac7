import type { CountryId } from "#domain/countries.ts";
import { clsx } from "clsx";
import { POSTER_ALTERNATIVES } from "./poster-alternatives.ts";
import { POSTER_PRINTS } from "./poster-prints.ts";

/** Pixels across: the WIDTHS of art/posters/prints.mjs. */
const WIDTHS = [320, 480, 640, 960, 1280] as const;

/**
 * The width of a card: one in a row on a phone, two on a tablet, three on a desktop. Stated a little too small for
 * phones, so that one with a pixel ratio of 3 takes the file of 960 pixels and not the next.
 */
const CARD = "(width>=1024px) 24rem,(width>=640px) 41vw,80vw";

/** The focal point of each poster, for boxes of another shape; half of the height where one value stands. */
const FOCUS: Partial<Record<CountryId, string>> = {
  ghana: "76% 20%",
  kenya: "42% 64%",
  mauritius: "72% 40%",
  nigeria: "56%",
  rwanda: "26% 72%",
  senegal: "22%",
  "sierra-leone": "38% 40%",
  "south-africa": "76%",
  tanzania: "36% 40%",
};

const DARK = "(prefers-color-scheme:dark)";

/** A picture of nothing, which costs no request. */
const NO_PICTURE = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

export type PosterProps = {
  country: CountryId;
  /** Sizes the box; the poster is 4:3 and is cropped around its focal point where the box is not. */
  className?: string;
  /**
   * How wide the poster is drawn, as the `sizes` of an image; by default a card's width. In a box taller than 4:3 it is
   * four thirds of the height wide.
   */
  sizes?: string;
  /** For a picture of the first screen; all others wait until they come near, and show the poster's colors until then. */
  eager?: boolean;
  /**
   * The screens that show the poster, as a media condition: on others nothing of it is loaded, eager or not.
   */
  media?: string;
  /** True where the text beside it says what it shows, or where it is only ornament. */
  decorative?: boolean;
};

/** A country's poster: one illustrated landscape of its own place and light, at dusk in dark mode. */
export function Poster({ country, className, sizes = CARD, eager = false, decorative = false, media }: PosterProps) {
  const print = (width: number, format: string) =>
    `/assets/posters/${country}-${POSTER_PRINTS[country]}-${width}.${format}`;
  const set = (format: string) => WIDTHS.map((width) => `${print(width, format)} ${width}w`).join();
  return (
    <picture className="contents">
      <source media={media ? `${DARK} and ${media}` : DARK} type="image/avif" srcSet={set("dusk.avif")} sizes={sizes} />
      <source media={media} type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <source media={media} type="image/webp" srcSet={set("webp")} sizes={sizes} />
      <img
        data-slot="poster"
        src={media ? NO_PICTURE : print(960, "jpg")}
        alt={decorative ? "" : POSTER_ALTERNATIVES[country]}
        width={800}
        height={600}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        style={{ objectPosition: FOCUS[country] }}
        className={clsx(`poster poster-${country} object-cover`, className)}
      />
    </picture>
  );
}
