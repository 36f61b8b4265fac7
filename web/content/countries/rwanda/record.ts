import type { CountryRecord } from "../country-record.ts";
import { rwandaBelonging } from "./belonging.ts";
import { rwandaCities } from "./cities.ts";
import { rwandaEntry } from "./entry.ts";
import { rwandaPassports } from "./passports.ts";
import { rwandaFamilyPermits } from "./permits-family.ts";
import { rwandaGoods } from "./goods.ts";
import { rwandaHealth } from "./health.ts";
import { rwandaHomes } from "./homes.ts";
import { rwandaMoney } from "./money.ts";
import { rwandaStayPermits } from "./permits-stay.ts";
import { rwandaWorkPermits } from "./permits-work.ts";
import { rwandaSchools } from "./schools.ts";
import { rwandaWork } from "./work.ts";

export const rwandaRecord: CountryRecord = {
  id: "rwanda",
  entry: rwandaEntry,
  passports: rwandaPassports,
  permits: [...rwandaWorkPermits, ...rwandaStayPermits, ...rwandaFamilyPermits],
  belonging: rwandaBelonging,
  money: rwandaMoney,
  homes: rwandaHomes,
  goods: rwandaGoods,
  work: rwandaWork,
  health: rwandaHealth,
  schools: rwandaSchools,
  cities: rwandaCities,
};
