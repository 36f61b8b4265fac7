import type { CountryFolder } from "../country-folder.ts";
import { ethiopiaProfile } from "./profile.ts";
import { ethiopiaRecord } from "./record.ts";
import { ethiopiaSafety } from "./safety.ts";

export const ethiopia: CountryFolder = {
  profile: ethiopiaProfile,
  record: ethiopiaRecord,
  safety: ethiopiaSafety,
};
