import type { CountryFolder } from "../country-folder.ts";
import { botswanaCurrency } from "./currency.ts";
import { botswanaProfile } from "./profile.ts";
import { botswanaRecord } from "./record.ts";
import { botswanaSafety } from "./safety.ts";

export const botswana: CountryFolder = {
  currency: botswanaCurrency,
  profile: botswanaProfile,
  safety: botswanaSafety,
  record: botswanaRecord,
};
