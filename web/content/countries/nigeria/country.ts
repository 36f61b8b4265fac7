import type { CountryFolder } from "../country-folder.ts";
import { nigeriaCurrency } from "./currency.ts";
import { nigeriaGuide } from "./guide.ts";
import { nigeriaProfile } from "./profile.ts";
import { nigeriaRecord } from "./record.ts";
import { nigeriaSafety } from "./safety.ts";

export const nigeria: CountryFolder = {
  currency: nigeriaCurrency,
  guide: nigeriaGuide,
  profile: nigeriaProfile,
  record: nigeriaRecord,
  safety: nigeriaSafety,
};
