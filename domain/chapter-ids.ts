/** The chapters of a guide, in the order in which people ask. */
export const CHAPTER_IDS = [
  "entry",
  "permits",
  "belonging",
  "cities",
  "homes",
  "safety",
  "rules",
  "health",
  "family",
  "money",
  "work",
  "schools",
  "goods",
  "driving",
  "pets",
  "culture",
] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];

/** What each chapter is called, on its guide and wherever a page leads there. */
export const CHAPTER_TITLES = {
  entry: "Visiting: visas and entry",
  permits: "Staying: permits",
  belonging: "Belonging: descent and citizenship",
  cities: "Cities and what a month costs",
  homes: "Renting and buying a home",
  safety: "Safety & Law",
  rules: "Rules of daily life",
  health: "Healthcare and insurance",
  family: "Family, birth and old age",
  money: "Taxes and money",
  work: "Work and business",
  schools: "Schools",
  goods: "Bringing your things",
  driving: "Driving and cars",
  pets: "Pets",
  culture: "Daily life",
} as const satisfies Record<ChapterId, string>;
