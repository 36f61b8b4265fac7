import type { CountryRecord } from "../country-record.ts";
import { tanzaniaBelonging } from "./belonging.ts";
import { tanzaniaCities } from "./cities.ts";
import { tanzaniaEntry } from "./entry.ts";
import { tanzaniaGoods } from "./goods.ts";
import { tanzaniaHealth } from "./health.ts";
import { tanzaniaHomes } from "./homes.ts";
import { tanzaniaMoney } from "./money.ts";
import { tanzaniaPassports } from "./passports.ts";
import { tanzaniaStayPermits } from "./permits-stay.ts";
import { tanzaniaWorkPermits } from "./permits-work.ts";
import { tanzaniaSchools } from "./schools.ts";
import { tanzaniaWork } from "./work.ts";

export const tanzaniaRecord: CountryRecord = {
  id: "tanzania",
  entry: tanzaniaEntry,
  passports: tanzaniaPassports,
  permits: [...tanzaniaWorkPermits, ...tanzaniaStayPermits],
  belonging: tanzaniaBelonging,
  money: tanzaniaMoney,
  homes: tanzaniaHomes,
  goods: tanzaniaGoods,
  work: tanzaniaWork,
  health: tanzaniaHealth,
  schools: tanzaniaSchools,
  cities: tanzaniaCities,
};
