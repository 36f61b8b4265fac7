import { type FormName, mapOptInAnswers } from "#domain/lead.ts";
import type { FunnelStep } from "#domain/visit-report.ts";
import type { Tool } from "#domain/visit-counts.ts";
import { checkoutUrl, OFFERS, type OfferId } from "#domain/offers.ts";
import { ANALYTICS_HELP } from "../copy.ts";

export const VISIT_TEXTS = {
  title: "What visitors do",
  text: "The last seven days, including today, next to the seven before. These numbers count events, not people.",
  how: "How this page counts",
  counted:
    "Counted by this site itself, without cookies: a page reports its visit when it is closed, and the numbers update right away. A day begins at {time} on your clock (midnight UTC). Not counted: you, robots that say so, people who asked to be left out (Global Privacy Control), and pages that were left within the first seconds.",
  off: "Counting is switched off (VISITS_PER_DAY is 0). What was counted before stays here.",
  full: "On some of these days more visits came than are counted in a day (VISITS_PER_DAY). The rest of them is missing here.",
  empty: "Nothing has been counted yet. Open a page of the site in another browser, leave it, and look here again.",
  // The way from a look at a page to the checkout.
  funnel: {
    caption: "From a look to the checkout, this week",
    headings: ["Step", "This week"],
    steps: {
      views: "Pages opened",
      tools: "Tools used",
      leads: "Leads",
      confirmed: "Emails confirmed",
      checkout: "Checkout opened",
    } satisfies Record<FunnelStep, string>,
  },
  lastWeek: "last week {count}",
  change: { up: "up {percent}%", down: "down {percent}%", same: "the same" },
  days: { caption: "Pages opened a day", headings: ["Day", "Pages"] },
  /** The lists of names, by what they count. */
  caption: "{name}, this week",
  pages: { name: "Pages", headings: ["Page", "Opened"] },
  firstPages: { name: "First pages of visits", headings: ["Page", "Visits begun"] },
  tools: {
    name: "Tools",
    headings: ["Tool", "Used"],
    names: {
      finder: "Country Finder",
      calculator: "Cost of Living Calculator",
      comparison: "Cost comparison",
      plan: "My plan",
    } satisfies Record<Tool, string>,
  },
  plans: {
    title: "Plans of a Move",
    text: "How many plans were made this week, in the browser or by email, for which country, month of arrival and reason. By whom is not known.",
    country: { name: "Countries", headings: ["Country", "Plans"] },
    month: { name: "Months of arrival", headings: ["Month", "Plans"] },
    reason: { name: "Reasons", headings: ["Reason", "Plans"] },
  },
  offers: { name: "Offers opened", headings: ["Offer", "Opened"] },
  unanswered: { name: "Searches with no results", headings: ["Search", "Times"] },
  campaigns: {
    name: "Campaigns by pages opened",
    headings: ["Campaign", "Pages opened"],
    parts: {
      entries: { one: "1 visit", many: "{count} visits" },
      tools: { one: "1 tool used", many: "{count} tools used" },
      sent: { one: "1 form sent", many: "{count} forms sent" },
      checkout: { one: "checkout opened once", many: "checkout opened {count} times" },
    },
  },
  forms: {
    title: "Where People Stop in Forms",
    text: "How many got at least as far as each field this week, and where most of them went no further. What they typed is not known.",
    caption: "{form}: {begun} began, {sent} sent",
    headings: ["Field", "Got this far"],
    sent: "Sent",
    stopped: { one: "1 stopped here", many: "{count} stopped here" },
    names: {
      waitlist: "Waitlist",
      "opt-in": "Opt-in form and blog subscription",
      calculator: "Cost of Living Calculator",
      plan: "Email me this plan",
      report: "What readers paid",
      message: "Contact and help messages",
    } satisfies Record<FormName, string>,
    fields: {
      email: "Email",
      fullName: "Name",
      name: "Name",
      ...mapOptInAnswers(({ heading }) => heading),
      countryInterest: "Country of interest",
      currentCountry: "Current country",
      housingCost: "Housing cost",
      utilityCost: "Utilities",
      foodCost: "Food",
      transportCost: "Transport",
      destinationCountry: "Destination",
      housingType: "Housing type",
      lifestyle: "Lifestyle",
      householdSize: "Household size",
      inquiryType: "Kind of inquiry",
      subject: "Subject",
      message: "Message",
      reminders: "Box for reminders",
      changes: "Box for changed facts",
      fee: "Fee",
      amount: "Amount",
      currency: "Currency",
      month: "Month",
      place: "Place",
    } as Readonly<Record<string, string>>,
  },
  /** The lists without a row, in one line. */
  none: "Nothing this week: {names}.",
  home: "Home page",
  other: "All others",
} as const;

/** The offers by the paths of their pages on the checkout. */
export const OFFER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(OFFERS) as OfferId[]).map((id) => [new URL(checkoutUrl(id)).pathname, ANALYTICS_HELP.offers[id]]),
);
