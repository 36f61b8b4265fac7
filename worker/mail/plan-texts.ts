import { middleOf, roundEnds } from "../../domain/dollars-text.ts";
import { durationText } from "../../domain/duration-text.ts";
import { calendarDay } from "../../domain/calendar-day.ts";
import { dollars } from "../../domain/calculation-summary.ts";
import { countryById } from "../../domain/countries.ts";
import type { IsoDate } from "../../domain/facts.ts";
import { greeting } from "../../domain/greeting.ts";
import { makePlan, type Plan, type PlanKit, type PlannedTask } from "../../domain/plan.ts";
import type { Range } from "../../domain/range.ts";
import { planParams } from "../../domain/plan-inputs.ts";
import type { LineId } from "../../domain/city-budget.ts";
import { type LateConflict, lateConflicts } from "../../domain/plan-conflicts.ts";
import { householdMoney, MONEY_LINES, type MoneyLine, type NotCounted } from "../../domain/plan-money.ts";
import { deadlineOf } from "../../domain/plan-reminders.ts";
import type { Configuration } from "../env.ts";
import type { Lead, PlanRow } from "../db/schema.ts";
import type { PlanChange, PlanReminder } from "../db/schema.ts";
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
      `Here’s the plan you asked for: arriving in ${countryName(row)} in ${monthName(row.month)}, as of ${longDay(today)}.`,
      ...(plan
        ? [`${countOf(open.length, "task is", "tasks are")} open, ${tasks.length - open.length} done.`, CHECK_FIRST]
        : [NO_KIT]),
      ...wishLines(row),
    ],
    markdown:
      plan && kit
        ? [
            ...conflictBlocks(plan),
            ...monthBlocks(open, row, today),
            ...moneyBlocks(plan, row, kit, today),
            ...sourceBlocks(open, kit),
          ].join("\n\n")
        : "",
    links: [openLink(configuration, row)],
  };
}

const NO_KIT = "We can’t make a dated plan for this country right now. Open the link to try again.";

/** What is sent once the plan is confirmed. */
function wishLines({ reminders, changes }: PlanRow): string[] {
  const wished = [
    ...(reminders ? ["a reminder a month before each deadline, in at most one email a week"] : []),
    ...(changes ? ["an email when a fact in this plan changes, at most once a week"] : []),
  ];
  return wished.length > 0 ? [`You chose ${wished.join(", and ")}. That begins once you confirm below.`] : [];
}

function conflictBlocks(plan: Plan): string[] {
  const { tasks, firstMonth } = plan;
  const late = lateConflicts(plan, tasks);
  if (late.length === 0) return [];
  return [
    "## What won’t be ready in time",
    "Even if you start today, these finish too late for this arrival:",
    late.map((conflict) => `- ${lateText(conflict)}`).join("\n"),
    firstMonth
      ? `The first month you can make is **${monthName(firstMonth)}**. To arrive earlier, first find out what you may do as a visitor.`
      : "No month in the next five years works: ask the offices before you book anything.",
  ];
}

/** What is late, and what must come before it. */
function lateText({ tasks, before, ready, days, follows }: LateConflict): string {
  const names = tasks.map(({ title }) => `**${escape(title)}**`).join(", ");
  const chain = before
    .map((one) => `${escape(one.title)} (${one.takesDays ? durationText(one.takesDays) : "time not published"})`)
    .join(", then ");
  const [{ startBy }] = tasks;
  return [
    `${names}: ${countOf(days, "day", "days")} late${chain ? "" : `; you’d have needed to start by ${longDay(startBy)}`}.`,
    ...(chain ? [`First comes ${chain}; one after the other, you’d finish ${longDay(ready)}.`] : []),
    ...(follows.length > 0 ? [`This also delays: ${escape(titlesOf(follows))}.`] : []),
  ].join(" ");
}

function titlesOf(tasks: readonly PlannedTask[]): string {
  return tasks.map(({ title }) => title).join("; ");
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
      `- **${escape(task.title)}**: ${daysText(deadline, task.finishBy, today)} ${takesText(task.takesDays)}${feeText(task)}${papersText(task)}`,
    );
    blocks.set(heading, items);
  }
  return [...blocks].flatMap(([heading, items]) => [`## ${heading}`, items.join("\n")]);
}

function daysText(deadline: IsoDate, finishBy: IsoDate, today: IsoDate): string {
  const begin =
    deadline < today
      ? `start now (you’d have needed to start by ${longDay(deadline)})`
      : `start by ${longDay(deadline)}`;
  return finishBy < today ? `${begin}.` : `${begin}, finish by ${longDay(finishBy)}.`;
}

function takesText(days: Range | null): string {
  if (days === null) return "How long it takes isn’t published.";
  if (days.to <= 1) return "";
  return `It takes ${durationText(days)}.`;
}

function papersText({ papers = [] }: PlannedTask): string {
  return papers.length > 0 ? ` Papers: ${escape(papers.map(({ name }) => name).join("; "))}.` : "";
}

function feeText({ householdUsd, costUsd, costFacts, costLacks }: PlannedTask): string {
  if (costUsd === undefined) return "";
  if (householdUsd === null) return costFacts ? " The cost varies: see the plan." : " The cost isn’t published.";
  return ` Fee: ${rangeText(householdUsd)}${costLacks ? `, not including ${escape(costLacks)}` : ""}.`;
}

function rangeText({ from, to }: Range): string {
  return from === to ? dollars(to) : `${dollars(from)} to ${dollars(to)}`;
}

/** The cash that the move needs, line by line, and what is in no sum. */
function moneyBlocks(plan: Plan, { inputs }: PlanRow, kit: PlanKit, today: IsoDate): string[] {
  const { lines, items, total, notCounted } = householdMoney(plan, inputs, kit, today);
  const sums = MONEY_LINES.map((line) => {
    const range = line === "tasks" && items.length === 0 ? null : lines[line];
    return `- ${LINE_NAMES[line]}: ${range ? rangeText(range) : "not known"}`;
  });
  return [
    "## The money",
    [
      ...sums,
      `- **Cash needed, as far as known: ${rangeText(middleOf(total))}** (${rangeText(roundEnds(total))})`,
    ].join("\n"),
    `Not included: ${escape([...notCounted.map(notCountedText), "health insurance, flights, furniture and taxes"].join("; "))}.`,
  ];
}

const LINE_NAMES: Readonly<Record<MoneyLine | LineId, string>> = {
  tasks: "Fees and costs of the tasks",
  arrival: "Rent in advance and deposit",
  living: "Three months of living",
  reserve: "A reserve of three more months",
  rent: "rent",
  food: "food",
  transport: "transport",
  utilities: "power and water",
  internet: "internet",
  backup: "backup power",
  help: "help at home",
};

function notCountedText(one: NotCounted): string {
  switch (one.kind) {
    case "unnamed":
      return `${one.title} (not published)`;
    case "varies":
      return `${one.title} (amounts differ)`;
    case "part":
      return `${one.title}: ${one.part} (not published)`;
    case "line":
      return `${LINE_NAMES[one.line]} (not published)`;
    case "capital":
      return `what ${one.permit} asks you to invest, deposit or show, about ${dollars(one.usd)}`;
    case "unsaid":
      return one.field === "permit"
        ? "a permit, because none is in this plan"
        : "what depends on the passport, because you named none";
  }
}

/** The pages that each task with a fee rests on, and when we read them. */
function sourceBlocks(open: readonly PlannedTask[], { facts }: PlanKit): string[] {
  const items = open
    .filter(({ costUsd }) => costUsd)
    .map((task) => {
      const records = task.facts.flatMap((id) => facts[id] ?? []);
      const sources = records.flatMap((record) => record.sources);
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
      `These tasks of your plan to arrive in ${countryName(row)} in ${monthName(row.month)} are due to start soon. We don’t know what you’ve checked off since you sent us the plan.`,
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
      `Something in your plan to arrive in ${countryName(row)} in ${monthName(row.month)} has changed since our last email. Open the plan: its dates and costs may have moved.`,
    ],
    markdown: [
      ...facts.map(({ tasks, before, now, source }) =>
        [
          `### ${escape(tasks.join(", "))}`,
          `**Before:** ${escape(before)}`,
          `**Now:** ${escape(now)}${source ? ` ([source](<${source}>))` : ""}`,
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
