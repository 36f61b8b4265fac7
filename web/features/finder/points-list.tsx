import { ChevronDown } from "lucide-react";
import type { FinderChoices } from "#domain/finder-choices.ts";
import { explainScore } from "#web/lib/finder-reasons.ts";
import { computeScore } from "#domain/finder.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { type FinderEntry, optionLabel } from "./finder-data.ts";
import { RESULT_TEXTS } from "./results-copy.ts";

type PointsListProps = { entry: FinderEntry; choices: FinderChoices };

/** A country's percentage, which opens to what it is made of, part by part (decision: finder). */
export function PointsList({ entry, choices }: PointsListProps) {
  const texts = RESULT_TEXTS.points;
  const score = String(computeScore(entry, choices));
  const rows = explainScore(entry, choices).map(({ criterion, points }) => ({
    label: criterion ? `${texts.criteria[criterion]}: ${optionLabel(choices, criterion)}` : texts.start,
    points,
  }));
  return (
    <details data-slot="points" className="group rounded-md bg-tint px-4 text-[0.9375rem] leading-snug">
      <summary className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold text-heading">
        {interpolate(texts.heading, { score })}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <dl className="grid gap-1.5 pb-4">
        {rows.map(({ label, points }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt>{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{interpolate(texts.points, { points: String(points) })}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>{texts.sum}</dt>
          <dd data-slot="points-sum" className="tabular-nums">
            {score}%
          </dd>
        </div>
      </dl>
    </details>
  );
}
