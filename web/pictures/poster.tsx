import type { CountryId } from "#domain/countries.ts";
import { cn } from "#web/lib/cn.ts";
import { POSTER_ALTERNATIVES } from "./poster-alternatives.ts";
import { POSTER_PRINTS } from "./poster-prints.ts";

/** Pixels across: the WIDTHS of art/posters/prints.mjs. */
const WIDTHS = [320, 480, 640, 960, 1280] as const;

/**
 * The width of a card: one in a row on a phone, two on a tablet, three on a desk. A phone is told a little less than it
 * is, so that one with three pixels per point takes the print of 960 and not the next.
 */
const CARD = "(min-width: 1024px) 24rem, (min-width: 640px) 44vw, 80vw";

/** The part of each sheet that a narrower or flatter box keeps: what the country is known by. */
const FOCUS: Partial<Record<CountryId, string>> = {
  ghana: "76% 20%",
  kenya: "42% 64%",
  mauritius: "72% 40%",
  nigeria: "56% 50%",
  rwanda: "26% 72%",
  senegal: "22% 50%",
  "sierra-leone": "38% 40%",
  "south-africa": "76% 50%",
  tanzania: "36% 40%",
};

type PosterProps = {
  country: CountryId;
  /** Gives the box; the sheet is 4:3 and is cropped around its motif where the box is not. */
  className?: string;
  /**
   * How wide the sheet is drawn, for the browser's choice among the prints; a card's width unless told. A box that is
   * taller than 4:3 cuts its part out of a wider sheet: four thirds of its height.
   */
  sizes?: string;
  /** For a picture of the first screen; all others wait until they come near. */
  eager?: boolean;
  /** True where the words beside it already say what it shows, or it only sets the mood. */
  decorative?: boolean;
};

/** A country's poster: one illustrated landscape of its own place and light (decision: look). */
export function Poster({ country, className, sizes = CARD, eager = false, decorative = false }: PosterProps) {
  const print = (width: number, format: string) =>
    `/assets/posters/${country}-${POSTER_PRINTS[country]}-${width}.${format}`;
  const set = (format: string) => WIDTHS.map((width) => `${print(width, format)} ${width}w`).join();
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={set("webp")} sizes={sizes} />
      <img
        data-slot="poster"
        src={print(960, "jpg")}
        alt={decorative ? "" : POSTER_ALTERNATIVES[country]}
        width={800}
        height={600}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        style={{ objectPosition: FOCUS[country] }}
        className={cn("object-cover brightness-(--print-light)", className)}
      />
    </picture>
  );
}
