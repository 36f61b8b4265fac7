import { EMAIL_MAX_LENGTH } from "./email.ts";

/** Where a lead can come from. */
export const LEAD_SOURCES = [
  "waitlist_page",
  "opt_in_form",
  "import",
  "cost_calculator",
  "cost_calculator_html",
  "my_plan",
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** An opt-in leaves an email, a submission a calculation with it, a plan a dated plan of a move. */
export const LEAD_KINDS = ["opt_in", "submission", "plan"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** The sources of each kind. Opt-ins are unique by email and source. */
export const SOURCES_OF_KIND = {
  opt_in: ["waitlist_page", "opt_in_form", "import"],
  submission: ["cost_calculator", "cost_calculator_html"],
  plan: ["my_plan"],
} as const satisfies Record<LeadKind, readonly LeadSource[]>;
/** The sources of a kind of leads. */
export type SourceOf<Kind extends LeadKind> = (typeof SOURCES_OF_KIND)[Kind][number];

export const OPT_IN_SOURCES = SOURCES_OF_KIND.opt_in;

/** Longest accepted values, in characters. */
export const LEAD_LIMITS = {
  fullName: 120,
  email: EMAIL_MAX_LENGTH,
} as const;

/**
 * What the opt-in form asks besides name and email, all optional. The form's rules, the CSV file, the owner's mail and the
 * privacy policy are made from this; each answer is a column of the leads table under the same name. The countries are those
 * of the catalog, any number of them.
 * `limit`: longest value in characters; `tooLong`: the message beside a longer one; `heading`: in the owner's lists;
 * `inPolicy`: how the privacy policy calls it.
 */
export const OPT_IN_ANSWERS = {
  countryInterest: {
    // Every country of the catalog in one line.
    limit: 200,
    tooLong: "Please choose countries from the list",
    heading: "Country Interest",
    inPolicy: "the country that interests you",
  },
  goal: {
    limit: 1000,
    tooLong: "Please keep your goal under 1000 characters",
    heading: "Goal",
    inPolicy: "your goal",
  },
} as const satisfies Record<string, { limit: number; tooLong: string; heading: string; inPolicy: string }>;

export type OptInAnswer = keyof typeof OPT_IN_ANSWERS;

/** The answers in the order of the form. */
export const OPT_IN_ANSWER_NAMES = Object.keys(OPT_IN_ANSWERS) as readonly OptInAnswer[];

/** The countries that a line of text names, with commas between. */
export function splitCountries(line: string): string[] {
  return line
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** An answer as one line: of a list its values with commas between. */
export function answerText(answer: string | readonly string[] | null | undefined): string | null {
  return typeof answer === "string" ? answer : (answer?.join(", ") ?? null);
}

/** Makes one value for each answer of the opt-in form, in their order. */
export function mapOptInAnswers<Value>(
  make: (answer: (typeof OPT_IN_ANSWERS)[OptInAnswer], name: OptInAnswer) => Value,
): Record<OptInAnswer, Value> {
  return Object.fromEntries(OPT_IN_ANSWER_NAMES.map((name) => [name, make(OPT_IN_ANSWERS[name], name)])) as Record<
    OptInAnswer,
    Value
  >;
}

/**
 * The line that each form shows about the use of an email, with the version that is stored with the lead
 * (decision: consent-record). A line that changes gets a new version, and so does one beside which the privacy policy says
 * something else of where the lead is stored; old versions stay listed, because pages that were loaded before a deployment
 * still post them.
 */
export const CONSENT_LINES = {
  waitlist: {
    version: "waitlist-2026-11-28-queue",
    earlier: ["waitlist-2026-11-28", "waitlist-2026-11-21-news", "waitlist-2026-11-21", "waitlist-2026-11"],
    text: "We use your name and email to confirm your sign-up and to tell you when we launch something new. Every automatic email has a link to unsubscribe and one to remove your data.",
  },
  opt_in: {
    version: "opt-in-2026-11-28-queue",
    earlier: ["opt-in-2026-11-28", "opt-in-2026-11-21", "opt-in-2026-11"],
    text: "We use what you enter to confirm your interest and to write to you about moving to Africa. Every automatic email has a link to unsubscribe and one to remove your data.",
  },
  calculator: {
    version: "calculator-2026-11-28-queue",
    earlier: ["calculator-2026-11-28", "calculator-2026-11-21-box", "calculator-2026-11-21", "calculator-2026-11"],
    text: "We use your email to send you this comparison. We write to you about moving to Africa only if you tick the box. Every automatic email has a link to unsubscribe and one to remove your data.",
  },
  my_plan: {
    version: "my-plan-2026-11-28-queue",
    earlier: ["my-plan-2026-11-28", "my-plan-2026-11-24", "my-plan-2026-11-23"],
    text: "We keep this plan with your email and send it to you. Once you confirm your email, we send the reminders and the changes that you tick, and nothing else unless you tick the box for news. Each has a link of its own that stops it. Every automatic email has a link to unsubscribe and one to remove your data.",
  },
  message: {
    version: "message-2026-11-28",
    earlier: ["message-2026-11"],
    text: "We use your name and email only to answer this message.",
  },
  report: {
    version: "report-2026-11-29",
    earlier: [],
    text: "We use your email only to ask you to confirm this, keep it apart from what you say here, and delete it after 90 days.",
  },
} as const;

/**
 * The box of a form whose purpose is something else, which nobody ticks but the visitor: what it says, and what it posts
 * and stores (decision: consent-record). The other forms that lead to news are sent for the news.
 */
export const NEWS_BOX = { field: "wantsNews", value: "yes", label: "Also write to me about moving to Africa" } as const;

/** Whether somebody ticked the box; null if not, and for forms without one. */
export type NewsWish = typeof NEWS_BOX.value | null;

/** What somebody may choose with the plan that they have mailed to them: the field of each box, and what it says. */
export const PLAN_WISHES = {
  reminders: { label: "Remind me a month before each deadline, in at most one email a week" },
  changes: { label: "Email me when a fact in my plan changes, at most once a week" },
} as const;
export type PlanWish = keyof typeof PLAN_WISHES;

export type ConsentForm = keyof typeof CONSENT_LINES;
/** The versions of a form's line, the present one and earlier ones. */
export type ConsentVersion<Form extends ConsentForm = ConsentForm> =
  | (typeof CONSENT_LINES)[Form]["version"]
  | (typeof CONSENT_LINES)[Form]["earlier"][number];

/** Shown wherever a form promises a mail: an unconfirmed email gets one mail only (decision: confirmed-leads). */
export const CONFIRM_NOTE =
  "If we emailed you before, first confirm your email with the link in that message. If you unsubscribed, no email comes.";

/** Shown in place of the waitlist count while the real one is missing or 0. */
export const WAITLIST_COUNT_FALLBACK = 127;

/**
 * Name of the field that people never see and robots fill in (decision: one-guard): one that neither a browser nor a password manager
 * takes for a part of an address, an account or a card.
 */
export const HONEYPOT_FIELD = "second_remark";

/** The code and the words of the answer to a browser whose honeypot is filled. */
export const HONEYPOT_CODE = "filled_by_a_tool";
export const HONEYPOT_SENTENCE =
  "Something in your browser, such as a password manager, filled in a hidden field. We emptied it, and what you typed is still here: please press the button again.";

/** Name of the field with the page that a form is on. */
export const PAGE_FIELD = "page";

/** Name of the field with Turnstile's token, as its widget calls it. */
export const TURNSTILE_FIELD = "cf-turnstile-response";

/**
 * Fragments that a form's 303 answer adds to the page: without scripts `:target` shows the outcome's line
 * (decision: forms-without-scripts).
 */
export const FORM_OUTCOMES = ["received", "held", "check-fields", "too-many", "failed"] as const;
export type FormOutcome = (typeof FORM_OUTCOMES)[number];

/** The public forms, as their outcomes' ids and their rate limits name them. */
export type FormName = "waitlist" | "opt-in" | "calculator" | "plan" | "message" | "report";

/** Id of the element that tells the outcome of a form, and the fragment that makes it show. */
export function outcomeId(form: FormName, outcome: FormOutcome): string {
  return `${form}-${outcome}`;
}
