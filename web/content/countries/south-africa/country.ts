import type { CountryFolder } from "../country-folder.ts";
import { southAfricaCurrency } from "./currency.ts";
import { southAfricaGuide } from "./guide.ts";
import { southAfricaProfile } from "./profile.ts";
import { southAfricaRecord } from "./record.ts";
import { southAfricaSafety } from "./safety.ts";

export const southAfrica: CountryFolder = {
  currency: southAfricaCurrency,
  guide: southAfricaGuide,
  profile: southAfricaProfile,
  record: southAfricaRecord,
  safety: southAfricaSafety,
};
