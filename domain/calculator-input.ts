/** Options of the landing calculator's selects: stored value and label. */
export const CALCULATOR_OPTIONS = {
  currentCountry: [
    { value: "usa", label: "United States" },
    { value: "canada", label: "Canada" },
    { value: "uk", label: "United Kingdom" },
    { value: "other", label: "Other" },
  ],
  destinationCountry: [
    { value: "ghana", label: "Ghana" },
    { value: "kenya", label: "Kenya" },
    { value: "rwanda", label: "Rwanda" },
    { value: "nigeria", label: "Nigeria" },
    { value: "senegal", label: "Senegal" },
    { value: "southafrica", label: "South Africa" },
    { value: "tanzania", label: "Tanzania" },
    { value: "botswana", label: "Botswana" },
    { value: "morocco", label: "Morocco" },
    { value: "egypt", label: "Egypt" },
    { value: "ethiopia", label: "Ethiopia" },
    { value: "mauritius", label: "Mauritius" },
  ],
  housingType: [
    { value: "apartment", label: "Apartment" },
    { value: "house", label: "House" },
    { value: "luxury", label: "Luxury Villa" },
    { value: "compound", label: "Gated Compound" },
  ],
  lifestyle: [
    { value: "modest", label: "Modest" },
    { value: "comfortable", label: "Comfortable" },
    { value: "luxury", label: "Luxury" },
    { value: "premium", label: "Premium" },
  ],
  householdSize: [
    { value: "1", label: "Single" },
    { value: "2", label: "Couple" },
    { value: "3", label: "Family (3-4)" },
    { value: "5", label: "Large Family (5+)" },
  ],
} as const;

export type CalculatorChoice = keyof typeof CALCULATOR_OPTIONS;

/** The four monthly costs, in US dollars, in the order of the form. */
export const CALCULATOR_COSTS = ["housingCost", "utilityCost", "foodCost", "transportCost"] as const;
export type CalculatorCost = (typeof CALCULATOR_COSTS)[number];

export type CalculatorField = CalculatorChoice | CalculatorCost;

/** A submission of the calculator: the choices as values, the costs in US dollars a month. */
export type CalculatorInput = Record<CalculatorChoice, string> & Record<CalculatorCost, number>;

/** The initial values of the form. */
export const CALCULATOR_DEFAULTS: Readonly<Record<CalculatorField, string>> = {
  currentCountry: "usa",
  housingCost: "2500",
  utilityCost: "350",
  foodCost: "800",
  transportCost: "500",
  destinationCountry: "",
  housingType: "",
  lifestyle: "",
  householdSize: "1",
};

/** The highest accepted monthly cost, in US dollars: more is a typing error. */
export const COST_LIMIT = 1_000_000;

/**
 * Whole or decimal dollars as people type them, as a pattern for the whole text: "800", "800.50", ".5"; no sign, no
 * exponent, no separators. It cannot backtrack, because the Worker matches untrusted input.
 */
export const AMOUNT_PATTERN = String.raw`\s*(?:\d+(?:\.\d*)?|\.\d+)\s*`;
const AMOUNT = new RegExp(`^${AMOUNT_PATTERN}$`);

/**
 * Parses a monthly cost in US dollars, typed or as a JSON number, from 0 to `COST_LIMIT`. NaN for everything else, blank
 * text included, because `Number("")` would make an empty field 0.
 */
export function parseCost(value: unknown): number {
  const isTyped = typeof value === "string" && AMOUNT.test(value);
  const dollars = isTyped ? Number(value) : typeof value === "number" ? value : NaN;
  // Adding 0 turns JSON's -0 into 0.
  return dollars >= 0 && dollars <= COST_LIMIT ? dollars + 0 : NaN;
}
