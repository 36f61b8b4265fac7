import type { CountryId } from "#domain/countries.ts";
import { type Fact, fact, type IsoDate } from "#domain/facts.ts";
import { comeBackToUs, type UsLimits } from "./come-back.ts";
import type { Country, CountryRecord } from "#content-model/resolve/resolve-country.ts";
import type { Home } from "#content-model/resolve/records.ts";

/** The rows of a chapter on safety and law, in order. Each country has all of them. */
export const SAFETY_ROWS = [
  { key: "us", label: "US travel advisory" },
  { key: "uk", label: "UK travel advice" },
  { key: "canada", label: "Canadian travel advice" },
  { key: "areas", label: "Areas to avoid" },
  { key: "roads", label: "On the road" },
  { key: "health", label: "Health" },
  { key: "sameSex", label: "Same-sex relationships" },
  { key: "dualNationality", label: "Dual nationality" },
  { key: "comeBack", label: "Coming back to the US with a spouse or parent" },
  { key: "driving", label: "Driving" },
  { key: "carImport", label: "Importing a car" },
  { key: "money", label: "Banking and transfers" },
  { key: "powerInternet", label: "Power and internet" },
  { key: "emergency", label: "Emergency numbers" },
] as const;
type SafetyKey = (typeof SAFETY_ROWS)[number]["key"];

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

type Advice = Pick<Country["safety"]["us"], "entered" | "page">;
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
  const adviceFact = (home: Home, words: string, { entered, page }: Advice) => {
    const details = { id: idOf(home), enteredOn: entered, pace: "travel-advice", readAt: [page] } as const;
    return fact(words, "summary", `${home}-advice-${country}`, details);
  };
  return {
    country,
    advice,
    usLimits,
    rows: {
      us: adviceFact("us", `${advice.us.short}. ${advice.us.more}`, us),
      uk: adviceFact("uk", foreignOfficeInFull(uk), uk),
      canada: adviceFact("canada", `${advice.canada.short}. ${advice.canada.more}`, canada),
      areas: rows.areas,
      roads: rows.roads,
      health: rows.health,
      sameSex: rows.sameSex,
      dualNationality: belonging.dualNationality,
      comeBack: { id: idOf("comeBack"), ...comeBackToUs(usLimits) },
      driving: goods.drivingLicense,
      carImport: goods.car,
      money: money.currencyControl,
      powerInternet: rows.powerInternet,
      emergency: rows.emergency,
    },
  };
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
