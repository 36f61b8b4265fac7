import type { CountryId } from "#domain/countries.ts";
import { clsx } from "clsx";
import { interpolate } from "#web/lib/interpolate.ts";
import outlines from "./maps/outlines.json";

/** Text alternatives of an outline; `interpolate` fills in the names. */
const OUTLINE_ALTERNATIVES = {
  one: "Map of {country} with {capitals}, its capital.",
  more: "Map of {country} with its capitals: {capitals}.",
} as const;

type Outline = { width: number; height: number; capitals: readonly { name: string; x: number; y: number }[] };

const OUTLINES: Readonly<Record<CountryId, Outline>> = outlines.countries;

const URLS = import.meta.glob<string>("./maps/outlines/*.svg", {
  eager: true,
  query: "?no-inline",
  import: "default",
});

type CountryOutlineProps = { country: CountryId; name: string; className?: string };

/** A country's outline with its capital, or its capitals; `node art/maps.mjs` draws it. */
export function CountryOutline({ country, name, className }: CountryOutlineProps) {
  const { width, height, capitals } = OUTLINES[country];
  const names = capitals.map((capital) => capital.name).join(", ");
  const alternative = capitals.length === 1 ? OUTLINE_ALTERNATIVES.one : OUTLINE_ALTERNATIVES.more;
  return (
    <figure data-slot="outline" className={clsx("relative h-fit", className)} style={{ maxWidth: width }}>
      <img
        src={URLS[`./maps/outlines/${country}.svg`]}
        alt={interpolate(alternative, { country: name, capitals: names })}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
      {capitals.map((capital) => (
        // Toward the middle of the country, so that no name leaves the picture.
        <span
          key={capital.name}
          aria-hidden
          className={clsx(
            "absolute flex -translate-y-1/2 items-center gap-1.5",
            capital.x > width / 2 && "-translate-x-full flex-row-reverse",
          )}
          style={{ left: percent(capital.x / width), top: percent(capital.y / height) }}
        >
          <span
            className={clsx(
              "size-4 shrink-0 rounded-full border-2 border-ink bg-ochre",
              capital.x > width / 2 ? "-mr-1.5" : "-ml-1.5",
            )}
          />
          <span className="rounded-full bg-background px-2 py-1 text-sm leading-tight font-semibold whitespace-nowrap text-heading">
            {capital.name}
          </span>
        </span>
      ))}
    </figure>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
