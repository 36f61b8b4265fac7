import type { CountryRecord } from "../country-record.ts";
import { ethiopiaBelonging } from "./belonging.ts";
import { ethiopiaCities } from "./cities.ts";
import { ethiopiaEntry } from "./entry.ts";
import { ethiopiaGoods } from "./goods.ts";
import { ethiopiaHealth } from "./health.ts";
import { ethiopiaHomes } from "./homes.ts";
import { ethiopiaMoney } from "./money.ts";
import { ethiopiaPassports } from "./passports.ts";
import { ethiopiaSchools } from "./schools.ts";
import { ethiopiaStayPermits } from "./permits-stay.ts";
import { ethiopiaWork } from "./work.ts";
import { ethiopiaWorkPermits } from "./permits-work.ts";

export const ethiopiaRecord: CountryRecord = {
  id: "ethiopia",
  entry: ethiopiaEntry,
  passports: ethiopiaPassports,
  permits: [...ethiopiaWorkPermits, ...ethiopiaStayPermits],
  belonging: ethiopiaBelonging,
  money: ethiopiaMoney,
  homes: ethiopiaHomes,
  goods: ethiopiaGoods,
  work: ethiopiaWork,
  health: ethiopiaHealth,
  schools: ethiopiaSchools,
  cities: ethiopiaCities,
};
