import type { CountryFolder } from "../country-folder.ts";
import { mauritiusCurrency } from "./currency.ts";
import { mauritiusGuide } from "./guide.ts";
import { mauritiusRecord } from "./record.ts";
import { mauritiusSafety } from "./safety.ts";

export const mauritius: CountryFolder = {
  currency: mauritiusCurrency,
  guide: mauritiusGuide,
  record: mauritiusRecord,
  safety: mauritiusSafety,
};
