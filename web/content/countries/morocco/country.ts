import type { CountryFolder } from "../country-folder.ts";
import { moroccoGuide } from "./guide.ts";
import { moroccoProfile } from "./profile.ts";
import { moroccoRecord } from "./record.ts";
import { moroccoSafety } from "./safety.ts";

export const morocco: CountryFolder = {
  guide: moroccoGuide,
  profile: moroccoProfile,
  record: moroccoRecord,
  safety: moroccoSafety,
};
