import { cityBudget, homeOf } from "#domain/city-budget.ts";
import { cityFigures, type CityOfCountry } from "#web/content/countries/cities.ts";
import { BUDGET_TEXTS } from "#web/features/city-budget/copy.ts";
import { householdText } from "#web/features/city-budget/format.ts";
import { EXAMPLES } from "../copy.ts";

/** The budgets of the example households on each city's page. */
export function exampleBudgets(place: CityOfCountry) {
  return EXAMPLES.map((household) => ({
    name: householdText(household),
    home: BUDGET_TEXTS.homes[homeOf(household, "comfortable").size],
    budget: cityBudget(cityFigures(place), household, "comfortable", null),
  }));
}
