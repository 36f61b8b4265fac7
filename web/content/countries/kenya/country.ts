import type { CountryFolder } from "../country-folder.ts";
import { kenyaCurrency } from "./currency.ts";
import { kenyaGuide } from "./guide.ts";
import { kenyaProfile } from "./profile.ts";
import { kenyaRecord } from "./record.ts";
import { kenyaSafety } from "./safety.ts";
import { kenyaVisas } from "./visas.ts";

export const kenya: CountryFolder = {
  currency: kenyaCurrency,
  guide: kenyaGuide,
  profile: kenyaProfile,
  record: kenyaRecord,
  safety: kenyaSafety,
  visas: kenyaVisas,
};
