import type { PageContent } from "#web/layout/page-content.ts";
import type { PermitFit, PermitGround } from "#web/features/permits/permit-fit.ts";

export const permitsPage = {
  meta: {
    path: "/permits",
    title: "Which permit fits me? Residence permits in Africa",
    description:
      "Six questions, then the residence permits that fit you in Africa, those that almost fit and what is missing, each with its fee and time.",
  },
  motif: "west",
  heading: "Which permit fits you?",
  paragraphs: [
    "Six questions, no name or address. Then you see the permits that fit, those that may, and what’s missing for others.",
  ],
  form: {
    name: "Find your permit",
    country: { label: "1. Where?", anywhere: "Anywhere in Africa" },
    passport: { label: "2. Your passport", any: "Choose" },
    reason: { label: "3. Why are you moving?", any: "Any reason" },
    /** Under a field whose answer in the URL is none of its options. */
    leftOut: {
      country: "Your link names a country we don’t cover yet, so we left it out.",
      passport: "Your link names a passport that isn’t on our list, so we left it out.",
      reason: "Your link names a reason that isn’t on our list, so we left it out.",
    },
    money: {
      legend: "4. Your money, in US dollars",
      income: "Monthly income",
      capital: "Money to invest",
      hint: "Skip anything you’re not sure about.",
      wrong: "Enter a whole number of up to 9 digits, such as 2000.",
    },
    age: { legend: "5. Your age", label: "Years" },
    grounds: {
      legend: "6. What applies to you?",
      options: {
        jobOffer: "I have a job offer there",
        admission: "A school or university has admitted me",
        sponsor: "An organization is inviting me",
        relative: "My spouse, parent or child is a citizen or resident there",
        formerCitizen: "I was a citizen there",
        parent: "A parent is a citizen there",
        origin: "A parent was a citizen there, or a grandparent is or was",
        descent: "I am of African descent",
      } satisfies Record<PermitGround, string>,
    },
    /** What was answered, in a line over the results. */
    answers: {
      country: "to {country}",
      anywhere: "anywhere in Africa",
      income: "${amount} a month",
      capital: "${amount} to invest",
      age: "age {amount}",
      grounds: { one: "1 more answer", many: "{count} more answers" },
    },
    submit: "Show my permits",
    reset: "Start over",
  },
  /** The headings of the results; `all` before anything was answered. */
  groups: {
    all: "All permits, country by country",
    fits: "These fit your answers",
    may: "These may fit: the office decides",
    almost: "These almost fit",
    also: "Another way that is open to you",
  } satisfies Record<Exclude<PermitFit, "no"> | "all", string>,
  groupTexts: {
    fits: "You meet what’s published. The office decides.",
    may: "We can’t check these, or you skipped a question.",
    almost: "What you’re missing comes first.",
    also: "For a different reason than the one you chose.",
  },
  /** Said to screen readers, and shown above the results. */
  found: "{fits} fit, {may} may fit, {almost} almost fit.",
  foundNone: "No permit fits your answers.",
  /** For a reason that a country has no permit for. */
  instead: { title: "What people do instead", more: "Read on" },
  entry: {
    title: "Entering first as a visitor",
    others: "All passports",
  },
  permit: {
    name: "Permit",
    asks: "Requires",
    fee: "First year, one adult",
    processing: "Plan on",
    permanentResidence: "Permanent residence",
    citizenship: "Citizenship",
    notFound: "Not published; ask the office",
    more: "Papers, family, work and sources",
    states: { met: "You have this.", missing: "Missing.", unanswered: "You didn’t say." },
  },
  list: {
    heading: "{reason}: permits in {place}",
    anywhere: "Africa",
    title: "{reason}: residence permits in {place}",
    description:
      "The permits of {place} for this reason: {reason}. What you need, what it costs, how long it takes, and where it leads, with sources.",
    none: "{country} has no permit for this reason that we know of; ask {office}.",
    others: "Its permits for other reasons",
    countries: "The same reason in other countries",
    reasons: "Other reasons in {place}",
    permits: "The permits",
    byReason: "Lists by reason and country",
    all: "All countries",
    choose: "Answer six questions for a closer choice",
  },
  pointers: { title: "Read on", links: ["countryGuides", "visaInformation", "costCalculator"] },
} as const satisfies PageContent & Record<string, unknown>;
