// The words of the comparison, which is an island.

export const currencyTexts = {
  USD: { option: "US dollars", short: "US$" },
  CAD: { option: "Canadian dollars", short: "CA$" },
  GBP: { option: "British pounds", short: "£" },
} as const;

export const comparisonTexts = {
  heading: "Compare your income",
  countryLabels: { current: "Where you live now", target: "Where you might live" },
  countryNone: "Choose a country",
  incomeLabel: "Your annual income",
  incomeHint: "A year's take-home pay, after taxes: what you have to live on.",
  incomeErrors: {
    "not-an-amount": "Enter an amount above zero, in figures.",
    "not-positive": "Enter an amount above zero.",
    "too-high": "Enter at most {highest}. Is there a digit too many?",
  },
  currencyLabel: "Currency of your income",
  button: "Calculate",
  /** Why the button waits. */
  lacks: "Choose both countries and enter your income to calculate.",
  withoutScripts:
    "The comparison runs in your browser and needs scripts. By hand: multiply your income by the index of the new country below and divide it by the index of yours.",
  waiting: {
    title: "Your comparison appears here",
    text: "It is computed in your browser, and we keep nothing that you enter.",
  },
  /** Stands in the place of the result until there is one. */
  example: {
    label: "A worked example",
    sum: "{income} × {targetIndex} ÷ {currentIndex} = {equivalent}",
  },
  failed: {
    title: "The result could not be loaded",
    text: "Please check your connection and press Calculate again; what you entered is still here.",
  },
  result: {
    title: "{current} to {target}",
    currentIncome: "Your income now, a year",
    equivalentIncome: "The same life, by the index",
    month: {
      label: "Plan with this",
      year: "{year} a year, for one adult living comfortably.",
      text: "What follows is rougher: one index for the whole country.",
    },
    savings: "Less than now, by the index",
    increase: "More than now, by the index",
    percentage: "of your income",
    stale: "Your entries have changed since. Press Calculate to compare them.",
    showIn: "Show amounts in",
    converted:
      "You entered {income}. Converted at a planning rate of {one} = {price}; your bank's rate of the day will differ. The percentage is the same in every currency.",
    next: { guide: "Read about {target}", month: "Add up a month for your household" },
    share: {
      copy: "Copy link to this comparison",
      copied: "Link copied. Anyone who opens it sees this comparison.",
      byHand: "Your browser did not let us copy. The link to this comparison:",
    },
    classes: {
      "significant-savings": "Lower cost",
      "some-savings": "Slightly lower cost",
      "similar-cost": "Similar cost",
      "higher-cost": "Higher cost",
    },
    /** Names that take an article in the middle of a sentence. */
    inSentence: { "united-states": "the United States", "united-kingdom": "the United Kingdom" },
    sentences: {
      savings:
        "By the index, living in {target} as you live in {current} on {income} a year takes about {equivalent}: {difference} less, a saving of {percentage}.",
      increase:
        "By the index, living in {target} as you live in {current} on {income} a year takes about {equivalent}: {difference} more, an increase of {percentage}.",
      same: "By the index, living in {target} as you live in {current} on {income} a year takes the same amount.",
    },
  },
} as const;
