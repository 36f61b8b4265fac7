import { dollarsText } from "#domain/dollars-text.ts";
import { durationText } from "#domain/duration-text.ts";
import { Fragment, type ReactNode, useId } from "react";
import type { IsoDate } from "#domain/facts.ts";
import { isDay } from "#domain/plan-inputs.ts";
import { oldestDays } from "#domain/plan-money.ts";
import type { PlacedTask } from "#domain/plan-moves.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate, shortDate } from "#domain/long-date.ts";
import { Input } from "#web/ui/input.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { PlanKitFile } from "./kit-file.tsx";
import { PLAN_TEXTS } from "./plan-copy.ts";
import { type KeptPlan, NOTE_LIMIT } from "./plan-store.ts";
import { daysText, describeProblem, figureDaysText } from "./plan-words.ts";
import { SourceMarks, type SourceNumbers } from "./printed-sources.tsx";
import { Sources, TaskFacts } from "./task-facts.tsx";
import type { MyPlan } from "./use-my-plan.ts";

const texts = PLAN_TEXTS.task;

type TaskRowProps = {
  task: PlacedTask;
  titles: ReadonlyMap<string, string>;
  kit: PlanKitFile;
  today: IsoDate;
  state: MyPlan;
  numbers: SourceNumbers;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Tells screen readers what became of the task. */
  onAnnounce: (text: string) => void;
};

/** A task: its days and cost in two lines, the rest folded below them. */
export function TaskRow({ task, titles, kit, today, state, numbers, isOpen, onToggle, onAnnounce }: TaskRowProps) {
  const { own, tick } = state;
  const { id, title, isDone, stage } = task;
  const note = own?.notes[id] ?? "";

  return (
    <li data-slot="plan-task" data-task={id} data-stage={stage} data-done={isDone || undefined}>
      {own && (
        <label className="plan-tick">
          <input
            type="checkbox"
            checked={isDone}
            onChange={() => tick(own, id, !isDone)}
            data-control="tick"
            aria-label={interpolate(texts.done, { title })}
          />
        </label>
      )}
      <Disclosure
        open={isOpen}
        onToggle={(event) => onToggle(event.currentTarget.open)}
        row={{ className: "plan-task" }}
        summary={
          <>
            <span className="plan-stage">{PLAN_TEXTS.stages[stage]}</span>
            <span className="plan-title">{title}</span>
            <span className="plan-when">
              {describeWhen(task, today).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && " · "}
                  <span className={index < 2 ? "whitespace-nowrap" : undefined}>{part}</span>
                </Fragment>
              ))}
            </span>
            <Problems task={task} titles={titles} today={today} />
          </>
        }
      >
        <div className="plan-body">
          <p className="measure">
            {task.why}
            <SourceMarks ids={task.facts} kit={kit} numbers={numbers} />
          </p>
          <Rows task={task} titles={titles} kit={kit} today={today} />
          {task.more && (
            <NavAnchor to={task.more.path} data-print="hide" className="link-standalone mt-3 inline-block">
              {task.more.label}
            </NavAnchor>
          )}
          {own && <MoveField task={task} own={own} state={state} onAnnounce={onAnnounce} />}
          {own && (
            <label data-print="hide" className="mt-4 block text-sm font-semibold">
              {texts.note}
              <Textarea
                rows={2}
                maxLength={NOTE_LIMIT}
                value={note}
                onChange={(event) => state.note(own, id, event.currentTarget.value)}
                data-control="note"
                className="mt-1 font-normal"
              />
            </label>
          )}
          {note && <p className="mt-1 hidden italic print:block">{note}</p>}
          <TaskFacts ids={task.facts} kit={kit} />
        </div>
      </Disclosure>
    </li>
  );
}

/** "Begin by Mar 3", "done by Jun 1", "$200-$400": its days each in one line. */
function describeWhen(
  { start, finish, isMoved, householdUsd, costUsd, costFacts }: PlacedTask,
  today: IsoDate,
): string[] {
  const parts = [
    interpolate(isMoved ? texts.beginMoved : texts.begin, { start: shortDate(start, today) }),
    interpolate(isMoved ? texts.finishMoved : texts.finish, { finish: shortDate(finish, today) }),
  ];
  if (householdUsd === null) parts.push(costFacts ? texts.feeVaries : texts.feeUnknown);
  else if (costUsd) parts.push(dollarsText(householdUsd));
  return parts;
}

/** Why it does not fit where it stands. */
function Problems({ task, titles, today }: Pick<TaskRowProps, "task" | "titles" | "today">) {
  const { isMoved, lateDays, problems } = task;
  const lines = problems.map((problem) => describeProblem(problem, titles, today));
  if (!isMoved && lateDays > 0) lines.unshift(interpolate(texts.short, { days: daysText(lateDays) }));
  return lines.map((line) => (
    <span key={line} className="plan-problem">
      {line}
    </span>
  ));
}

function Rows({ task, titles, kit, today }: Pick<TaskRowProps, "task" | "titles" | "kit" | "today">) {
  const { takesDays, papers = [], costUsd, costFor, costFacts, costLacks, householdUsd, where, after } = task;
  const rows: { row: string; label: string; value: ReactNode }[] = [
    { row: "takes", label: texts.takes, value: takesDays ? durationText(takesDays) : texts.takesUnknown },
  ];
  if (papers.length > 0) {
    rows.push({
      row: "papers",
      label: texts.papers,
      value: (
        <ul className="list-disc pl-6">
          {papers.map(({ name, takesDays: days }) => (
            <li key={name}>{days ? `${name}: ${durationText(days)}` : name}</li>
          ))}
        </ul>
      ),
    });
  }
  if (householdUsd === null)
    rows.push({
      row: "cost",
      label: texts.cost,
      value: costFacts ? `${texts.costVaries} ${describeDays(costFacts, kit, today)}` : texts.costUnknown,
    });
  else if (costUsd) {
    const amount = dollarsText(householdUsd);
    const all = costFor ? interpolate(texts.costHousehold, { amount }) : amount;
    const part = costLacks && interpolate(texts.costLacks, { part: costLacks });
    rows.push({
      row: "cost",
      label: texts.cost,
      value: [`${all}. ${describeDays(costFacts, kit, today)}`, part].filter(Boolean).join(" "),
    });
  }
  if (where) {
    const words = where.fact && kit.facts[where.fact]?.text;
    rows.push({
      row: "where",
      label: words ? texts.where : texts.office,
      value: (
        <>
          {words && `${words}: `}
          <NavAnchor to={where.url} className="link">
            {where.name}
          </NavAnchor>
        </>
      ),
    });
  }
  rows.push({ row: "source", label: texts.source, value: <SourcesOfTask ids={task.facts} kit={kit} today={today} /> });
  if (after.length > 0)
    rows.push({ row: "waitsFor", label: texts.waitsFor, value: after.map((id) => titles.get(id)).join("; ") });
  return (
    <dl className="plan-rows">
      {rows.map(({ row, label, value }) => (
        <div key={row} data-row={row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "Entered Nov 23, not confirmed." */
function describeDays(ids: readonly string[] | undefined, kit: PlanKitFile, today: IsoDate): string {
  const facts = (ids ?? []).flatMap((id) => kit.facts[id] ?? []);
  if (facts.length === 0) return "";
  const text = figureDaysText(oldestDays(facts), today);
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** So many pages of a task are named in its row; the records below name all. */
const PAGES = 2;

/** The pages that a task rests on, when they were entered, and whether offices confirmed them all. */
function SourcesOfTask({ ids, kit, today }: { ids: readonly string[]; kit: PlanKitFile; today: IsoDate }) {
  const sources = ids.flatMap((id) => (kit.facts[id]?.basis === "read" ? kit.facts[id].sources : []));
  const pages = [...new Map(sources.map((source) => [source.url, source])).values()];
  const more = pages.length - PAGES;
  return (
    <>
      {pages.length === 0 ? texts.estimate : <Sources fact={{ sources: pages.slice(0, PAGES) }} />}
      {more > 0 && `; ${interpolate(texts.sourceMore, { count: String(more) })}`}
      {`${pages.length === 0 ? "" : "."} ${describeDays(ids, kit, today)}`}
    </>
  );
}

type MoveFieldProps = Pick<TaskRowProps, "task" | "state" | "onAnnounce"> & { own: KeptPlan };

/** Moves a task to another day; the day that it has by the plan is one press away. */
function MoveField({ task, own, state, onAnnounce }: MoveFieldProps) {
  const field = useId();
  const { id, title, start, startBy, isMoved } = task;

  function move(day: IsoDate | null) {
    state.move(own, id, day);
    onAnnounce(interpolate(texts.moved, { title, day: longDate(day ?? startBy) }));
  }

  function moveTo(value: string) {
    if (isDay(value) && value !== start) move(value);
  }

  return (
    <div data-print="hide" className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-2">
      <div>
        <label htmlFor={field} className="block text-sm font-semibold">
          {texts.move}
        </label>
        <Input
          key={start}
          id={field}
          type="date"
          defaultValue={start}
          data-control="day"
          onBlur={({ currentTarget: { value } }) => moveTo(value)}
          onKeyDown={({ key, currentTarget: { value } }) => {
            if (key === "Enter") moveTo(value);
          }}
          className="mt-1 w-48"
        />
      </div>
      {isMoved && (
        <button type="button" onClick={() => move(null)} data-control="reset" className="link-standalone">
          {interpolate(texts.reset, { day: longDate(startBy) })}
        </button>
      )}
    </div>
  );
}
