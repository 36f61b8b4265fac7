import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { MONTH_HOUSEHOLD } from "#web/content/month-household.ts";
import type { Criterion } from "#domain/finder-choices.ts";

/** What the finder says of its matches (decision: finder); loaded with them. Names in braces are filled in. */
export const RESULT_TEXTS = {
  /** Before the fact that decides most, by what somebody moves for. */
  decisive: {
    retirement: "To retire there",
    business: "To do business there",
    family: "To stay for good",
  },
  /** The headline of a match: how many of the choices it meets. */
  wishes: {
    several: "Meets {met} of {chosen} preferences",
    one: "Meets your preference",
  },
  /** All matches meet every choice, so their percentages are equal and the month's cost decides the order. */
  tie: `A tie of {count}, the cheapest month first. ${MONTH_HOUSEHOLD}`,
  tieOpen: `You haven’t chosen anything yet, so all {count} tie, the cheapest month first. ${MONTH_HOUSEHOLD}`,
  others: { one: "1 more fits just as well", many: "{count} more fit just as well" },
  /** Before the options of a choice that was left open. */
  narrow: "Narrow them down: {label}",
  cost: "Count the cost in {country}",
  plan: "Plan a move to {country}",
  /** Read out to screen readers when the results come. */
  announced: {
    one: "One match: {names}.",
    more: "{count} matches: {names}.",
    none: "No country meets all of your choices.",
  },
  compare: "Compare {countries} side by side",
  points: {
    heading: "{score}% match: how it is made up",
    /** While nothing is chosen. */
    open: "{score}%, the same for every country until you choose",
    /** Before the option that was chosen, in the place of the field's longer label. */
    criteria: { lifestyle: "Lifestyle", language: "Language", investment: "Investment" } satisfies Record<
      Criterion,
      string
    >,
    /** For a country of which nothing was asked. */
    start: "All three choices open: every country starts at",
    points: "{points} points",
    sum: "Total",
  },
  email: {
    heading: "Email me these {count}",
    counts: ["country", "two", "three"],
    button: "Enter my email",
    failed: "The form could not be loaded. Please check your connection and press the button again.",
    text: "One email with the pages of these countries, and later what is new about moving to Africa.",
  },
  noMatch: {
    text: "No country meets all of your choices.",
    /** Before the labels of the criteria to leave open, and before the countries that this gives. */
    relax: "Leave this open:",
    gives: "and you would see",
    button: "Show them",
  },
  change: {
    heading: "What would change it",
    text: "{country} is not among them. To bring it in, {change}.",
    unset: "leave {label} open",
    set: "choose {option} under {label}",
    and: " and ",
    button: "Make this change",
  },
  share: {
    heading: "Keep these matches, or share them",
    text: "The link shows these matches and your choices.",
    native: "Share my matches",
    whatsApp: "WhatsApp",
    email: "Email",
    copy: "Copy the link",
    copied: "The link is copied.",
    notCopied: "Your browser did not let us copy. The address of this page is the link.",
    title: "My matches for a life in Africa",
    message: "My matches in the Country Finder of {site}: {matches}.",
  },
} as const;

/** The words of the map of Africa and of the card of the country that is pressed on it. */
export const MAP_TEXTS = {
  name: `Map of Africa: ${COUNTRY_IDS.length} countries`,
  hint: "Press a country on the map to see what it offers and how it meets your choices. With the keyboard: Tab to the map, then the arrow keys.",
  ranks: ["first match", "second match", "third match"],
  ranked: "Your {rank}, with {score}%.",
  tied: "Your {rank}, in a tie at {score}%.",
  fits: "Ties with the three matches at {score}%; their months cost less.",
  unfit: "Does not meet: {criteria}.",
  criterion: "{label} ({option})",
  /** After a country's name, for those who do not see the colors. */
  state: { fits: "meets your choices too", unfit: "does not meet your choices" },
  legend: {
    name: "Colors of the map",
    green: "First match",
    blue: "Second",
    gray: "Third",
    fits: "Meets your choices too",
    unfit: "Does not meet them",
    uncovered: "Not on our list",
  },
} as const;
