import { calendarDay } from "../../domain/calendar-day.ts";
import { dollars } from "../../domain/calculation-summary.ts";
import { countryById } from "../../domain/countries.ts";
import type { IsoDate } from "../../domain/facts.ts";
import { greeting } from "../../domain/greeting.ts";
import { makePlan, type Plan, type PlanKit, type PlannedTask } from "../../domain/plan.ts";
import type { Range } from "../../domain/range.ts";
import { planParams } from "../../domain/plan-inputs.ts";
import { householdMoney } from "../../domain/plan-money.ts";
import { deadlineOf } from "../../domain/plan-reminders.ts";
import type { Configuration } from "../env.ts";
import type { Lead } from "../store/leads.ts";
import type { PlanRow } from "../store/plan-rows.ts";
import type { PlanChange, PlanReminder } from "../store/schema.ts";
import type { MailText } from "./texts.ts";

// The mails about a plan: the plan itself, reminders, and facts that changed. Their words come from our pages, never from
// who sent the plan, but for a plain name.

const CHECK_FIRST =
  "Dates and fees are a plan, not advice: no office has confirmed them. Ask the office that each task names before you pay or book.";

/** The plan as it was sent, computed anew. @param kit null where there is none for the country */
export function planMail(configuration: Configuration, lead: Lead, row: PlanRow, kit: PlanKit | null): MailText {
  const today = calendarDay(row.createdAt, "UTC");
  const plan = kit && makePlan(row.inputs, kit, today, row.done);
  const tasks = plan?.tasks ?? [];
  const open = tasks.filter(({ isDone }) => !isDone);
  return {
    subject: `Your plan: ${countryName(row)} in ${monthName(row.month)}`,
    paragraphs: [
      greeting(lead.name),
      `Here is the plan that you asked for: to arrive in ${countryName(row)} in ${monthName(row.month)}. It was computed on ${longDay(today)}.`,
      ...(plan
        ? [`${countOf(open.length, "task is", "tasks are")} open, ${tasks.length - open.length} done.`, CHECK_FIRST]
        : [NO_KIT]),
      ...wishLines(row),
    ],
    markdown:
      plan && kit
        ? [
            ...conflictBlocks(plan, today),
            ...monthBlocks(open, row, today),
            ...moneyBlocks(plan, row, kit, today),
            ...sourceBlocks(open, kit),
          ].join("\n\n")
        : "",
    links: [openLink(configuration, row)],
  };
}

const NO_KIT = "Our pages cannot compute a dated plan for this country now. Open the link to try again.";

/** What is sent once the plan is confirmed. */
function wishLines({ reminders, changes }: PlanRow): string[] {
  const wished = [
    ...(reminders ? ["a reminder a month before each deadline, in at most one email a week"] : []),
    ...(changes ? ["an email when a fact in this plan changes, at most once a week"] : []),
  ];
  return wished.length > 0 ? [`You chose ${wished.join(", and ")}. That begins once you confirm below.`] : [];
}

function conflictBlocks({ tasks, firstMonth }: Plan, today: IsoDate): string[] {
  const late = tasks.filter(({ lateDays }) => lateDays > 0);
  if (late.length === 0) return [];
  return [
    "## What does not fit",
    "Even begun today, these are done later than this arrival needs them:",
    late
      .map(
        (task) =>
          `- **${escape(task.title)}**: ${countOf(task.lateDays, "day", "days")} late${task.startBy < today ? `; it had to begin by ${longDay(task.startBy)}` : ""}.`,
      )
      .join("\n"),
    firstMonth
      ? `The first month of arrival in which everything can be met is **${monthName(firstMonth)}**. To arrive earlier, find out first what you may do on a visitor's entry.`
      : "No month of the next five years meets everything: ask the offices before you book anything.",
  ];
}

/** The open tasks under the month in which each must be begun; what should have begun comes first. */
function monthBlocks(open: readonly PlannedTask[], row: PlanRow, today: IsoDate): string[] {
  const blocks = new Map<string, string[]>();
  const sorted = open.toSorted((a, b) => (deadlineOf(a, row) < deadlineOf(b, row) ? -1 : 1));
  for (const task of sorted) {
    const deadline = deadlineOf(task, row);
    const heading = deadline <= today ? "Now" : monthName(deadline.slice(0, 7));
    const items = blocks.get(heading) ?? [];
    items.push(
      `- **${escape(task.title)}**: ${daysText(deadline, task.finishBy, today)} ${takesText(task.takesDays)}${feeText(task)}`,
    );
    blocks.set(heading, items);
  }
  return [...blocks].flatMap(([heading, items]) => [`## ${heading}`, items.join("\n")]);
}

function daysText(deadline: IsoDate, finishBy: IsoDate, today: IsoDate): string {
  const begin =
    deadline < today ? `begin now (it had to begin by ${longDay(deadline)})` : `begin by ${longDay(deadline)}`;
  return finishBy < today ? `${begin}.` : `${begin}, be done by ${longDay(finishBy)}.`;
}

function takesText(days: Range | null): string {
  if (days === null) return "How long it takes, no page says.";
  if (days.to <= 1) return "";
  return `It takes ${days.from === days.to ? "" : `${days.from} to `}${days.to} days.`;
}

function feeText({ householdUsd, costUsd }: PlannedTask): string {
  if (costUsd === undefined) return "";
  if (householdUsd === null) return " What it costs, no page says.";
  return ` Fee: ${rangeText(householdUsd)}.`;
}

function rangeText({ from, to }: Range): string {
  return from === to ? dollars(to) : `${dollars(from)} to ${dollars(to)}`;
}

/** The cash that the whole move needs. */
function moneyBlocks(plan: Plan, { inputs }: PlanRow, kit: PlanKit, today: IsoDate): string[] {
  const { total } = householdMoney(plan, inputs, kit, today);
  return ["## The money", `Cash needed, as far as it is known: **${rangeText(total)}**.`];
}

/** The pages that each task with a fee rests on, and when we read them. */
function sourceBlocks(open: readonly PlannedTask[], { facts }: PlanKit): string[] {
  const items = open
    .filter(({ costUsd }) => costUsd)
    .map((task) => {
      const records = task.facts.flatMap((id) => facts[id] ?? []);
      const sources = records.flatMap((record) => record.sources).filter(({ url }) => url !== null);
      const named = [...new Map(sources.map((source) => [source.url, source])).values()].map(
        ({ publisher, url, date }) => `[${escape(publisher)}](<${url}>)${date ? `, dated ${longDay(date)}` : ""}`,
      );
      const [readOn] = records.map(({ enteredOn }) => enteredOn).toSorted();
      return named.length > 0
        ? `- ${escape(task.title)}: ${named.join("; ")}. Entered on ${longDay(readOn!)}.`
        : `- ${escape(task.title)}: our estimate, explained in the plan.`;
    });
  return items.length > 0 ? ["## What the tasks with a fee rest on", items.join("\n")] : [];
}

/** What is due soon. */
export function reminderMail(
  configuration: Configuration,
  lead: Lead,
  row: PlanRow,
  { tasks }: PlanReminder,
  now: number,
): MailText {
  const today = calendarDay(now, "UTC");
  return {
    subject:
      tasks.length === 1
        ? `Due soon: ${tasks[0]!.title}`
        : `${tasks.length} tasks of your move to ${countryName(row)} are due soon`,
    paragraphs: [
      greeting(lead.name),
      `These tasks of your plan to arrive in ${countryName(row)} in ${monthName(row.month)} are to be begun soon. What you ticked since you sent us the plan, we do not know.`,
    ],
    markdown: [
      tasks
        .map(
          ({ title, deadline, finishBy, takesDays }) =>
            `- **${escape(title)}**: ${daysText(deadline, finishBy, today)} ${takesText(takesDays)}`,
        )
        .join("\n"),
      CHECK_FIRST,
    ].join("\n\n"),
    links: [openLink(configuration, row)],
  };
}

/** Which facts say something else. */
export function changeMail(
  configuration: Configuration,
  lead: Lead,
  row: PlanRow,
  { facts, more }: PlanChange,
): MailText {
  const count = facts.length + more;
  return {
    subject: `${countOf(count, "fact", "facts")} in your plan for ${countryName(row)} changed`,
    paragraphs: [
      greeting(lead.name),
      `This changed in what we publish since your plan to arrive in ${countryName(row)} in ${monthName(row.month)} was last told. Open the plan: its dates and costs may have moved.`,
    ],
    markdown: [
      ...facts.map(({ tasks, before, now, source }) =>
        [
          `### ${escape(tasks.join(", "))}`,
          `**Before:** ${escape(before)}`,
          `**Now:** ${escape(now)}${source ? ` ([the page it was read on](<${source}>))` : ""}`,
        ].join("\n\n"),
      ),
      ...(more > 0 ? [`${countOf(more, "more change is", "more changes are")} in the plan.`] : []),
      CHECK_FIRST,
    ].join("\n\n"),
    links: [openLink(configuration, row)],
  };
}

/** Without names that only the sender knows: a stranger could write to somebody by them. */
function openLink({ origin }: Configuration, { inputs, permit }: PlanRow) {
  const known = { ...inputs, city: null, permit: inputs.permit === permit ? permit : null };
  return { label: "Open your plan", url: `${origin}/my-plan?${planParams(known)}` };
}

function countryName({ country }: PlanRow): string {
  return countryById(country).name;
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function longDay(day: IsoDate): string {
  return new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

function monthName(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
}

/** A text of our pages whose signs mean nothing to Markdown, on one line. */
function escape(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_[\]<>#~|&]/g, String.raw`\$&`);
}
