import type { IsoDate } from "#domain/facts.ts";
import type { Plan } from "#domain/plan.ts";
import type { PlacedTask } from "#domain/plan-moves.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#web/lib/long-date.ts";
import type { PlanKitFile } from "./kit-file.tsx";
import { PLAN_TEXTS } from "./plan-copy.ts";
import { monthText } from "./plan-words.ts";
import { TaskRow } from "./task-row.tsx";
import type { MyPlan } from "./use-my-plan.ts";

const texts = PLAN_TEXTS.timeline;

type TimelineProps = {
  kit: PlanKitFile;
  plan: Plan;
  tasks: readonly PlacedTask[];
  today: IsoDate;
  state: MyPlan;
};

/** The tasks by the month in which they begin, with the arrival among them. */
export function Timeline({ kit, plan, tasks, today, state }: TimelineProps) {
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
      <ol className="plan-months">
        {groups.map(({ month, shown, isNow, hasArrival }) => (
          <li key={isNow ? "now" : month} data-slot="plan-month" data-now={isNow || undefined}>
            <h4 className="font-serif text-xl font-semibold">{isNow ? texts.overdue : monthText(month)}</h4>
            <div>
              {hasArrival && (
                <p className="plan-arrival">
                  {texts.arrival} <span>{longDate(plan.arrival)}</span>
                </p>
              )}
              <ul className="plan-tasks">
                {shown.map((task) => (
                  <TaskRow key={task.id} task={task} titles={titles} kit={kit} today={today} state={state} />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Group = { month: string; shown: readonly PlacedTask[]; isNow: boolean; hasArrival: boolean };

/** What should have begun comes first; the month of the arrival is there even where no task begins in it. */
function groupByMonth(tasks: readonly PlacedTask[], arrival: IsoDate, today: IsoDate): Group[] {
  const isOverdue = (task: PlacedTask) => task.start <= today && !task.isDone;
  const overdue = tasks.filter(isOverdue);
  const others = tasks.filter((task) => !isOverdue(task));
  const arrivalMonth = arrival.slice(0, 7);
  const months = new Set([...others.map(({ start }) => start.slice(0, 7)), arrivalMonth]);
  return [
    ...(overdue.length > 0 ? [{ month: today.slice(0, 7), shown: overdue, isNow: true, hasArrival: false }] : []),
    ...[...months].toSorted().map((month) => ({
      month,
      shown: others.filter(({ start }) => start.startsWith(month)),
      isNow: false,
      hasArrival: month === arrivalMonth,
    })),
  ];
}
