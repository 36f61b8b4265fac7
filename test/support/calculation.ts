/** What the landing calculator posts, without email and entry id. */
export const CALCULATION = {
  currentCountry: "usa",
  housingCost: 2500,
  utilityCost: 350,
  foodCost: 800,
  transportCost: 500,
  destinationCountry: "ghana",
  housingType: "apartment",
  lifestyle: "comfortable",
  householdSize: "1",
};

/** The same as an HTML form posts it: every value is text. */
export const CALCULATION_FIELDS: Record<string, string> = Object.fromEntries(
  Object.entries(CALCULATION).map(([name, value]) => [name, String(value)]),
);
