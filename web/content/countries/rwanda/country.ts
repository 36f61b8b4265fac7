import type { CountryFolder } from "../country-folder.ts";
import { rwandaCurrency } from "./currency.ts";
import { rwandaGuide } from "./guide.ts";
import { rwandaProfile } from "./profile.ts";
import { rwandaRecord } from "./record.ts";
import { rwandaSafety } from "./safety.ts";
import { rwandaVisas } from "./visas.ts";

export const rwanda: CountryFolder = {
  currency: rwandaCurrency,
  guide: rwandaGuide,
  profile: rwandaProfile,
  record: rwandaRecord,
  safety: rwandaSafety,
  visas: rwandaVisas,
};
