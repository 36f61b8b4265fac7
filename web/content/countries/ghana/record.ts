import type { CountryRecord } from "../country-record.ts";
import { ghanaBelonging } from "./belonging.ts";
import { ghanaCities } from "./cities.ts";
import { ghanaEntry } from "./entry.ts";
import { ghanaGoods } from "./goods.ts";
import { ghanaHealth } from "./health.ts";
import { ghanaHomes } from "./homes.ts";
import { ghanaMoney } from "./money.ts";
import { ghanaPassports } from "./passports.ts";
import { ghanaPermits } from "./permits.ts";
import { ghanaSchools } from "./schools.ts";
import { ghanaWork } from "./work.ts";

/** All that is known of Ghana. */
export const ghanaRecord: CountryRecord = {
  id: "ghana",
  entry: ghanaEntry,
  passports: ghanaPassports,
  permits: ghanaPermits,
  belonging: ghanaBelonging,
  money: ghanaMoney,
  homes: ghanaHomes,
  goods: ghanaGoods,
  work: ghanaWork,
  health: ghanaHealth,
  schools: ghanaSchools,
  cities: ghanaCities,
};
