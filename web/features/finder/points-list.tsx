import { type FinderChoices, isOpen } from "#domain/finder-choices.ts";
import { explainScore } from "./finder-reasons.ts";
import { computeScore } from "#domain/finder.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
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
    <Disclosure
      data-slot="points"
      className="text-sm leading-snug"
      summary={interpolate(isOpen(choices) ? texts.open : texts.heading, { score })}
    >
      <dl className="grid gap-1.5">
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
    </Disclosure>
  );
}
