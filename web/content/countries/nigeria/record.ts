import type { CountryRecord } from "../country-record.ts";
import { nigeriaBelonging } from "./belonging.ts";
import { nigeriaCities } from "./cities.ts";
import { nigeriaEntry } from "./entry.ts";
import { nigeriaGoods } from "./goods.ts";
import { nigeriaHealth } from "./health.ts";
import { nigeriaHomes } from "./homes.ts";
import { nigeriaMoney } from "./money.ts";
import { nigeriaPassports } from "./passports.ts";
import { nigeriaStayPermits } from "./permits-stay.ts";
import { nigeriaWorkPermits } from "./permits-work.ts";
import { nigeriaSchools } from "./schools.ts";
import { nigeriaWork } from "./work.ts";

export const nigeriaRecord: CountryRecord = {
  id: "nigeria",
  entry: nigeriaEntry,
  passports: nigeriaPassports,
  permits: [...nigeriaWorkPermits, ...nigeriaStayPermits],
  belonging: nigeriaBelonging,
  money: nigeriaMoney,
  homes: nigeriaHomes,
  goods: nigeriaGoods,
  work: nigeriaWork,
  health: nigeriaHealth,
  schools: nigeriaSchools,
  cities: nigeriaCities,
};
