/** The words of a permit in short: what it takes, costs and leads to. */
export const PERMIT_TEXTS = {
  /** After what one needs. */
  notFor: "Not for {whom}",
  readConditions: "what its conditions say",
  unknown: "not published",
  allowed: "{weeks}, our estimate",
  /** The row of a permit; its names are read where the columns' heads aren't shown. */
  row: { fee: "First year", processing: "Plan on", lasts: "Lasts", forGood: "To stay for good" },
  advisersSay: "{what}, advisers say",
  apply: "apply {time}",
  citizenship: "citizenship {time}",
  about: "about {amount}",
  atLeast: "at least {amount}",
  upTo: "up to {amount}",
  lacks: { one: "1 charge isn’t published", many: "{count} charges aren’t published" },
  thenCard: "{what}, then {name}",
  free: "nothing",
  plan: "Plan this move",
} as const;
