import type { CountryFolder } from "../country-folder.ts";
import { senegalGuide } from "./guide.ts";
import { senegalProfile } from "./profile.ts";
import { senegalRecord } from "./record.ts";
import { senegalSafety } from "./safety.ts";

export const senegal: CountryFolder = {
  guide: senegalGuide,
  profile: senegalProfile,
  record: senegalRecord,
  safety: senegalSafety,
};
