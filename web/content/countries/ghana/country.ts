import type { CountryFolder } from "../country-folder.ts";
import { ghanaCurrency } from "./currency.ts";
import { ghanaGuide } from "./guide.ts";
import { ghanaProfile } from "./profile.ts";
import { ghanaRecord } from "./record.ts";
import { ghanaSafety } from "./safety.ts";
import { ghanaVisas } from "./visas.ts";

export const ghana: CountryFolder = {
  currency: ghanaCurrency,
  guide: ghanaGuide,
  profile: ghanaProfile,
  record: ghanaRecord,
  safety: ghanaSafety,
  visas: ghanaVisas,
};
