import { type KeyboardEvent, useRef, useState } from "react";
import type { CountryId } from "#domain/countries.ts";
import { AFRICA_ORDER, AFRICA_SHAPES } from "#web/pictures/africa-shapes.ts";
import type { FinderEntry } from "./finder-data.ts";
import { MAP_TEXTS } from "./results-copy.ts";
import { RANKS, type Standing } from "./standing.ts";
import "./africa-map.css";

type AfricaMapProps = {
  entries: readonly FinderEntry[];
  /** Empty until matches were asked for. */
  standings: ReadonlyMap<CountryId, Standing>;
  current: CountryId | null;
  onPick: (id: CountryId) => void;
};

const { width, height, countries } = AFRICA_SHAPES;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The interactive layer over the map image: the areas of the countries, and a button for each, so that the smallest is
 * as easy to press as the largest. The buttons are one tab stop; arrow keys move between them.
 */
export function AfricaMap({ entries, standings, current, onPick }: AfricaMapProps) {
  const [reached, setReached] = useState<CountryId | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const inTabOrder = reached ?? current ?? AFRICA_ORDER[0];

  function walk(event: KeyboardEvent) {
    const at = AFRICA_ORDER.findIndex((id) => id === inTabOrder);
    const last = AFRICA_ORDER.length - 1;
    const step = STEPS[event.key];
    const next = event.key === "Home" ? 0 : event.key === "End" ? last : step && (at + step + last + 1) % (last + 1);
    if (next === undefined) return;
    event.preventDefault();
    buttons.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div data-slot="africa-map" className="africa-map absolute inset-0">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="absolute inset-0 size-full">
        {/* Stripes, so that a country that does not fit is not taken for one that is not on the list. */}
        <pattern id="map-unfit" width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={7} height={7} className="map-unfit" />
          <rect width={2} height={7} className="map-stripe" />
        </pattern>
        {AFRICA_ORDER.map((id) => (
          <path
            key={id}
            d={countries[id].path}
            data-standing={standings.get(id)}
            data-current={id === current || undefined}
            style={standings.get(id) === "unfit" ? { fill: "url(#map-unfit)" } : undefined}
            onClick={() => onPick(id)}
          />
        ))}
        {AFRICA_ORDER.map((id) => (
          <g key={id} data-standing={standings.get(id)} onClick={() => onPick(id)}>
            <Pointer id={id} />
          </g>
        ))}
      </svg>
      <div ref={buttons} role="group" aria-label={MAP_TEXTS.name} onKeyDown={walk}>
        {AFRICA_ORDER.map((id) => {
          const standing = standings.get(id);
          const { x, y } = countries[id].button;
          return (
            <button
              key={id}
              type="button"
              data-country={id}
              data-standing={standing}
              aria-pressed={id === current}
              tabIndex={id === inTabOrder ? 0 : -1}
              onFocus={() => setReached(id)}
              onClick={() => onPick(id)}
              style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
            >
              <span data-slot="map-label" className="map-label">
                {entries.find((entry) => entry.id === id)?.name}
                {standing && <span className="sr-only">{` (${describeStanding(standing)})`}</span>}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

function describeStanding(standing: Standing): string {
  if (standing === "fits" || standing === "unfit") return MAP_TEXTS.state[standing];
  return MAP_TEXTS.ranks[RANKS.indexOf(standing)] ?? "";
}

/** A line from a label to its country; a very small country has a ring around it. */
function Pointer({ id }: { id: CountryId }) {
  const { center, button } = countries[id];
  const isRinged = id === "mauritius";
  const start = isRinged ? RING / Math.hypot(button.x - center.x, button.y - center.y) : 0;
  return (
    <>
      <circle
        data-slot={isRinged ? "ring" : undefined}
        className={isRinged ? "map-ring" : "map-pin"}
        cx={center.x}
        cy={center.y}
        r={isRinged ? RING : 2.5}
      />
      <line
        x1={center.x + (button.x - center.x) * start}
        y1={center.y + (button.y - center.y) * start}
        x2={button.x}
        y2={button.y}
      />
    </>
  );
}

/** Radius of the ring, in units of the map. */
const RING = 14;
