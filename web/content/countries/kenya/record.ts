import type { CountryRecord } from "../country-record.ts";
import { kenyaBelonging } from "./belonging.ts";
import { kenyaCities } from "./cities.ts";
import { kenyaEntry } from "./entry.ts";
import { kenyaGoods } from "./goods.ts";
import { kenyaHealth } from "./health.ts";
import { kenyaHomes } from "./homes.ts";
import { kenyaMoney } from "./money.ts";
import { kenyaPassports } from "./passports.ts";
import { kenyaFamilyPermits } from "./permits-family.ts";
import { kenyaStayPermits } from "./permits-stay.ts";
import { kenyaWorkPermits } from "./permits-work.ts";
import { kenyaSchools } from "./schools.ts";
import { kenyaWork } from "./work.ts";

export const kenyaRecord: CountryRecord = {
  id: "kenya",
  entry: kenyaEntry,
  passports: kenyaPassports,
  permits: [...kenyaWorkPermits, ...kenyaStayPermits, ...kenyaFamilyPermits],
  belonging: kenyaBelonging,
  money: kenyaMoney,
  homes: kenyaHomes,
  goods: kenyaGoods,
  work: kenyaWork,
  health: kenyaHealth,
  schools: kenyaSchools,
  cities: kenyaCities,
};
