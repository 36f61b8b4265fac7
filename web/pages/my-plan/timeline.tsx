import { useState } from "react";
import type { IsoDate } from "#domain/facts.ts";
import type { Plan } from "#domain/plan.ts";
import type { PlacedTask } from "#domain/plan-moves.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import type { PlanKitFile } from "./kit-file.tsx";
import { PLAN_TEXTS } from "./plan-copy.ts";
import type { SourceNumbers } from "./printed-sources.tsx";
import { TaskRow } from "./task-row.tsx";
import type { MyPlan } from "./use-my-plan.ts";

const texts = PLAN_TEXTS.timeline;

type TimelineProps = {
  kit: PlanKitFile;
  plan: Plan;
  tasks: readonly PlacedTask[];
  today: IsoDate;
  state: MyPlan;
  numbers: SourceNumbers;
};

/** The tasks by the month in which they begin, with the arrival among them. */
export function Timeline({ kit, plan, tasks, today, state, numbers }: TimelineProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState("");
  const titles = new Map(plan.tasks.map(({ id, title }) => [id, title]));
  const groups = groupByMonth(tasks, plan.arrival, today);
  const done = tasks.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="plan-months" className="mt-12">
      <h3 id="plan-months" className="text-title">
        {texts.title}
      </h3>
      <p className="mt-2 measure text-muted">{texts.intro}</p>
      <p role="status" data-print="hide" className="mt-1 min-h-6 font-semibold">
        {state.own && interpolate(texts.progress, { done: String(done), count: String(tasks.length) })}
      </p>
      <p role="status" data-print="hide" className="sr-only">
        {announcement}
      </p>
      <ol className="plan-months">
        {groups.map(({ key, heading, shown, isLate, hasArrival }) => (
          <li key={key} data-slot="plan-month" data-now={isLate || undefined}>
            <h4 className="font-serif text-xl font-semibold">{heading}</h4>
            <div>
              {hasArrival && (
                <p className="plan-arrival">
                  {texts.arrival} <span>{longDate(plan.arrival)}</span>
                </p>
              )}
              <ul className="plan-tasks">
                {shown.map((task) => (
                  <TaskRow
                    key={task.id}
                    task={task}
                    titles={titles}
                    kit={kit}
                    today={today}
                    state={state}
                    numbers={numbers}
                    // It stays as it is where the task comes to another month.
                    isOpen={open.has(task.id)}
                    onToggle={(isOpen) => setOpen((before) => withTask(before, task.id, isOpen))}
                    onAnnounce={setAnnouncement}
                  />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function withTask(before: ReadonlySet<string>, id: string, isOpen: boolean): ReadonlySet<string> {
  if (before.has(id) === isOpen) return before;
  return new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id));
}

type Group = { key: string; heading: string; shown: readonly PlacedTask[]; isLate: boolean; hasArrival: boolean };

/**
 * What should have begun comes first, with what of it is done, so that no task goes away under its tick; the month of the
 * arrival is there even where no task begins in it.
 */
function groupByMonth(tasks: readonly PlacedTask[], arrival: IsoDate, today: IsoDate): Group[] {
  const begun = tasks.filter(({ start }) => start <= today);
  const others = tasks.filter(({ start }) => start > today);
  const isLate = begun.some(({ isDone }) => !isDone);
  const now = { key: "begun", heading: isLate ? texts.overdue : texts.begun, shown: begun, isLate, hasArrival: false };
  const arrivalMonth = arrival.slice(0, 7);
  const months = new Set([...others.map(({ start }) => start.slice(0, 7)), arrivalMonth]);
  return [
    ...(begun.length > 0 ? [now] : []),
    ...[...months].toSorted().map((month) => ({
      key: month,
      heading: longDate(month),
      shown: others.filter(({ start }) => start.startsWith(month)),
      isLate: false,
      hasArrival: month === arrivalMonth,
    })),
  ];
}
