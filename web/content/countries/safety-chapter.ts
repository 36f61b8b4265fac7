import type { CountryId } from "#domain/countries.ts";
import { atPace, type Fact, fact, type IsoDate, type OfficeId } from "#domain/facts.ts";
import { advicePage } from "#web/content/sources.ts";
import { comeBackToUs, type UsLimits } from "./come-back.ts";
import type { CountryRecord, Home } from "./country-record.ts";

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

/** The rows that are records of the country's other sections, so that no chapter says otherwise. */
type ToldByRecord = "dualNationality" | "driving" | "carImport" | "money";

/** What a government advises on a country: in large print, the rest of it, and its day. */
export type AdviceInShort = { short: string; more: string; day: IsoDate };

/** What a reader must know about safety and law before moving to a country. */
export type SafetyChapter = {
  country: CountryId;
  /** The first three rows in short. */
  advice: Readonly<Record<Home, AdviceInShort>>;
  rows: Readonly<Record<SafetyKey, Fact<string>>>;
  /** The row on coming back to the US is made of it, and so are the lists of countries on /returning. */
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

type Written = string | Fact<string>;
type WrittenKey = Exclude<SafetyKey, "us" | "uk" | "canada" | "comeBack" | ToldByRecord>;
/** What the Foreign Office advised against first, null where it named nothing, and where; missing where that is the whole country. */
type ForeignOfficeAdvice = {
  updated: IsoDate;
  against: "all travel" | "all but essential travel" | null;
  where?: string;
};
type SafetyText = {
  name: string;
  usLimits: UsLimits;
  us: { level: keyof typeof US_LEVELS; issued: IsoDate; reasons: string };
  uk: ForeignOfficeAdvice;
  canada: { level: keyof typeof CANADA_LEVELS; updated: IsoDate; more: string };
} & Readonly<Record<WrittenKey, Written>>;

/** The day on which we read the copies of the British and Canadian pages. */
const COPIES_READ_ON: IsoDate = "2026-11-23";

const COPY_NOTE =
  "The date is the day of the government's last change before our copy was made. Advice changes: read today's at the link.";

const GENERAL_KNOWLEDGE = "From general knowledge. Ask people who live there, street by street.";

/** Puts a chapter together: each text becomes a record of the ledger, with the office that publishes on its subject. */
export function safetyChapter(
  country: CountryId,
  { belonging, goods, money }: Pick<CountryRecord, "belonging" | "goods" | "money">,
  text: SafetyText,
): SafetyChapter {
  const { name, usLimits, us, uk, canada } = text;
  const usAdvice: OfficeId = `us-advice-${country}`;
  const advice = {
    us: { short: US_LEVELS[us.level], more: us.reasons, day: us.issued },
    uk: foreignOffice(uk),
    canada: { short: CANADA_LEVELS[canada.level], more: canada.more, day: canada.updated },
  };
  const ukAdvice: OfficeId = `uk-advice-${country}`;
  const canadaAdvice: OfficeId = `canada-advice-${country}`;
  const usTitle = `${name}, in a copy of the Travel Advisories feed of October 7, 2026`;
  const usPage = advicePage(usAdvice, "US Department of State", usTitle, us.issued);
  const ukTitle = `${name}: warnings and insurance, in a copy of August 22, 2026`;
  const ukPage = advicePage(ukAdvice, "Foreign, Commonwealth & Development Office, UK", ukTitle, uk.updated);
  const canadaCopy = country === "kenya" ? "October 7, 2026" : "August 22, 2026";
  const canadaTitle = `${name}: travel advice, in a copy of ${canadaCopy}`;
  const canadaPage = advicePage(canadaAdvice, "Global Affairs Canada", canadaTitle, canada.updated);
  const idOf = (key: SafetyKey) => `${country}.safety.${key}`;
  const record = (key: WrittenKey, office: OfficeId | null): Fact<string> => {
    const written: Written = text[key];
    return typeof written === "string"
      ? fact(written, "summary", office, { id: idOf(key), ...(office === null && { method: GENERAL_KNOWLEDGE }) })
      : written;
  };
  return dueSoon({
    country,
    advice,
    usLimits,
    rows: {
      us: fact(`${advice.us.short}. ${advice.us.more}`, "summary", usAdvice, {
        id: idOf("us"),
        readAt: [usPage],
        note: "The date is the day on which the advisory was issued. Advisories change: read today's at the link.",
      }),
      uk: fact(foreignOfficeInFull(uk), "summary", ukAdvice, {
        id: idOf("uk"),
        enteredOn: COPIES_READ_ON,
        readAt: [ukPage],
        note: COPY_NOTE,
      }),
      canada: fact(`${advice.canada.short}. ${advice.canada.more}`, "summary", canadaAdvice, {
        id: idOf("canada"),
        enteredOn: COPIES_READ_ON,
        readAt: [canadaPage],
        note: COPY_NOTE,
      }),
      areas:
        typeof text.areas === "string"
          ? fact(text.areas, "summary", usAdvice, { id: idOf("areas"), readAt: [usPage] })
          : text.areas,
      roads: record("roads", ukAdvice),
      health: record("health", ukAdvice),
      sameSex: record("sameSex", ukAdvice),
      dualNationality: belonging.dualNationality,
      comeBack: { id: idOf("comeBack"), ...comeBackToUs(name, usLimits) },
      driving: goods.drivingLicense,
      carImport: goods.car,
      money: money.currencyControl,
      powerInternet: record("powerInternet", null),
      emergency: record("emergency", ukAdvice),
    },
  });
}

const NO_PART = "no part of the country that it advises against";
const NOT_SAFE = "That does not mean that it sees no risk.";

function foreignOfficeInFull({ against, where = "to the whole country" }: ForeignOfficeAdvice): string {
  return against === null
    ? `The Foreign Office named ${NO_PART}. ${NOT_SAFE}`
    : `The Foreign Office advised against ${against} ${where}.`;
}

/** The Foreign Office knows no levels. What it says of parts of the country is told in short, and then in full. */
function foreignOffice(uk: ForeignOfficeAdvice): AdviceInShort {
  const { updated: day, against, where } = uk;
  if (against === null) return { short: `Named ${NO_PART}`, more: NOT_SAFE, day };
  const part = where === undefined ? "the whole country" : "parts of the country";
  return { short: `Against ${against} to ${part}`, more: foreignOfficeInFull(uk), day };
}

/** What governments advise changes within weeks; the laws and practical matters below it do not. */
const ADVICE_ROWS = ["us", "uk", "canada", "areas"] as const;

function dueSoon({ rows, ...chapter }: SafetyChapter): SafetyChapter {
  const advice = Object.fromEntries(ADVICE_ROWS.map((key) => [key, atPace(rows[key], "travel-advice")]));
  const comeBack = atPace(rows.comeBack, "fees-and-visas");
  return { ...chapter, rows: { ...rows, ...advice, comeBack } };
}
