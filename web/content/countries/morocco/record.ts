import type { CountryRecord } from "../country-record.ts";
import { moroccoBelonging } from "./belonging.ts";
import { moroccoCities } from "./cities.ts";
import { moroccoEntry } from "./entry.ts";
import { moroccoPassports } from "./passports.ts";
import { moroccoFamilyPermits } from "./permits-family.ts";
import { moroccoGoods } from "./goods.ts";
import { moroccoHealth } from "./health.ts";
import { moroccoHomes } from "./homes.ts";
import { moroccoMoney } from "./money.ts";
import { moroccoSchools } from "./schools.ts";
import { moroccoStayPermits } from "./permits-stay.ts";
import { moroccoWork } from "./work.ts";
import { moroccoWorkPermits } from "./permits-work.ts";

export const moroccoRecord: CountryRecord = {
  id: "morocco",
  entry: moroccoEntry,
  passports: moroccoPassports,
  permits: [...moroccoWorkPermits, ...moroccoStayPermits, ...moroccoFamilyPermits],
  belonging: moroccoBelonging,
  money: moroccoMoney,
  homes: moroccoHomes,
  goods: moroccoGoods,
  work: moroccoWork,
  health: moroccoHealth,
  schools: moroccoSchools,
  cities: moroccoCities,
};
