import { metaOf, rowsAround, type rowsOf } from "#content-model/schema/fields.ts";
import { safetyFile } from "#content-model/schema/safety.ts";
import type { CountryId } from "#domain/countries.ts";
import { type Fact, fact, type IsoDate } from "#domain/facts.ts";
import { comeBackToUs, type UsLimits } from "./come-back.ts";
import type { Country, CountryRecord } from "#content-model/resolve/resolve-country.ts";
import type { Home } from "#content-model/resolve/records.ts";

const OWN_ROWS = rowsAround(safetyFile, "powerInternet");

const ADVICE_ROWS = {
  us: metaOf(safetyFile.shape.us).title!,
  uk: metaOf(safetyFile.shape.uk).title!,
  canada: metaOf(safetyFile.shape.canada).title!,
};

/** The rows that are records of the country's other sections, so that no chapter says otherwise, and one that is made of US limits. */
const OTHER_ROWS = {
  dualNationality: "Dual nationality",
  comeBack: "Coming back to the US with a spouse or parent",
  driving: "Driving",
  carImport: "Importing a car",
  money: "Banking and transfers",
};

/** What the rows of a chapter on safety and law are called, in order. Each country has all of them. */
export const SAFETY_TITLES = { ...ADVICE_ROWS, ...OWN_ROWS.before, ...OTHER_ROWS, ...OWN_ROWS.after } as Readonly<
  Record<SafetyKey, string>
>;

type OwnKey = keyof ReturnType<typeof rowsOf<typeof safetyFile.shape>>;
type SafetyKey = OwnKey | keyof typeof ADVICE_ROWS | keyof typeof OTHER_ROWS;

export const SAFETY_ROWS = (Object.keys(SAFETY_TITLES) as SafetyKey[]).map((key) => ({
  key,
  label: SAFETY_TITLES[key],
}));

/** What a government advises on a country: in large print, the rest of it, and its day. */
export type AdviceInShort = { short: string; more: string; day: IsoDate };

/** What a reader must know about safety and law before moving to a country. */
export type SafetyChapter = {
  country: CountryId;
  /** The first three rows in short. */
  advice: Readonly<Record<Home, AdviceInShort>>;
  rows: Readonly<Record<SafetyKey, Fact<string>>>;
  /** The row on coming back to the US is made of it, and so are the lists of countries on /coming-back. */
  usLimits: UsLimits;
};

/** How the US advisory words its four levels. */
const US_LEVELS = {
  1: "Level 1, exercise normal precautions",
  2: "Level 2, exercise increased caution",
  3: "Level 3, reconsider travel",
  4: "Level 4, do not travel",
} as const;

/** How the Canadian advice words its four levels. */
const CANADA_LEVELS = {
  1: "Take normal security precautions",
  2: "Exercise a high degree of caution",
  3: "Avoid non-essential travel",
  4: "Avoid all travel",
} as const;

type Advice = Pick<Country["safety"]["us"], "enteredOn" | "page">;
type ForeignOfficeAdvice = Country["safety"]["uk"];

/** Puts a chapter together: what governments advise, records of other sections, and those of its own. */
export function safetyChapter(
  country: CountryId,
  { belonging, goods, money }: Pick<CountryRecord, "belonging" | "goods" | "money">,
  { usLimits, us, uk, canada, rows }: Country["safety"],
): SafetyChapter {
  const advice = {
    us: { short: US_LEVELS[us.level], more: us.reasons, day: dayOf(us) },
    uk: foreignOffice(uk),
    canada: { short: CANADA_LEVELS[canada.level], more: canada.more, day: dayOf(canada) },
  };
  const idOf = (key: SafetyKey) => `${country}.safety.${key}`;
  const adviceFact = (home: Home, words: string, { enteredOn, page }: Advice) => {
    const details = { id: idOf(home), enteredOn, pace: "travel-advice", readAt: [page] } as const;
    return fact(words, "summary", `${home}-advice-${country}`, details);
  };
  const all: SafetyChapter["rows"] = {
    ...rows,
    us: adviceFact("us", `${advice.us.short}. ${advice.us.more}`, us),
    uk: adviceFact("uk", foreignOfficeInFull(uk), uk),
    canada: adviceFact("canada", `${advice.canada.short}. ${advice.canada.more}`, canada),
    dualNationality: belonging.dualNationality,
    comeBack: { id: idOf("comeBack"), ...comeBackToUs(usLimits) },
    driving: goods.drivingLicense,
    carImport: goods.car,
    money: money.currencyControl,
  };
  const inOrder = Object.fromEntries(SAFETY_ROWS.map(({ key }) => [key, all[key]])) as SafetyChapter["rows"];
  return { country, advice, usLimits, rows: inOrder };
}

/** The day of a government's advice: that of its page. */
function dayOf({ page: { date } }: Advice): IsoDate {
  return date!;
}

const NO_PART = "advise against travel to any part of the country";
const NOT_SAFE = "That doesn’t mean there’s no risk.";

function foreignOfficeInFull({ against, where = "to the whole country" }: ForeignOfficeAdvice): string {
  return against === null
    ? `The Foreign Office doesn’t ${NO_PART}. ${NOT_SAFE}`
    : `The Foreign Office advises against ${against} ${where}.`;
}

/** The Foreign Office knows no levels. What it says of parts of the country is told in short, and then in full. */
function foreignOffice(uk: ForeignOfficeAdvice): AdviceInShort {
  const { against, where } = uk;
  const day = dayOf(uk);
  if (against === null) return { short: `Doesn’t ${NO_PART}`, more: NOT_SAFE, day };
  const part = where === undefined ? "the whole country" : "parts of the country";
  return { short: `Against ${against} to ${part}`, more: foreignOfficeInFull(uk), day };
}
