/** The words of a permit in short: what it takes, costs and leads to. */
export const PERMIT_TEXTS = {
  needs: {
    monthlyIncomeUsd: "an income of {amount} a month",
    capitalUsd: "{amount} of capital",
    minimumAge: "an age of {age} or more",
    yearsThere: "at least {years} years of living there first",
    jobOffer: "a job offer",
    relative: "a relative there",
    descent: "African descent",
    descentOrFormerCitizen: "African descent or former citizenship there",
    formerCitizen: "former citizenship there",
    origin: "origin there (you, a parent or a grandparent)",
    admission: "a place to study",
    sponsor: "an organization that invites you",
  },
  /** After what one needs. */
  notFor: "Not for {whom}",
  readConditions: "see its conditions",
  unknown: "not published",
  about: "about {amount}",
  with: "{what} with {name}",
  without: "{what} without {name}",
  followed: "{what}, then {name}",
  oneYear: "1 year",
  years: "{years} years",
  noYears: "no set timeline",
  atOnce: "with it",
} as const;
