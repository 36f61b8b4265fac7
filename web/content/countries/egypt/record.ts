import type { CountryRecord } from "../country-record.ts";
import { egyptBelonging } from "./belonging.ts";
import { egyptCities } from "./cities.ts";
import { egyptEntry } from "./entry.ts";
import { egyptPassports } from "./passports.ts";
import { egyptFamilyPermits } from "./permits-family.ts";
import { egyptGoods } from "./goods.ts";
import { egyptHealth } from "./health.ts";
import { egyptHomes } from "./homes.ts";
import { egyptMoney } from "./money.ts";
import { egyptSchools } from "./schools.ts";
import { egyptStayPermits } from "./permits-stay.ts";
import { egyptWork } from "./work.ts";
import { egyptWorkPermits } from "./permits-work.ts";

export const egyptRecord: CountryRecord = {
  id: "egypt",
  entry: egyptEntry,
  passports: egyptPassports,
  permits: [...egyptWorkPermits, ...egyptStayPermits, ...egyptFamilyPermits],
  belonging: egyptBelonging,
  money: egyptMoney,
  homes: egyptHomes,
  goods: egyptGoods,
  work: egyptWork,
  health: egyptHealth,
  schools: egyptSchools,
  cities: egyptCities,
};
