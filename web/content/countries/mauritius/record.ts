import type { CountryRecord } from "../country-record.ts";
import { mauritiusBelonging } from "./belonging.ts";
import { mauritiusCities } from "./cities.ts";
import { mauritiusEntry } from "./entry.ts";
import { mauritiusPassports } from "./passports.ts";
import { mauritiusFamilyPermits } from "./permits-family.ts";
import { mauritiusGoods } from "./goods.ts";
import { mauritiusHealth } from "./health.ts";
import { mauritiusHomes } from "./homes.ts";
import { mauritiusMoney } from "./money.ts";
import { mauritiusBusinessPermits } from "./permits-business.ts";
import { mauritiusStayPermits } from "./permits-stay.ts";
import { mauritiusWorkPermits } from "./permits-work.ts";
import { mauritiusSchools } from "./schools.ts";
import { mauritiusWork } from "./work.ts";

export const mauritiusRecord: CountryRecord = {
  id: "mauritius",
  entry: mauritiusEntry,
  passports: mauritiusPassports,
  permits: [...mauritiusWorkPermits, ...mauritiusBusinessPermits, ...mauritiusStayPermits, ...mauritiusFamilyPermits],
  belonging: mauritiusBelonging,
  money: mauritiusMoney,
  homes: mauritiusHomes,
  goods: mauritiusGoods,
  work: mauritiusWork,
  health: mauritiusHealth,
  schools: mauritiusSchools,
  cities: mauritiusCities,
};
