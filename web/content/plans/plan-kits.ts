import { countryById, type CountryId } from "#domain/countries.ts";
import type { PlanKit } from "#domain/plan.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { firstPermit } from "#web/content/permit-order.ts";
import { countryTasks } from "./country-tasks.ts";
import { homeTasks } from "./home-tasks.ts";
import { planFact } from "./plan-facts.ts";

/** Everything that a plan for a country is made of: its tasks, their records and its permits. */
export function planKit(country: CountryId): PlanKit {
  const { record } = COUNTRY_FOLDERS[country];
  const { name } = countryById(country);
  const sourced = [...countryTasks(record, name), ...homeTasks(record)];
  const { us, uk, canada } = record.entry;
  return {
    country,
    name,
    permits: record.permits.map((permit) => ({
      id: permit.id,
      name: permit.name,
      firstFor: permit.reasons.filter((reason) => firstPermit(record.permits, reason) === permit),
    })),
    cities: record.cities.map(({ id, name: city, monthUsd }) => ({
      id,
      name: city,
      figures: { month: monthUsd, advanceRentMonths: record.homes.advanceRentMonths },
    })),
    visitorDays: { us: us.stayDays, uk: uk.stayDays, canada: canada.stayDays, other: null },
    tasks: sourced.map(({ task }) => task),
    facts: Object.fromEntries(
      sourced.flatMap(({ records }) => Object.entries(records).map(([id, known]) => [id, planFact(known)])),
    ),
  };
}
