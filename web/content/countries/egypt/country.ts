import type { CountryFolder } from "../country-folder.ts";
import { egyptCurrency } from "./currency.ts";
import { egyptGuide } from "./guide.ts";
import { egyptProfile } from "./profile.ts";
import { egyptRecord } from "./record.ts";
import { egyptSafety } from "./safety.ts";

export const egypt: CountryFolder = {
  currency: egyptCurrency,
  guide: egyptGuide,
  profile: egyptProfile,
  record: egyptRecord,
  safety: egyptSafety,
};
