import type * as z from "zod";
import { belongingFile } from "./belonging.ts";
import { catalogFile } from "./catalog.ts";
import { chaptersFile } from "./chapters.ts";
import { citiesFile } from "./cities.ts";
import { countryFile } from "./country.ts";
import { entryFile, passportsFile } from "./entry.ts";
import { familyFile } from "./family.ts";
import { goodsFile } from "./goods.ts";
import { guideFile } from "./guide.ts";
import { healthFile } from "./health.ts";
import { homesFile } from "./homes.ts";
import { moneyFile } from "./money.ts";
import { permitsFile } from "./permits.ts";
import { profileFile } from "./profile.ts";
import { rulesFile } from "./rules.ts";
import { safeguardsFile } from "./safeguards.ts";
import { safetyFile } from "./safety.ts";
import { schoolsFile } from "./schools.ts";
import { sourcesFile } from "./sources.ts";
import { visasFile } from "./visas.ts";
import { workFile } from "./work.ts";

/** The files of a country's folder; a missing one fails, but for those of the optional pages. */
export const COUNTRY_FILES = {
  catalog: catalogFile,
  country: countryFile,
  sources: sourcesFile,
  entry: entryFile,
  passports: passportsFile,
  permits: permitsFile,
  belonging: belongingFile,
  money: moneyFile,
  homes: homesFile,
  goods: goodsFile,
  work: workFile,
  health: healthFile,
  schools: schoolsFile,
  family: familyFile,
  rules: rulesFile,
  cities: citiesFile,
  safety: safetyFile,
  chapters: chaptersFile,
  guide: guideFile.optional(),
  profile: profileFile.optional(),
  safeguards: safeguardsFile,
  visas: visasFile.optional(),
} as const;

type FileName = keyof typeof COUNTRY_FILES;

export type RawCountry = { [Name in FileName]: z.infer<(typeof COUNTRY_FILES)[Name]> };
