import type { IsoDate } from "#domain/facts.ts";
import type { FigureDays, PlanInputs } from "#domain/plan.ts";
import { MONEY_LINES, type MoneyLine, type NotCounted } from "#domain/plan-money.ts";
import { PLAN_LIMITS } from "#domain/plan-inputs.ts";
import { SCHOOL_AGE } from "#domain/plan-answers.ts";
import type { MoveProblem } from "#domain/plan-moves.ts";
import type { Range } from "#domain/range.ts";
import { BUDGET_TEXTS } from "#web/features/city-budget/copy.ts";
import { amount } from "#web/lib/amounts.ts";
import { dollarsText } from "#domain/dollars-text.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { shortDate } from "#domain/long-date.ts";
import { PLAN_TEXTS } from "./plan-copy.ts";

export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

/** "2 adults, 1 child under 4, 2 children of 4 to 17, 1 animal": of ages no more than a link tells. */
export function householdWords({ adults, childrenAges, animals }: PlanInputs): string {
  const young = childrenAges.filter((age) => age < SCHOOL_AGE).length;
  const older = childrenAges.length - young;
  return [
    adults === 1 ? "1 adult" : `${adults} adults`,
    ...(young > 0 ? [`${young === 1 ? "1 child" : `${young} children`} under ${SCHOOL_AGE}`] : []),
    ...(older > 0
      ? [`${older === 1 ? "1 child" : `${older} children`} of ${SCHOOL_AGE} to ${PLAN_LIMITS.childAge}`]
      : []),
    ...(animals > 0 ? [animals === 1 ? "1 animal" : `${animals} animals`] : []),
  ].join(", ");
}

/** "entered Nov 23, not confirmed"; nothing where nothing is published. */
export function figureDaysText({ enteredOn, confirmedOn }: FigureDays, today: IsoDate): string {
  const { entered, confirmed } = PLAN_TEXTS.money;
  const day = confirmedOn ?? enteredOn;
  return day ? interpolate(confirmedOn ? confirmed : entered, { day: shortDate(day, today) }) : "";
}

/** What is in no sum, by why it is not. */
export function notCountedGroups(notCounted: readonly NotCounted[]): { title: string; lines: readonly string[] }[] {
  const texts = PLAN_TEXTS.money.notCounted;
  const linesOf = (...kinds: readonly NotCounted["kind"][]) =>
    notCounted.filter(({ kind }) => kinds.includes(kind)).map(describeNotCounted);
  return [
    { title: texts.unsaid, lines: linesOf("unsaid") },
    { title: texts.unnamed, lines: linesOf("line", "unnamed", "part") },
    { title: texts.varies, lines: linesOf("varies") },
    { title: texts.besides, lines: [...linesOf("capital"), texts.always] },
  ].filter(({ lines }) => lines.length > 0);
}

function describeNotCounted(one: NotCounted): string {
  const texts = PLAN_TEXTS.money.notCounted;
  switch (one.kind) {
    case "unsaid":
      return texts[one.field];
    case "line":
      return isMoneyLine(one.line) ? PLAN_TEXTS.money.lines[one.line] : BUDGET_TEXTS.lines[one.line];
    case "part":
      return interpolate(texts.part, one);
    case "capital":
      return interpolate(texts.capital, {
        permit: one.permit,
        amount: dollarsText({ from: one.usd, to: one.usd }),
      });
    default:
      return one.title;
  }
}

function isMoneyLine(line: string): line is MoneyLine {
  return (MONEY_LINES as readonly string[]).includes(line);
}

/** Whether savings or a budget cover a range: all of it, its lower end, or not even that. */
export function judgeText(has: number, needed: Range, name: "savings" | "budget"): string {
  const { enough, maybe, short: shortOf, budgetEnough, budgetMaybe, budgetShort } = PLAN_TEXTS.money;
  const [all, some, none] = name === "savings" ? [enough, maybe, shortOf] : [budgetEnough, budgetMaybe, budgetShort];
  const missing = [needed.from - has, needed.to - has].map((short) => amount(Math.max(0, short), "USD"));
  if (has >= needed.to) return interpolate(all, { [name]: amount(has, "USD") });
  const isLeast = has >= needed.from;
  const short = isLeast || missing[0] === missing[1] ? missing[1]! : missing.join("-");
  return interpolate(isLeast ? some : none, { [name]: amount(has, "USD"), short });
}

/** Why a task does not fit where it stands. */
export function describeProblem(problem: MoveProblem, titles: ReadonlyMap<string, string>, today: IsoDate): string {
  const words = PLAN_TEXTS.problems;
  switch (problem.kind) {
    case "past":
      return words.past;
    case "early":
      return interpolate(words.early, { day: shortDate(problem.from, today) });
    case "waits":
      return interpolate(words.waits, {
        task: problem.tasks.map((id) => titles.get(id)).join("”, “"),
        day: shortDate(problem.until, today),
      });
    case "late":
      return interpolate(words.late, { days: daysText(problem.days) });
  }
}
