import type { FinderChoices } from "#domain/finder-choices.ts";
import { Tags } from "#web/ui/tag.tsx";
import type { FinderEntry } from "./finder-data.ts";
import { PointsList } from "./points-list.tsx";
import { ReportLink } from "./report-link.tsx";
import { MAP_TEXTS } from "./results-copy.ts";
import { RANKS, type Standing, verdict } from "./standing.ts";

type CountryPanelProps = {
  entries: readonly FinderEntry[];
  choices: FinderChoices;
  /** The country that was pressed on the map, if any. */
  entry: FinderEntry | undefined;
  /** Missing until matches were asked for. */
  standing: Standing | undefined;
};

/** Beside the map: the card of the country that was pressed, with how it meets the choices; before that, a hint. */
export function CountryPanel({ entries, choices, entry, standing }: CountryPanelProps) {
  if (!entry) return <p className="measure text-sm leading-snug text-muted">{MAP_TEXTS.hint}</p>;
  return (
    <div
      data-slot="map-card"
      data-rank={standing}
      className="flex flex-col gap-3 rounded-lg border-3 border-rank bg-background p-5"
    >
      <h4 className="font-serif text-2xl leading-tight font-semibold">{entry.name}</h4>
      {standing && <p className="font-semibold text-heading">{verdict(entry, entries, choices, standing)}</p>}
      <Tags tags={entry.tags} />
      <p className="text-sm leading-relaxed text-muted">{entry.description}</p>
      {standing && standing !== "unfit" && <PointsList entry={entry} choices={choices} />}
      <ReportLink entry={entry} />
    </div>
  );
}

/** The legend of the map, once there are matches. */
export function MapLegend() {
  const { name, ...labels } = MAP_TEXTS.legend;
  return (
    <ul aria-label={name} className="mt-4 flex flex-wrap justify-center gap-x-4 gap-y-1 text-sm leading-tight">
      {([...RANKS, "fits", "unfit", "uncovered"] as const).map((standing) => (
        <li key={standing} className="flex items-center gap-2">
          <span aria-hidden data-standing={standing} className="map-swatch size-4 rounded-sm" />
          {labels[standing]}
        </li>
      ))}
    </ul>
  );
}
