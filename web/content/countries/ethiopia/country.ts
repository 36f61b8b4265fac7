import type { CountryFolder } from "../country-folder.ts";
import { ethiopiaCurrency } from "./currency.ts";
import { ethiopiaProfile } from "./profile.ts";
import { ethiopiaRecord } from "./record.ts";
import { ethiopiaSafety } from "./safety.ts";

export const ethiopia: CountryFolder = {
  currency: ethiopiaCurrency,
  profile: ethiopiaProfile,
  record: ethiopiaRecord,
  safety: ethiopiaSafety,
};
