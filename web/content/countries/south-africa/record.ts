import type { CountryRecord } from "../country-record.ts";
import { southAfricaBelonging } from "./belonging.ts";
import { southAfricaCities } from "./cities.ts";
import { southAfricaEntry } from "./entry.ts";
import { southAfricaGoods } from "./goods.ts";
import { southAfricaHealth } from "./health.ts";
import { southAfricaHomes } from "./homes.ts";
import { southAfricaMoney } from "./money.ts";
import { southAfricaPassports } from "./passports.ts";
import { southAfricaPermits } from "./permits.ts";
import { southAfricaSchools } from "./schools.ts";
import { southAfricaWork } from "./work.ts";

/** All that is known of South Africa. */
export const southAfricaRecord: CountryRecord = {
  id: "south-africa",
  entry: southAfricaEntry,
  passports: southAfricaPassports,
  permits: southAfricaPermits,
  belonging: southAfricaBelonging,
  money: southAfricaMoney,
  homes: southAfricaHomes,
  goods: southAfricaGoods,
  work: southAfricaWork,
  health: southAfricaHealth,
  schools: southAfricaSchools,
  cities: southAfricaCities,
};
