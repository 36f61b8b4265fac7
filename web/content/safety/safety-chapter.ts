import type { CountryId } from "#domain/countries.ts";
import { type Fact, fact, type IsoDate, type OfficeId } from "#domain/facts.ts";
import { UK_ADVICE_LIST, usAdvisoryPage } from "#domain/public-pages.ts";

/** The rows of a chapter on safety and law, in order. Each of the thirteen countries has all of them. */
export const SAFETY_ROWS = [
  { key: "us", label: "US travel advisory" },
  { key: "uk", label: "UK travel advice" },
  { key: "canada", label: "Canadian travel advice" },
  { key: "areas", label: "Areas to avoid" },
  { key: "roads", label: "On the road" },
  { key: "health", label: "Health" },
  { key: "sameSex", label: "Same-sex relationships" },
  { key: "dualNationality", label: "Dual nationality" },
  { key: "driving", label: "Driving" },
  { key: "carImport", label: "Importing a car" },
  { key: "money", label: "Banking and transfers" },
  { key: "powerInternet", label: "Power and internet" },
  { key: "emergency", label: "Emergency numbers" },
] as const;
type SafetyKey = (typeof SAFETY_ROWS)[number]["key"];

/** What a reader must know about safety and law before moving to a country. */
export type SafetyChapter = { country: CountryId; rows: Readonly<Record<SafetyKey, Fact<string>>> };

/** How the US advisory words its four levels. */
const US_LEVELS = {
  1: "Level 1, exercise normal precautions",
  2: "Level 2, exercise increased caution",
  3: "Level 3, reconsider travel",
  4: "Level 4, do not travel",
} as const;

/** What the UK advised against on the day of the list that we read. */
const UK_ADVICE = {
  none: "named no part of the country that it advises against. That does not mean that it sees no risk",
  "essential-parts": "advised against all but essential travel to parts of the country",
  "all-parts": "advised against all travel to parts of the country",
  both: "advised against all travel to some parts of the country, and against all but essential travel to others",
} as const;

type Written = string | Fact<string>;
type SafetyText = {
  name: string;
  us: { level: keyof typeof US_LEVELS; issued: IsoDate; reasons: string };
  uk: keyof typeof UK_ADVICE;
  canada?: Fact<string>;
  offices: { nationality: OfficeId; customs: OfficeId; bank: OfficeId };
} & Readonly<Record<Exclude<SafetyKey, "us" | "uk" | "canada">, Written>>;

const GENERAL_KNOWLEDGE = "From general knowledge. Ask people who live there, street by street.";

/** Puts a chapter together: each text becomes a record of the ledger, with the office that publishes on its subject. */
export function safetyChapter(country: CountryId, text: SafetyText): SafetyChapter {
  const { name, us, uk, canada, offices } = text;
  const ukAdvice: OfficeId = `uk-advice-${country}`;
  const record = (written: Written, office: OfficeId | null): Fact<string> =>
    typeof written === "string"
      ? fact(written, "summary", office, office === null ? { method: GENERAL_KNOWLEDGE } : {})
      : written;
  return {
    country,
    rows: {
      us: fact(`${US_LEVELS[us.level]}. ${us.reasons}`, "official", `us-advice-${country}`, {
        readAt: [usAdvisoryPage(name, us.issued)],
        note: "The date is the day on which the advisory was issued. Advisories change: read today's at the link.",
      }),
      uk: fact(
        `On January 28, 2026 the Foreign Office ${UK_ADVICE[uk]}. We have not read its newer advice: read it at the link, with the map.`,
        "summary",
        ukAdvice,
        { readAt: [UK_ADVICE_LIST] },
      ),
      canada:
        canada ??
        fact(
          `We found no copy of the Canadian advice on ${name} that we could read. It must be read at the link.`,
          "summary",
          `canada-advice-${country}`,
          { method: "We looked for a copy and found none." },
        ),
      areas:
        typeof text.areas === "string"
          ? fact(text.areas, "summary", `us-advice-${country}`, { readAt: [usAdvisoryPage(name, us.issued)] })
          : text.areas,
      roads: record(text.roads, ukAdvice),
      health: record(text.health, ukAdvice),
      sameSex: record(text.sameSex, ukAdvice),
      dualNationality: record(text.dualNationality, offices.nationality),
      driving: record(text.driving, ukAdvice),
      carImport: record(text.carImport, offices.customs),
      money: record(text.money, offices.bank),
      powerInternet: record(text.powerInternet, null),
      emergency: record(text.emergency, ukAdvice),
    },
  };
}
