import type { CountryFolder } from "../country-folder.ts";
import { southAfricaGuide } from "./guide.ts";
import { southAfricaProfile } from "./profile.ts";
import { southAfricaRecord } from "./record.ts";
import { southAfricaSafety } from "./safety.ts";

export const southAfrica: CountryFolder = {
  guide: southAfricaGuide,
  profile: southAfricaProfile,
  record: southAfricaRecord,
  safety: southAfricaSafety,
};
