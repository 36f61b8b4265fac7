import { PLAN_ANSWER_NAMES } from "#domain/plan-events.ts";
import type { BarListProps } from "#web/pictures/charts/bar-list.tsx";
import { OFFER_NAMES, VISIT_TEXTS as TEXTS } from "./copy.ts";
import type { Visits } from "./queries.ts";
import { campaignParts, compareWeeks, pageName, planAnswerName } from "./format.ts";

/** Names by their counts of this week. */
export type NameList = { name: string } & Pick<BarListProps, "headings" | "rows" | "color">;

type ListTexts = Pick<NameList, "name" | "headings">;

/** Each name with its count of last week. @param labelOf how a name is shown */
function list(
  { name, headings }: ListTexts,
  rows: Visits["pages"],
  labelOf: (name: string) => string,
  color: NameList["color"] = 1,
): NameList {
  return {
    name,
    headings,
    color,
    rows: rows.map(({ name: key, ...weeks }) => ({
      key,
      label: labelOf(key),
      value: weeks.thisWeek,
      mark: compareWeeks(weeks),
    })),
  };
}

/** What was opened, searched for and used. */
export function visitLists(visits: Visits): NameList[] {
  const toolNames: Readonly<Record<string, string>> = TEXTS.tools.names;
  return [
    list(TEXTS.pages, visits.pages, pageName),
    list(TEXTS.firstPages, visits.firstPages, pageName, 3),
    list(TEXTS.unanswered, visits.unanswered, (name) => name, 3),
    campaignList(visits.campaigns),
    list(TEXTS.tools, visits.tools, (name) => toolNames[name] ?? name),
    list(TEXTS.offers, visits.offers, (name) => OFFER_NAMES[name] ?? name, 3),
  ];
}

/** For which countries, months and reasons plans were made, with an email or without. */
export function planLists(plans: Visits["plans"]): NameList[] {
  return PLAN_ANSWER_NAMES.map((answer) =>
    list(TEXTS.plans[answer], plans[answer], (name) => planAnswerName(answer, name)),
  );
}

function campaignList(campaigns: Visits["campaigns"]): NameList {
  const { name, headings } = TEXTS.campaigns;
  const rows = campaigns.map((campaign) => ({
    key: campaign.name,
    label: pageName(campaign.name),
    value: campaign.views,
    mark: campaignParts(campaign) || undefined,
  }));
  return { name, headings, rows };
}
