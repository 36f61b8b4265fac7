import type { CountryFolder } from "../country-folder.ts";
import { tanzaniaProfile } from "./profile.ts";
import { tanzaniaRecord } from "./record.ts";
import { tanzaniaSafety } from "./safety.ts";

export const tanzania: CountryFolder = {
  profile: tanzaniaProfile,
  record: tanzaniaRecord,
  safety: tanzaniaSafety,
};
