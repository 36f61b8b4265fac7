import { countryById, COUNTRIES, type Country, type CountryId } from "#domain/countries.ts";
import type { Fact } from "#domain/facts.ts";
import { COUNTRY_FOLDERS } from "./countries.ts";
import type { CountryFolder } from "./country-folder.ts";
import type { DetailedGuide } from "./country-guide.ts";
import type { CountryRecord } from "#content-model/resolve/resolve-country.ts";
import { SAFETY_ROWS, type SafetyChapter } from "./safety-chapter.ts";

/** What a guide says beside its country's record. */
type Prose = {
  areas: DetailedGuide["housing"]["areas"];
  quality: DetailedGuide["healthcare"]["quality"];
  business: DetailedGuide["business"];
  international: DetailedGuide["education"]["international"];
  culture: Pick<DetailedGuide["culture"], "lifestyle" | "food">;
};

type SafetyKey = keyof SafetyChapter["rows"];

/** The rows of the chapter on safety whose subject the record tells in a chapter of its own. */
const TOLD_BY_RECORD = new Set<SafetyKey>(["dualNationality", "driving", "carImport", "money"]);

/** The rows of the chapter on safety that stand beside a record. */
export const GUIDE_SAFETY_ROWS = SAFETY_ROWS.filter(({ key }) => !TOLD_BY_RECORD.has(key));

/** What the page of a guide shows that is made from its country's record. */
export type RecordGuide = {
  id: CountryId;
  name: string;
  lead: string;
  glance: Pick<Country, "capital" | "languages" | "currency" | "population">;
  record: CountryRecord;
  /** Missing where the country has no card among the guides. */
  prose?: Prose;
  safety: Readonly<Record<string, Fact<string>>>;
  answers: CountryFolder["chapters"];
  advice: SafetyChapter["advice"];
};

export function recordGuide(id: CountryId): RecordGuide {
  const { record, guide, profile, safety, chapters } = COUNTRY_FOLDERS[id];
  const { name, description, capital, languages, currency, population } = countryById(id);
  return {
    id,
    name,
    lead: guide?.description ?? profile?.description ?? description,
    glance: { capital, languages, currency, population },
    record,
    ...(guide && { prose: proseOf(guide.detailedGuide) }),
    safety: Object.fromEntries(GUIDE_SAFETY_ROWS.map(({ key }) => [key, safety.rows[key]])),
    answers: chapters,
    advice: safety.advice,
  };
}

function proseOf({ housing, healthcare, business, education, culture }: DetailedGuide): Prose {
  const { lifestyle, food } = culture;
  return {
    areas: housing.areas,
    quality: healthcare.quality,
    business,
    international: education.international,
    culture: { lifestyle, food },
  };
}

/** The countries with a page among the guides, those with a card first. */
export const GUIDE_PAGE_IDS: readonly CountryId[] = [
  ...(Object.keys(COUNTRY_FOLDERS) as CountryId[]).filter((id) => COUNTRY_FOLDERS[id].guide),
  ...COUNTRIES.map(({ id }) => id).filter((id) => !COUNTRY_FOLDERS[id].guide),
];
