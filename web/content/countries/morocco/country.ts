import type { CountryFolder } from "../country-folder.ts";
import { moroccoCurrency } from "./currency.ts";
import { moroccoGuide } from "./guide.ts";
import { moroccoProfile } from "./profile.ts";
import { moroccoRecord } from "./record.ts";
import { moroccoSafety } from "./safety.ts";

export const morocco: CountryFolder = {
  currency: moroccoCurrency,
  guide: moroccoGuide,
  profile: moroccoProfile,
  record: moroccoRecord,
  safety: moroccoSafety,
};
