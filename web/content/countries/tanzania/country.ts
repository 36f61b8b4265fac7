import type { CountryFolder } from "../country-folder.ts";
import { tanzaniaCurrency } from "./currency.ts";
import { tanzaniaProfile } from "./profile.ts";
import { tanzaniaRecord } from "./record.ts";
import { tanzaniaSafety } from "./safety.ts";

export const tanzania: CountryFolder = {
  currency: tanzaniaCurrency,
  profile: tanzaniaProfile,
  record: tanzaniaRecord,
  safety: tanzaniaSafety,
};
