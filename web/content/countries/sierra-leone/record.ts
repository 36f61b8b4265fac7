import type { CountryRecord } from "../country-record.ts";
import { sierraLeoneBelonging } from "./belonging.ts";
import { sierraLeoneCities } from "./cities.ts";
import { sierraLeoneEntry } from "./entry.ts";
import { sierraLeoneGoods } from "./goods.ts";
import { sierraLeoneHealth } from "./health.ts";
import { sierraLeoneHomes } from "./homes.ts";
import { sierraLeoneMoney } from "./money.ts";
import { sierraLeonePassports } from "./passports.ts";
import { sierraLeoneStayPermits } from "./permits-stay.ts";
import { sierraLeoneWorkPermits } from "./permits-work.ts";
import { sierraLeoneSchools } from "./schools.ts";
import { sierraLeoneWork } from "./work.ts";

export const sierraLeoneRecord: CountryRecord = {
  id: "sierra-leone",
  entry: sierraLeoneEntry,
  passports: sierraLeonePassports,
  permits: [...sierraLeoneWorkPermits, ...sierraLeoneStayPermits],
  belonging: sierraLeoneBelonging,
  money: sierraLeoneMoney,
  homes: sierraLeoneHomes,
  goods: sierraLeoneGoods,
  work: sierraLeoneWork,
  health: sierraLeoneHealth,
  schools: sierraLeoneSchools,
  cities: sierraLeoneCities,
};
