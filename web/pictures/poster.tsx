import type { CountryId } from "#domain/countries.ts";
import { POSTER_ALTERNATIVES } from "#web/content/posters.ts";
import { cn } from "#web/lib/cn.ts";
import botswana from "./posters/botswana.svg?no-inline";
import egypt from "./posters/egypt.svg?no-inline";
import ethiopia from "./posters/ethiopia.svg?no-inline";
import ghana from "./posters/ghana.svg?no-inline";
import kenya from "./posters/kenya.svg?no-inline";
import mauritius from "./posters/mauritius.svg?no-inline";
import morocco from "./posters/morocco.svg?no-inline";
import nigeria from "./posters/nigeria.svg?no-inline";
import rwanda from "./posters/rwanda.svg?no-inline";
import senegal from "./posters/senegal.svg?no-inline";
import sierraLeone from "./posters/sierra-leone.svg?no-inline";
import southAfrica from "./posters/south-africa.svg?no-inline";
import tanzania from "./posters/tanzania.svg?no-inline";

/** Addresses of the drawings, which `node scripts/posters.mjs` writes; never inlined into the script. */
const ADDRESSES: Readonly<Record<CountryId, string>> = {
  botswana,
  egypt,
  ethiopia,
  ghana,
  kenya,
  mauritius,
  morocco,
  nigeria,
  rwanda,
  senegal,
  "sierra-leone": sierraLeone,
  "south-africa": southAfrica,
  tanzania,
};

type PosterProps = {
  country: CountryId;
  /** Gives the box; the sheet is 4:3 and is cropped from its middle where the box is not. */
  className?: string;
  /** For a picture of the first screen; all others wait until they come near. */
  eager?: boolean;
  /** True where the words beside it already say what it shows, or it only sets the mood. */
  decorative?: boolean;
};

/** A country's poster: one illustrated landscape of its own place and light (look: pictures). */
export function Poster({ country, className, eager = false, decorative = false }: PosterProps) {
  return (
    <img
      data-slot="poster"
      src={ADDRESSES[country]}
      alt={decorative ? "" : POSTER_ALTERNATIVES[country]}
      width={800}
      height={600}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={cn("object-cover", className)}
    />
  );
}
