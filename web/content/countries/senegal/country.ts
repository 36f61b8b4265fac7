import type { CountryFolder } from "../country-folder.ts";
import { senegalCurrency } from "./currency.ts";
import { senegalGuide } from "./guide.ts";
import { senegalProfile } from "./profile.ts";
import { senegalRecord } from "./record.ts";
import { senegalSafety } from "./safety.ts";

export const senegal: CountryFolder = {
  currency: senegalCurrency,
  guide: senegalGuide,
  profile: senegalProfile,
  record: senegalRecord,
  safety: senegalSafety,
};
