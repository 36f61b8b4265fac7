import { CHAPTER_IDS } from "./chapter-ids.ts";
import { CALCULATOR_COSTS } from "./calculator-input.ts";
import { foldText } from "./fold-text.ts";
import { COUNTRY_IDS } from "./country-ids.ts";
import { type FormName, OPT_IN_ANSWER_NAMES, PLAN_WISHES, type PlanWish } from "./lead.ts";
import { checkoutUrl, OFFERS } from "./offers.ts";
import { ownerPageAt } from "./owner-pages.ts";
import { PLAN_ANSWERS, type PlanAnswer } from "./plan-events.ts";
import { VISITOR_PAGES } from "./visitor-pages.ts";

// What is counted of visits, without cookies or identifiers (decision: visits-counted-by-day): how often each of these
// happened on a day. All names but those of campaigns and of searches without an answer are known beforehand, so that no
// sender can invent any.

/** Pages that are counted one by one. */
const PAGES: ReadonlySet<string> = new Set([
  ...VISITOR_PAGES,
  "/families",
  "/returning",
  "/coming-back",
  "/retirees",
  "/investors",
  "/leaving/usa",
  "/leaving/uk",
  "/leaving/canada",
]);

/** Paths of pages about one thing. Of what a star stands for, only countries are kept. */
const DETAIL_PATHS = [
  "/country-guides/*",
  "/country-guides/*/changes",
  "/country-guides/*/print",
  ...CHAPTER_IDS.map((chapter) => `/country-guides/*/${chapter}`),
  "/top-countries/*",
  "/cities/*",
  "/before-you-pay/*",
  "/visa-information/*/*",
  "/compare/*",
  "/permits/*",
  "/permits/*/*",
  "/my-plan/*",
  "/matches/*",
  "/blog/*",
].map((path) => path.split("/"));

/** What all paths that the site does not have are counted as. */
export const NOT_FOUND = "(page not found)";

/** What a name stands for that is not one of ours, or one too many. */
export const OTHER_CAMPAIGN = "other";

const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_IDS);

/**
 * The name under which visits of a page are counted: `/country-guides/ghana`, `/blog/*`.
 * @returns null for the owner's pages, which are not counted
 */
export function countedPage(path: string): string | null {
  const plain = path.replace(/(?<=.)\/$/, "");
  if (ownerPageAt(plain) !== null) return null;
  if (PAGES.has(plain)) return plain;
  const parts = plain.split("/");
  const fits = (part: string, index: number) => part === "*" || part === parts[index];
  const found = DETAIL_PATHS.find((path) => path.length === parts.length && path.every(fits));
  return found?.map((part, index) => (COUNTRIES.has(parts[index]!) ? parts[index] : part)).join("/") ?? NOT_FOUND;
}

export const TOOLS = ["finder", "calculator", "comparison", "plan"] as const;
export type Tool = (typeof TOOLS)[number];

/** The fields of each form, in the order of the page. */
export const FORM_FIELDS = {
  waitlist: ["email", "fullName"],
  "opt-in": ["email", "name", ...OPT_IN_ANSWER_NAMES],
  calculator: [
    "currentCountry",
    ...CALCULATOR_COSTS,
    "destinationCountry",
    "housingType",
    "lifestyle",
    "householdSize",
    "email",
  ],
  plan: ["email", ...(Object.keys(PLAN_WISHES) as PlanWish[])],
  report: ["fee", "amount", "currency", "month", "place", "email"],
  message: ["name", "email", "inquiryType", "subject", "message"],
} as const satisfies Record<FormName, readonly string[]>;

export const FORM_NAMES = Object.keys(FORM_FIELDS) as readonly FormName[];

/** The checkout's pages, by the path of each offer. */
const OFFER_PAGES: ReadonlySet<string> = new Set(
  (Object.keys(OFFERS) as (keyof typeof OFFERS)[]).map((id) => new URL(checkoutUrl(id)).pathname),
);

/** What a page sends of its visit, at most once for each event: `view`, `entry`, `tool finder`, `field waitlist email`. */
export type VisitPost = { page: string; campaign?: string | undefined; events: readonly string[] };

/**
 * How often something happened, by key: `view page /faq`, `entry campaign spring`, `tool tool finder`, `plan country kenya`,
 * `begun form waitlist`, `field form waitlist email`, `sent form waitlist`, `checkout offer /offer/monthly`,
 * `unanswered search nanny`, `confirmed all`. Those of `CAMPAIGN_EVENTS` are counted once more by campaign if the visit has one.
 */
export type VisitTotals = Readonly<Record<string, number>>;

/** Which of the words of an event are known, by its first one: the key that it is counted under, null if they are not. */
const KEYS: Readonly<Record<string, (page: string, name: string, field: string, words: string) => string | null>> = {
  view: (page) => `view page ${page}`,
  entry: (page) => `entry page ${page}`,
  tool: (_page, name) => ((TOOLS as readonly string[]).includes(name) ? `tool tool ${name}` : null),
  plan: (_page, name, value) => (isPlanAnswer(name) && PLAN_ANSWERS[name](value) ? `plan ${name} ${value}` : null),
  begun: (_page, name) => (isForm(name) ? `begun form ${name}` : null),
  field: (_page, name, field) =>
    isForm(name) && (FORM_FIELDS[name] as readonly string[]).includes(field) ? `field form ${name} ${field}` : null,
  sent: (_page, name) => (isForm(name) ? `sent form ${name}` : null),
  checkout: (_page, name) => (OFFER_PAGES.has(name) ? `checkout offer ${name}` : null),
  unanswered: (_page, _name, _field, words) => `unanswered search ${searchName(words)}`,
};

/** The steps from a visit to a click on the checkout, which are counted by campaign, too. */
const CAMPAIGN_EVENTS = ["view", "entry", "tool", "sent", "checkout"] as const;

/** The key of a person's first "Yes, that was me", which the Worker counts itself. */
export const CONFIRMED_KEY = "confirmed all";

function isPlanAnswer(name: string): name is PlanAnswer {
  return Object.hasOwn(PLAN_ANSWERS, name);
}

function isForm(name: string): name is FormName {
  return Object.hasOwn(FORM_FIELDS, name);
}

/** The keys that a post of a page counts, each once; what is not known here is left out. */
export function visitKeys({ page: path, campaign, events }: VisitPost): string[] {
  const page = countedPage(path);
  if (page === null) return [];
  const keys = new Set<string>();
  for (const event of events) {
    const [kind = "", name = "", field = ""] = event.split(" ");
    const words = event.slice(kind.length + 1);
    const key = Object.hasOwn(KEYS, kind) ? KEYS[kind]!(page, name, field, words) : null;
    if (key === null) continue;
    keys.add(key);
    if (campaign && (CAMPAIGN_EVENTS as readonly string[]).includes(kind)) {
      keys.add(`${kind} campaign ${campaignName(campaign)}`);
    }
  }
  return [...keys];
}

/** Maximum length of a campaign name or search that is counted under its own name, in characters. */
const FREE_NAME_MAX_LENGTH = 60;

/** The name of a campaign, or `other` for a text that no campaign is called, such as an email. */
function campaignName(campaign: string): string {
  const name = campaign.trim();
  const isName = /^[\p{L}\p{N}][\p{L}\p{N} ._+|:-]*$/u.test(name) && name.length <= FREE_NAME_MAX_LENGTH;
  return isName ? name : OTHER_CAMPAIGN;
}

/** The words of a search, or `other` if they might identify someone: an email, a phone number or a full sentence. */
function searchName(words: string): string {
  const name = foldText(words)
    .replaceAll(/[^\p{L}\p{N}@]+/gu, " ")
    .trim();
  const isName = !/@|(?:\d ?){7}|(?: \S+){5}/.test(name) && name !== "" && name.length <= FREE_NAME_MAX_LENGTH;
  return isName ? name : OTHER_CAMPAIGN;
}

/** Daily limit for named campaigns, and for named searches, so that invented names cannot fill the database. */
export const FREE_NAMES_A_DAY = 50;

const FREE_KEY = /^(\w+) (campaign|search) (.+)$/;

/** The counts of keys, one for each time; campaigns and searches beyond `FREE_NAMES_A_DAY` of their day are counted as `other`. */
export function countKeys(before: VisitTotals, keys: readonly string[]): VisitTotals {
  const known = { campaign: new Set<string>(), search: new Set<string>() };
  const namesOf = (of: string) => known[of as keyof typeof known];
  for (const [, , of, name] of Object.keys(before).flatMap((key) => [FREE_KEY.exec(key) ?? []])) {
    if (of !== undefined && name !== undefined) namesOf(of).add(name);
  }
  const counts = new Map<string, number>();
  for (const key of keys) {
    const [, kind, of, name] = FREE_KEY.exec(key) ?? [];
    const names = of === undefined ? undefined : namesOf(of);
    const isTooMany = name !== undefined && names !== undefined && !names.has(name) && names.size >= FREE_NAMES_A_DAY;
    if (name !== undefined && !isTooMany) names?.add(name);
    const counted = isTooMany ? `${kind} ${of} ${OTHER_CAMPAIGN}` : key;
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}
