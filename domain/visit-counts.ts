import { CALCULATOR_COSTS } from "./calculator-input.ts";
import { COUNTRIES } from "./countries.ts";
import { type FormName, OPT_IN_ANSWER_NAMES } from "./lead.ts";
import { checkoutUrl, OFFERS } from "./offers.ts";

// What is counted of visits, without cookies or identifiers (decision: visits-counted-by-day): how often each of these
// happened on a day. All names but those of campaigns are known beforehand, so that no sender can invent any.

/** Public pages that are counted one by one. */
const PAGES: ReadonlySet<string> = new Set([
  "/",
  "/waitlist",
  "/country-guides",
  "/top-countries",
  "/visa-information",
  "/compare",
  "/cost-calculator",
  "/community",
  "/help",
  "/contact",
  "/faq",
  "/search",
  "/blog",
  "/job-search",
  "/families",
  "/returning",
  "/retirees",
  "/investors",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
]);

/** Pages about one thing, by how many parts their paths have below this one. A part is kept if it is a country. */
const DETAIL_PAGES: Readonly<Record<string, number>> = {
  "/country-guides": 1,
  "/top-countries": 1,
  "/visa-information": 2,
  "/compare": 1,
  "/matches": 1,
  "/blog": 1,
};

/** The owner's pages: nobody's visits there are counted. */
const OWNER_PAGES: ReadonlySet<string> = new Set([
  "/admin",
  "/analytics",
  "/announcements",
  "/contacts",
  "/optin-report",
]);

/** What all paths that the site does not have are counted as. */
export const NOT_FOUND = "(page not found)";

/** What a name stands for that is not one of ours, or one too many. */
export const OTHER_CAMPAIGN = "other";

const COUNTRY_IDS: ReadonlySet<string> = new Set(COUNTRIES.map(({ id }) => id));

/**
 * The name under which visits of a page are counted: `/country-guides/ghana`, `/blog/*`.
 * @returns null for the owner's pages, which are not counted
 */
export function countedPage(path: string): string | null {
  const plain = path.replace(/(?<=.)\/$/, "");
  if (OWNER_PAGES.has(plain)) return null;
  if (PAGES.has(plain)) return plain;
  const [first = "", ...parts] = plain.slice(1).split("/");
  if (DETAIL_PAGES[`/${first}`] !== parts.length) return NOT_FOUND;
  return `/${[first, ...parts.map((part) => (COUNTRY_IDS.has(part) ? part : "*"))].join("/")}`;
}

export const TOOLS = ["finder", "calculator", "comparison"] as const;
export type Tool = (typeof TOOLS)[number];

/** The fields of each form, in the order of the page. */
export const FORM_FIELDS = {
  waitlist: ["email", "fullName"],
  "opt-in": ["name", "email", ...OPT_IN_ANSWER_NAMES],
  calculator: [
    "currentCountry",
    ...CALCULATOR_COSTS,
    "destinationCountry",
    "housingType",
    "lifestyle",
    "householdSize",
    "email",
  ],
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
 * How often something happened, by key: `view page /faq`, `entry campaign spring`, `tool tool finder`,
 * `begun form waitlist`, `field form waitlist email`, `sent form waitlist`, `checkout offer /offer/monthly`,
 * `confirmed all`. Those of `CAMPAIGN_EVENTS` are counted once more by campaign if the visit has one.
 */
export type VisitTotals = Readonly<Record<string, number>>;

/** Which of the words of an event are known, by its first one: the key that it is counted under, null if they are not. */
const KEYS: Readonly<Record<string, (page: string, name: string, field: string) => string | null>> = {
  view: (page) => `view page ${page}`,
  entry: (page) => `entry page ${page}`,
  tool: (_page, name) => ((TOOLS as readonly string[]).includes(name) ? `tool tool ${name}` : null),
  begun: (_page, name) => (isForm(name) ? `begun form ${name}` : null),
  field: (_page, name, field) =>
    isForm(name) && (FORM_FIELDS[name] as readonly string[]).includes(field) ? `field form ${name} ${field}` : null,
  sent: (_page, name) => (isForm(name) ? `sent form ${name}` : null),
  checkout: (_page, name) => (OFFER_PAGES.has(name) ? `checkout offer ${name}` : null),
};

/** The steps from a visit to a click on the checkout, which are counted by campaign, too. */
export const CAMPAIGN_EVENTS = ["view", "entry", "tool", "sent", "checkout"] as const;

/** The key of a person's first "Yes, that was me", which the Worker counts itself. */
export const CONFIRMED_KEY = "confirmed all";

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
    const key = Object.hasOwn(KEYS, kind) ? KEYS[kind]!(page, name, field) : null;
    if (key === null) continue;
    keys.add(key);
    if (campaign && (CAMPAIGN_EVENTS as readonly string[]).includes(kind)) {
      keys.add(`${kind} campaign ${campaignName(campaign)}`);
    }
  }
  return [...keys];
}

/** Longest name of a campaign that is counted as such, in characters. */
const CAMPAIGN_NAME_MAX_LENGTH = 60;

/** The name of a campaign, or `other` for a text that no campaign is called, such as an email. */
function campaignName(campaign: string): string {
  const name = campaign.trim();
  const isName = /^[\p{L}\p{N}][\p{L}\p{N} ._+|:-]*$/u.test(name) && name.length <= CAMPAIGN_NAME_MAX_LENGTH;
  return isName ? name : OTHER_CAMPAIGN;
}

/** So many campaigns of a day are counted by name; links with invented ones cannot fill the database. */
export const CAMPAIGNS_A_DAY = 50;

const CAMPAIGN_KEY = /^(\w+) campaign (.+)$/;

/** Adds counts to those of a day; campaigns beyond `CAMPAIGNS_A_DAY` are counted as `other`. */
export function addTotals(before: VisitTotals, added: VisitTotals): VisitTotals {
  const campaigns = new Set(Object.keys(before).flatMap((key) => CAMPAIGN_KEY.exec(key)?.[2] ?? []));
  const folded = new Map<string, number>();
  for (const [key, count] of Object.entries(added)) {
    const [, kind, name] = CAMPAIGN_KEY.exec(key) ?? [];
    const isTooMany = name !== undefined && !campaigns.has(name) && campaigns.size >= CAMPAIGNS_A_DAY;
    if (name !== undefined && !isTooMany) campaigns.add(name);
    const kept = isTooMany ? `${kind} campaign ${OTHER_CAMPAIGN}` : key;
    folded.set(kept, (folded.get(kept) ?? 0) + count);
  }
  const totals = new Map(Object.entries(before));
  for (const [key, count] of folded) totals.set(key, (totals.get(key) ?? 0) + count);
  return Object.fromEntries(totals);
}
