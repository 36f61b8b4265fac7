import type { CountryRecord } from "../country-record.ts";
import { senegalBelonging } from "./belonging.ts";
import { senegalCities } from "./cities.ts";
import { senegalEntry } from "./entry.ts";
import { senegalPassports } from "./passports.ts";
import { senegalFamilyPermits } from "./permits-family.ts";
import { senegalGoods } from "./goods.ts";
import { senegalHealth } from "./health.ts";
import { senegalHomes } from "./homes.ts";
import { senegalMoney } from "./money.ts";
import { senegalSchools } from "./schools.ts";
import { senegalStayPermits } from "./permits-stay.ts";
import { senegalWork } from "./work.ts";
import { senegalWorkPermits } from "./permits-work.ts";

export const senegalRecord: CountryRecord = {
  id: "senegal",
  entry: senegalEntry,
  passports: senegalPassports,
  permits: [...senegalWorkPermits, ...senegalStayPermits, ...senegalFamilyPermits],
  belonging: senegalBelonging,
  money: senegalMoney,
  homes: senegalHomes,
  goods: senegalGoods,
  work: senegalWork,
  health: senegalHealth,
  schools: senegalSchools,
  cities: senegalCities,
};
