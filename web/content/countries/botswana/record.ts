import type { CountryRecord } from "../country-record.ts";
import { botswanaBelonging } from "./belonging.ts";
import { botswanaCities } from "./cities.ts";
import { botswanaEntry } from "./entry.ts";
import { botswanaGoods } from "./goods.ts";
import { botswanaHealth } from "./health.ts";
import { botswanaHomes } from "./homes.ts";
import { botswanaMoney } from "./money.ts";
import { botswanaPassports } from "./passports.ts";
import { botswanaSchools } from "./schools.ts";
import { botswanaStayPermits } from "./permits-stay.ts";
import { botswanaWork } from "./work.ts";
import { botswanaWorkPermits } from "./permits-work.ts";

export const botswanaRecord: CountryRecord = {
  id: "botswana",
  entry: botswanaEntry,
  passports: botswanaPassports,
  permits: [...botswanaWorkPermits, ...botswanaStayPermits],
  belonging: botswanaBelonging,
  money: botswanaMoney,
  homes: botswanaHomes,
  goods: botswanaGoods,
  work: botswanaWork,
  health: botswanaHealth,
  schools: botswanaSchools,
  cities: botswanaCities,
};
