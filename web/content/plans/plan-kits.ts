import { COUNTRIES, countryById, type CountryId } from "#domain/countries.ts";
import type { PlanKit } from "#domain/plan.ts";
import { findRecord } from "#web/content/countries/countries.ts";
import type { CountryRecord } from "#web/content/countries/country-record.ts";
import { countryTasks } from "./country-tasks.ts";
import { homeTasks } from "./home-tasks.ts";
import { planFact } from "./plan-facts.ts";

/** Everything that a plan for a country is made of: its tasks, their records and its permits. */
export function planKit(record: CountryRecord): PlanKit {
  const { name } = countryById(record.id);
  const sourced = [...countryTasks(record, name), ...homeTasks(record)];
  const { us, uk, canada } = record.entry;
  return {
    country: record.id,
    name,
    permits: record.permits.map((permit) => ({ id: permit.id, name: permit.name, reasons: permit.reasons })),
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

/** The countries that a plan can be made for. */
export const PLAN_COUNTRIES: readonly CountryId[] = COUNTRIES.flatMap(({ id }) => (findRecord(id) ? [id] : []));

/** The kit of a country; undefined where it has no record. */
export function findPlanKit(country: CountryId): PlanKit | undefined {
  const record = findRecord(country);
  return record && planKit(record);
}
