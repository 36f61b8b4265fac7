/** Options of the finder's three selects: stored value and label. */
export const LIFESTYLE_OPTIONS = [
  { value: "urban", label: "Urban living" },
  { value: "coastal", label: "Coastal living" },
  { value: "family", label: "Family life" },
  { value: "business", label: "Business" },
  { value: "retirement", label: "Retirement" },
] as const;
export type Lifestyle = (typeof LIFESTYLE_OPTIONS)[number]["value"];

export const LANGUAGE_OPTIONS = [
  { value: "english", label: "English" },
  { value: "french", label: "French" },
  { value: "arabic", label: "Arabic" },
  { value: "portuguese", label: "Portuguese" },
  { value: "any", label: "Any language" },
] as const;
export type Language = (typeof LANGUAGE_OPTIONS)[number]["value"];

export const INVESTMENT_OPTIONS = [
  { value: "low", label: "Low ($50K-$100K)" },
  { value: "medium", label: "Medium ($100K-$250K)" },
  { value: "high", label: "High ($250K-$500K)" },
  { value: "premium", label: "Premium ($500K+)" },
] as const;
export type Investment = (typeof INVESTMENT_OPTIONS)[number]["value"];

/** Value of each select's placeholder; the matcher holds an empty choice for it. */
export const NO_CHOICE = "none";

/** The lists that a country fits. */
export type MatchCategories = {
  lifestyle: readonly Lifestyle[];
  language: readonly Language[];
  investment: readonly Investment[];
};
