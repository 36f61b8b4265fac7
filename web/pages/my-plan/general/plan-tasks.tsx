import { dollarsText } from "#domain/dollars-text.ts";
import { durationText } from "#domain/duration-text.ts";
import { ChevronDown } from "lucide-react";
import type { Range } from "#domain/range.ts";
import { type Home, HOMES } from "#content-model/resolve/records.ts";
import { HOME_PASSPORTS } from "#domain/passports.ts";
import type { GeneralTask, GeneralVersion } from "#web/content/plans/general-plan.ts";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";
import { contentKey } from "#domain/fact-text.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { generalPlanPage } from "./copy.ts";

const texts = generalPlanPage.task;

/** The tasks of a month: when, how long and for how much; what the records say is folded. */
export function PlanTasks({ tasks }: { tasks: readonly GeneralTask[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {tasks.map((task) => (
        <li key={task.id} data-slot="general-task">
          <details className="group py-3">
            <summary className="flex min-h-11 items-start justify-between gap-3">
              <span>
                <span className="block font-semibold text-heading">{task.title}</span>
                {describeVersions(task.versions).map((line) => (
                  <span key={line} className="block text-muted">
                    {line}
                  </span>
                ))}
              </span>
              <ChevronDown aria-hidden className="mt-1 size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <div className="pt-4 pb-2">
              <p className="measure">{task.versions[0]!.why}</p>
              {task.versions.map((version) => (
                <Details key={version.title} version={version} isOne={task.versions.length === 1} />
              ))}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function Details({ version: { title, papers, records }, isOne }: { version: GeneralVersion; isOne: boolean }) {
  const known = [...new Map(Object.values(records).map((one) => [contentKey(one), one])).values()];
  return (
    <div className="mt-4">
      {!isOne && <p className="font-semibold">{title}</p>}
      {papers.length > 0 && (
        <ul aria-label={texts.papers} className="mt-2 mb-3 list-disc pl-6">
          {papers.map(({ name, takesDays }) => (
            <li key={name}>{takesDays ? `${name}: ${durationText(takesDays)}` : name}</li>
          ))}
        </ul>
      )}
      <ul aria-label={texts.records} className="mt-2 grid gap-3">
        {known.map((one) => (
          <li key={contentKey(one)} className="known border-l-2 border-line pl-4">
            <FactValue content={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A line for each passport, or one where all are the same. */
function describeVersions(versions: readonly GeneralVersion[]): string[] {
  const lines = versions.map(describe);
  if (new Set(lines).size === 1) return lines.slice(0, 1);
  return versions.map(({ passport }, index) => {
    const name = HOMES.find((home): home is Home => home === passport);
    const line = lines[index]!;
    return name ? `${HOME_PASSPORTS[name]}: ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line;
  });
}

/** "Begin 140 days before, done 133 days before · takes 1 week · $18" */
function describe({ startDay, finishDay, takesDays, costUsd, costVaries }: GeneralVersion): string {
  return [
    interpolate(texts.begin, { begin: dayText(startDay), finish: dayText(finishDay) }),
    ...(takesDays ? [interpolate(texts.takes, { time: durationText(takesDays) })] : []),
    ...(costUsd === undefined ? [] : [costText(costUsd, costVaries)]),
  ].join(" · ");
}

function dayText(day: number): string {
  const days = String(Math.abs(day));
  const [one, many] = day < 0 ? texts.daysBefore : texts.daysAfter;
  return interpolate(Math.abs(day) === 1 ? one : many, { days });
}

function costText(costUsd: Range | null, varies: boolean): string {
  if (costUsd === null) return varies ? texts.varies : texts.unknown;
  return costUsd.to === 0 ? texts.free : dollarsText(costUsd);
}
