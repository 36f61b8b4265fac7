import type { Country } from "#domain/countries.ts";
import { dollarsText, roundEnds } from "#domain/dollars-text.ts";
import type { Fact, Text } from "#domain/facts.ts";
import { REASON_LABELS, type Reason } from "#domain/reasons.ts";
import { capitalize } from "#web/lib/capitalize.ts";
import { withThousands } from "#domain/thousands.ts";
import { townOf } from "./countries/cities.ts";
import { type CountryRecord, type Entry, type Permit } from "#content-model/resolve/resolve-country.ts";
import { HOMES, type NotPublished } from "#content-model/resolve/records.ts";
import type { Range } from "#domain/range.ts";
import { livingCost, monthInShort } from "./month-in-short.ts";
import type { CountryGuide } from "./countries/guides.ts";
import { ENTRY_KINDS, HOME_PASSPORTS } from "#domain/passports.ts";
import { GIVEN_CONDITIONS, permitsFor } from "./permit-order.ts";
import { pathText, quickestPath } from "./permit-paths.ts";
import type { FeaturedCountry } from "./countries/profiles.ts";
import { SAFETY_ROWS, type SafetyChapter, safetyTexts } from "./countries/safety-chapters.ts";

/** What a cell of the comparison shows. */
export type Cell = Text | readonly Text[] | Fact<string> | NotPublished;

/** All that the comparison takes from the collections for one country; no card of a guide and no featured profile where it has none. */
export type CountrySheet = {
  country: Country;
  guide: CountryGuide | undefined;
  profile: FeaturedCountry | undefined;
  record: CountryRecord;
  safety: SafetyChapter;
};

type Row = {
  label: string;
  /** Undefined where the site holds nothing on it. */
  cell: (sheet: CountrySheet) => Cell | undefined;
  /** A value in a few words, of which can be said that two countries have the same. */
  isFigure?: true;
};

/** The reasons whose permits stand in the figures: those in which countries differ most. */
const COMPARED_REASONS = ["remote", "retirement", "business", "return"] as const satisfies readonly Reason[];

function figure(label: string, cell: (record: CountryRecord) => string): Row {
  return { label, cell: ({ record }) => cell(record), isFigure: true };
}

/** What a visitor needs, and for how many days: "Online visa (e-Visa), 30 days". */
export function describeEntry({ kind, stayDays }: Entry): string {
  return stayDays === null ? ENTRY_KINDS[kind] : `${ENTRY_KINDS[kind]}, ${stayDays} days`;
}

/** How many permits a reason has, and the least income or capital that one of them asks for. */
function describePermits({ permits }: CountryRecord, reason: Reason): string {
  const fitting = permitsFor(permits, reason);
  if (fitting.length === 0) return "No permit of its own";
  const count = fitting.length === 1 ? "1 permit" : `${fitting.length} permits`;
  const incomes = fitting.flatMap(({ conditions }) => conditions.monthlyIncomeUsd ?? []);
  const capitals = fitting.flatMap(({ conditions }) => conditions.capitalUsd ?? []);
  const asked = [
    ...(incomes.length > 0 ? [`income asked from $${withThousands(Math.min(...incomes))} a month`] : []),
    ...(capitals.length > 0 ? [`capital asked from $${withThousands(Math.min(...capitals))}`] : []),
  ];
  return [count, ...asked].join("; ");
}

/** Whether everybody can strive for a permit: it takes no family, descent or earlier citizenship there. */
function isOpenToAll({ conditions }: Permit): boolean {
  return !GIVEN_CONDITIONS.some((given) => conditions[given]);
}

/** The quickest path by a permit that everybody can strive for, without family or descent there. */
export function openPath({ permits }: CountryRecord, goal: keyof Permit["leadsTo"]): string {
  const path = quickestPath(permits.filter(isOpenToAll), goal);
  return path ? pathText(path) : "no set path";
}

function describeMonths(months: Range | null): string {
  if (months === null) return "Not published";
  return months.from === months.to ? `${months.from} months` : `${months.from}-${months.to} months`;
}

function describeRents({ cities }: CountryRecord): string {
  const rents = cities.map(({ name, monthUsd }) => {
    const rent = monthUsd.rents.newcomers.one;
    return rent ? `${name} ${dollarsText(roundEnds(rent))}` : `${name}: not published`;
  });
  return rents.join("; ");
}

/** The rows of the chapter on safety whose record stands in a chapter before it. */
const TOLD_ABOVE = new Set<keyof SafetyChapter["rows"]>(["dualNationality", "driving", "carImport"]);

/** The chapters of every comparison and their rows. What a record holds stands before what the guide says of the same. */
export const COMPARED_CHAPTERS: readonly { id: string; title: string; rows: readonly Row[] }[] = [
  {
    id: "figures",
    title: "In figures",
    rows: [
      figure("A month for one adult", ({ id }) => monthInShort(id)),
      ...HOMES.map((home) => figure(HOME_PASSPORTS[home], ({ entry }) => describeEntry(entry[home]))),
      figure("Ways to stay", ({ permits }) => `${permits.length} permits`),
      ...COMPARED_REASONS.map((reason) => figure(REASON_LABELS[reason], (record) => describePermits(record, reason))),
      figure("Permanent residence, without family or descent there", (record) =>
        capitalize(openPath(record, "permanentResidence")),
      ),
      figure("Citizenship, without family or descent there", (record) => capitalize(openPath(record, "citizenship"))),
      figure("Rent due at signing", ({ homes }) => describeMonths(homes.advanceRentMonths)),
      figure("One bedroom, a month", describeRents),
    ],
  },
  {
    id: "at-a-glance",
    title: "At a glance",
    rows: [
      { label: "Capital", cell: ({ country }) => country.capital },
      { label: "Language", cell: ({ country }) => country.languages },
      { label: "Currency", cell: ({ country }) => country.currency },
      { label: "Population", cell: ({ country }) => country.population },
      { label: "Cost of living", cell: ({ country }) => livingCost(country.id) },
      { label: "Climate", cell: ({ guide, profile }) => guide?.detailedGuide.culture.climate ?? profile?.climate },
    ],
  },
  {
    id: "visa",
    title: "Visa & Immigration",
    rows: [
      {
        label: "What you need to enter, with a US passport",
        cell: ({ record }) => record.entry.us.rule,
      },
      {
        label: "How long you may stay, with a US passport",
        cell: ({ record }) => record.entry.us.stay,
      },
      {
        label: "Staying long term",
        cell: ({ record }) => record.permits.map(({ name }) => name),
      },
      { label: "By descent", cell: ({ record }) => record.belonging.descent },
      { label: "Citizenship", cell: ({ record }) => record.belonging.naturalization },
      { label: "Two nationalities", cell: ({ record }) => record.belonging.dualNationality },
    ],
  },
  {
    id: "tax",
    title: "Tax and money",
    rows: [
      { label: "Foreign income", cell: ({ record }) => record.money.foreignIncome },
      { label: "Foreign pensions", cell: ({ record }) => record.money.foreignPensions },
      { label: "Rates", cell: ({ record }) => record.money.rates },
      { label: "Tax treaty with the USA", cell: ({ record }) => record.money.treaties.us },
      { label: "Tax treaty with the UK", cell: ({ record }) => record.money.treaties.uk },
      { label: "Tax treaty with Canada", cell: ({ record }) => record.money.treaties.canada },
    ],
  },
  {
    id: "costs",
    title: "Costs",
    rows: [
      {
        label: "Rent of two bedrooms where newcomers live",
        cell: ({ record }) => record.cities[0].homes.newcomers.two,
      },
      { label: "Rent in advance", cell: ({ record }) => record.homes.advanceRent },
      { label: "May a foreigner own a home?", cell: ({ record }) => record.homes.ownership },
      { label: "School fees", cell: ({ guide }) => guide?.detailedGuide.education.cost },
      {
        label: "What it takes to start a business",
        cell: ({ guide, profile }) => guide?.detailedGuide.business.startupCost ?? profile?.legalMinimum,
      },
      { label: "Recommended investment", cell: ({ profile }) => profile?.investment },
    ],
  },
  {
    id: "schools-and-health",
    title: "Schools and healthcare",
    rows: [
      {
        label: "International schools",
        cell: ({ record }) => record.schools.schools.map((school) => `${school.name}, ${townOf(school)}`),
      },
      { label: "Universities", cell: ({ record }) => record.schools.universities },
      { label: "The public health system", cell: ({ record }) => record.health.publicSystem },
      { label: "Health insurance", cell: ({ record }) => record.health.insurance },
      {
        label: "Hospitals",
        cell: ({ record }) => record.health.hospitals.map((hospital) => `${hospital.name}, ${townOf(hospital)}`),
      },
    ],
  },
  {
    id: "life",
    title: "Work, car and animals",
    rows: [
      { label: "Work of a spouse", cell: ({ record }) => record.work.spouse },
      { label: "Driving license", cell: ({ record }) => record.goods.drivingLicense },
      { label: "Car", cell: ({ record }) => record.goods.car },
      { label: "Pets", cell: ({ record }) => record.goods.pets },
    ],
  },
  {
    id: "safety",
    title: safetyTexts.title,
    rows: SAFETY_ROWS.filter(({ key }) => !TOLD_ABOVE.has(key)).map(({ key, label }) => ({
      label,
      cell: ({ safety }: CountrySheet) => safety.rows[key],
    })),
  },
];
