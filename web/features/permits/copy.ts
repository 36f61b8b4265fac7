/** The words of a permit in short: what it takes, costs and leads to. */
export const PERMIT_TEXTS = {
  needs: {
    monthlyIncomeUsd: "an income of {amount} a month",
    capitalUsd: "{amount} of capital",
    minimumAge: "an age of {age} or more",
    yearsThere: "at least {years} years of residence there first",
    jobOffer: "a job offer",
    relative: "a relative who lives there",
    descent: "African descent",
    descentOrFormerCitizen: "African descent or former citizenship there",
    formerCitizen: "former citizenship there",
    origin: "origin there (you, a parent or a grandparent)",
    admission: "a place to study",
    sponsor: "an organization that invites you",
  },
  /** After what one needs. */
  notFor: "Not for {whom}",
  readConditions: "what its conditions say",
  unknown: "not published",
  about: "about {amount}",
  atLeast: "at least {amount}; {missing}",
  upTo: "up to {amount}; {missing}",
  lacks: { one: "1 charge isn’t published", many: "{count} charges aren’t published" },
  thenCard: "{what}, then {name}",
  free: "nothing",
  plan: "Plan this move",
} as const;
