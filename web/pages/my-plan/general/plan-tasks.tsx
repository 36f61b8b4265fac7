import { dollarsText } from "#domain/dollars-text.ts";
import { durationText } from "#domain/duration-text.ts";
import { Fragment } from "react";
import { joinWords } from "#domain/join-words.ts";
import type { Range } from "#domain/range.ts";
import { HOMES } from "#content-model/resolve/records.ts";
import { HOME_PASSPORTS } from "#domain/passports.ts";
import type { GeneralTask, GeneralVersion } from "#web/content/plans/general-plan.ts";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { generalPlanPage } from "./copy.ts";

const texts = generalPlanPage.task;

/** The tasks of a month: when, how long and for how much; what the country's record says is folded. */
export function PlanTasks({ tasks }: { tasks: readonly GeneralTask[] }) {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.id} data-slot="general-task">
          <Disclosure
            summary={
              <span>
                <span className="block">{task.title}</span>
                {describeVersions(task.versions).map((line) => (
                  <span key={line} className="block font-normal text-muted">
                    {line}
                  </span>
                ))}
              </span>
            }
          >
            <div>
              <p className="measure">{task.why}</p>
              <Papers papers={task.papers} />
              <Facts task={task} />
              <Links versions={task.versions} />
            </div>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

function Papers({ papers }: Pick<GeneralTask, "papers">) {
  if (papers.length === 0) return null;
  return (
    <ul aria-label={texts.papers} className="mt-4 list-disc pl-6">
      {papers.map(({ name, takesDays }) => (
        <li key={name}>{takesDays ? `${name}: ${durationText(takesDays)}` : name}</li>
      ))}
    </ul>
  );
}

/** What holds for all passports, then what holds for some, under their names. */
function Facts({ task: { versions, facts } }: { task: GeneralTask }) {
  const byPassports = Map.groupBy(facts, ({ passports }) =>
    passports.length === versions.length ? "" : joinWords(passports.flatMap(passportName)),
  );
  return [...byPassports]
    .toSorted(([a], [b]) => Number(a !== "") - Number(b !== ""))
    .map(([names, told]) => (
      <Fragment key={names}>
        {names && <p className="mt-4 font-semibold">{names}</p>}
        <ul aria-label={texts.records} className="mt-4 grid gap-3">
          {told.map(({ content }) => (
            <li key={content.id} className="border-l-2 border-line pl-4">
              <div>
                <FactValue content={content} />
              </div>
            </li>
          ))}
        </ul>
      </Fragment>
    ));
}

/** Where the guide and the pages on leaving say the rest. */
function Links({ versions }: Pick<GeneralTask, "versions">) {
  const pages = new Map(versions.flatMap(({ more }) => (more ? [[more.path, more.label]] : [])));
  return (
    <p className="links mt-2 flex flex-wrap gap-x-6">
      {[...pages].map(([path, label]) => (
        <NavAnchor key={path} to={path}>
          {label}
        </NavAnchor>
      ))}
    </p>
  );
}

/** What a home's passport is called; none for another or for everybody. */
function passportName(passport: GeneralVersion["passport"]): string[] {
  return HOMES.flatMap((home) => (home === passport ? HOME_PASSPORTS[home] : []));
}

/** A line for each passport, or one where all are the same. */
function describeVersions(versions: readonly GeneralVersion[]): string[] {
  const lines = versions.map(describe);
  if (new Set(lines).size === 1) return lines.slice(0, 1);
  return versions.map(({ passport }, index) => {
    const [name] = passportName(passport);
    const line = lines[index]!;
    return name ? `${name}: ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line;
  });
}

/** "Start 20 weeks before, finish 19 weeks before · takes 1 week · $18" */
function describe({ startDay, finishDay, takesDays, costUsd, costVaries }: GeneralVersion): string {
  return [
    interpolate(texts.begin, { begin: dayText(startDay), finish: dayText(finishDay) }),
    ...(takesDays ? [interpolate(texts.takes, { time: durationText(takesDays) })] : []),
    ...(costUsd === undefined ? [] : [costText(costUsd, costVaries)]),
  ].join(" · ");
}

/** From here on a day before the arrival is told in weeks, never later than it is. */
const MIN_DAYS_IN_WEEKS = 14;

function dayText(day: number): string {
  if (-day >= MIN_DAYS_IN_WEEKS) return interpolate(texts.weeksBefore, { weeks: String(Math.ceil(-day / 7)) });
  const days = String(Math.abs(day));
  const [one, many] = day < 0 ? texts.daysBefore : texts.daysAfter;
  return interpolate(Math.abs(day) === 1 ? one : many, { days });
}

function costText(costUsd: Range | null, varies: boolean): string {
  if (costUsd === null) return varies ? texts.varies : texts.unknown;
  return costUsd.to === 0 ? texts.free : dollarsText(costUsd);
}
