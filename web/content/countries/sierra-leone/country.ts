import type { CountryFolder } from "../country-folder.ts";
import { sierraLeoneCurrency } from "./currency.ts";
import { sierraLeoneProfile } from "./profile.ts";
import { sierraLeoneRecord } from "./record.ts";
import { sierraLeoneSafety } from "./safety.ts";

export const sierraLeone: CountryFolder = {
  currency: sierraLeoneCurrency,
  profile: sierraLeoneProfile,
  record: sierraLeoneRecord,
  safety: sierraLeoneSafety,
};
