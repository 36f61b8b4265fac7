import { HOME_SIZES, NEIGHBORHOODS } from "#domain/city-budget.ts";
import { cityFigures } from "#web/content/countries/cities.ts";
import { countryById, type CountryId } from "#domain/countries.ts";
import type { PlanCity, PlanKit } from "#domain/plan.ts";
import { oldestDays } from "#domain/plan-money.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { type City, type CountryRecord, type Permit } from "#content-model/resolve/resolve-country.ts";
import { type Known } from "#content-model/resolve/records.ts";
import { firstPermit } from "#web/content/permit-order.ts";
import { countryTasks } from "./country-tasks.ts";
import { formerIds } from "./former-ids.ts";
import { homeTasks } from "./home-tasks.ts";
import { planFact } from "./plan-facts.ts";

/** Everything that a plan for a country is made of: its tasks, their records and its permits. */
export function planKit(country: CountryId): PlanKit {
  const folder = COUNTRY_FOLDERS[country];
  const { record } = folder;
  const { name } = countryById(country);
  const sourced = [...countryTasks(folder, name), ...homeTasks(record)];
  return {
    country,
    name,
    permits: record.permits.map((permit) => planPermit(permit, record)),
    cities: record.cities.map((city) => planCity(city, record)),
    tasks: sourced.map(({ task }) => task),
    facts: Object.fromEntries(
      sourced.flatMap(({ records }) => Object.entries(records).map(([id, known]) => [id, planFact(known)])),
    ),
    formerIds: formerIds(record, sourced),
  };
}

function planPermit(permit: Permit, { permits }: CountryRecord): PlanKit["permits"][number] {
  const { id, name, reasons, applyFrom, conditions } = permit;
  const { monthlyIncomeUsd, capitalUsd, yearsThere } = conditions;
  return {
    id,
    name,
    applyFrom,
    firstFor: reasons.filter((reason) => firstPermit(permits, reason) === permit),
    ...(monthlyIncomeUsd && { monthlyIncomeUsd }),
    ...(capitalUsd && { capitalUsd }),
    ...(yearsThere && { yearsThere }),
  };
}

function planCity(city: City, record: CountryRecord): PlanCity {
  const { id, name, homes, basket } = city;
  const rents = NEIGHBORHOODS.flatMap((where) => HOME_SIZES.map((size) => homes[where][size]));
  const days = (records: readonly (Known | undefined)[]) =>
    oldestDays(records.flatMap((record) => (record ? planFact(record) : [])));
  return {
    id,
    name,
    figures: cityFigures({ city, record }),
    monthDays: days([...rents, ...Object.values(basket)]),
    arrivalDays: days([...rents, record.homes.advanceRent]),
  };
}
