/** The chapters of a guide, in the order in which people ask. */
export const CHAPTER_IDS = [
  "entry",
  "permits",
  "belonging",
  "cities",
  "homes",
  "safety",
  "health",
  "money",
  "work",
  "schools",
  "goods",
  "driving",
  "pets",
  "culture",
] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];
