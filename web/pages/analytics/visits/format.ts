import { countryById, type CountryId } from "#domain/countries.ts";
import { type Reason, REASON_LABELS } from "#domain/reasons.ts";
import type { PlanAnswer } from "#domain/plan-events.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { withThousands } from "#domain/thousands.ts";
import { VISIT_TEXTS as TEXTS } from "./copy.ts";
import type { Visits } from "./queries.ts";

/** Last week's count, and how far this week is above or below it: "last week 40, up 25%". */
export function compareWeeks({ thisWeek, lastWeek }: { thisWeek: number; lastWeek: number }): string {
  const before = interpolate(TEXTS.lastWeek, { count: withThousands(lastWeek) });
  // Of nothing there is no percentage, and of a few it says nothing.
  if (lastWeek < 10) return before;
  const percent = Math.round(((thisWeek - lastWeek) / lastWeek) * 100);
  const { up, down, same } = TEXTS.change;
  const change =
    percent === 0 ? same : interpolate(percent > 0 ? up : down, { percent: withThousands(Math.abs(percent)) });
  return `${before}, ${change}`;
}

/** What came of a campaign's visits, without what did not happen: "12 visits, 3 tools used". */
export function campaignParts(campaign: Visits["campaigns"][number]): string {
  const { parts } = TEXTS.campaigns;
  return (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => campaign[part] > 0)
    .map((part) => countText(parts[part], campaign[part]))
    .join(", ");
}

/** A page by its path, and the rest of the pages. */
export function pageName(name: string): string {
  if (name === "/") return TEXTS.home;
  return name === "other" ? TEXTS.other : name;
}

/** A country, month or reason of plans, and the rest of them. */
export function planAnswerName(answer: PlanAnswer, name: string): string {
  if (name === "other") return TEXTS.other;
  switch (answer) {
    case "country":
      return countryById(name as CountryId).name;
    case "month":
      return longDate(name);
    case "reason":
      return REASON_LABELS[name as Reason];
  }
}

/** The steps of a form as bars; the one where most stop says how many. */
export function formRows({ sent, fields }: Visits["forms"][number]) {
  const most = Math.max(...fields.map(({ stopped }) => stopped));
  const worst = most > 0 ? fields.find(({ stopped }) => stopped === most) : undefined;
  return [
    ...fields.map((field) => ({
      key: field.field,
      label: TEXTS.forms.fields[field.field] ?? field.field,
      value: field.reached,
      mark: field === worst ? countText(TEXTS.forms.stopped, most) : undefined,
      color: field === worst ? (2 as const) : undefined,
    })),
    { key: "sent", label: TEXTS.forms.sent, value: sent, mark: undefined, color: undefined },
  ];
}
