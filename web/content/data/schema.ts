/**
 * What the files of content/countries may hold: a build checks them by it, and the types of their values follow from it.
 * Ids of sources and `use:` are checked by read.ts, which knows the other files.
 */
import * as z from "zod";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { HOME_PAPERS, OWN_PAPERS } from "#web/content/data/paper-kinds.ts";
import { OFFICES } from "#domain/offices.ts";
import { REASONS } from "#domain/reasons.ts";
import { travelAdviceOf } from "#domain/travel-advice.ts";

export const text = z.string().trim().min(1);
export const day = z.iso.date().meta({ description: "A calendar day, YYYY-MM-DD." });
/** A day, a month or a year: when a price held. */
const time = z.string().regex(/^\d{4}(-\d{2}){0,2}$/, "A day, a month or a year: 2026-02-22, 2025-11, 2024");
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Lower-case words with hyphens");
export const OFFICE_IDS = [
  ...Object.keys(OFFICES),
  ...travelAdviceOf("us"),
  ...travelAdviceOf("uk"),
  ...travelAdviceOf("canada"),
];
const office = z
  .enum(OFFICE_IDS as [string, ...string[]])
  .meta({ id: "Office", description: "The office to confirm it at." });
const sourceId = z
  .string()
  .regex(/^\/?[A-Za-z0-9-]+$/)
  .meta({ description: "A page of sources.yaml, or after / of web/content/public-pages.ts." });
const range = z
  .strictObject({ from: z.number(), to: z.number() })
  .refine(({ from, to }) => from <= to, "from is above to")
  .meta({ id: "Range" });

/** From the least to the most, in US dollars or in the country's currency: the dollars follow from its rate. Of a month what a ride, a day or a year costs. */
const dollars = z
  .strictObject({
    from: z.number(),
    to: z.number(),
    currency: z.string().length(3).optional(),
    toCurrency: z.string().length(3).optional(),
    per: z.enum(["ride", "day", "year"]).optional(),
  })
  .refine(
    ({ from, to, currency, toCurrency }) => from <= to || (toCurrency ?? currency) !== currency,
    "from is above to",
  )
  .meta({ id: "Dollars" });
const amount = z.union([z.number(), z.strictObject({ amount: z.number(), currency: z.string().length(3) })]);

const details = {
  basis: z.enum(["brief", "summary", "estimate"]).optional(),
  office: office.nullable().optional(),
  entered: day,
  checked: day
    .optional()
    .meta({ description: "The day on which somebody read the pages again and found it still right." }),
  confirmed: z
    .strictObject({ on: day, by: text })
    .optional()
    .meta({ description: "The day on which the office confirmed it, and who did." }),
  passports: text.nullable().optional(),
  sources: z.array(sourceId).optional(),
  reported: z
    .array(z.strictObject({ value: text, source: sourceId }))
    .optional()
    .meta({ description: "What pages say that contradicts it." }),
  method: text.optional(),
  note: text.optional(),
};
const use = z
  .strictObject({ use: z.string().regex(/^[a-z-]+(\.[A-Za-z0-9-]+){2,}$/) })
  .meta({ id: "Use", description: "The same record as there." });
export const record = z.strictObject({ value: text, ...details }).meta({ id: "Record" });
const listRecord = z.strictObject({ value: z.array(text), ...details }).meta({ id: "ListRecord" });
const priceRecord = z
  .strictObject({ price: text, asOf: time.optional(), shortLet: z.literal(true).optional(), ...details })
  .meta({ id: "Price" });
const sought = z
  .strictObject({ notFound: day, office: office.optional(), note: text.optional() })
  .meta({ id: "NotFound" });
const fact = z.union([record, use]);
const listFact = z.union([listRecord, use]);
const known = z.union([record, sought, use]);
const knownPrice = z.union([priceRecord, sought, use]);
const written = z.union([text, record, use]);
const or = <T extends z.ZodType>(schema: T) => z.union([schema, use]);

/** What the records of a file have in common, unless one says otherwise. */
const defaults = z.strictObject({ office: office.optional(), passports: text.optional() }).optional();

const entryKind = z.enum(["nothing", "visa on arrival", "online authorization", "e-visa", "visa"]);
const entry = z.strictObject({
  kind: entryKind,
  rule: known,
  stay: known,
  stayDays: z.int().nullable().meta({ description: "The shortest stay in days that a page of `stay` names." }),
  extension: known,
  fee: known,
  feeUsd: dollars.nullable(),
  portal: known,
  processing: known,
  passportValidity: known,
  vaccination: known,
});
export const entryFile = z.strictObject({ defaults, us: or(entry), uk: or(entry), canada: or(entry) });

const group = z.strictObject({
  id,
  who: text,
  kind: entryKind,
  days: z.int().optional(),
  passports: text,
  rule: record,
});
export const passportsFile = z.strictObject({ defaults, groups: z.array(group) });

const conditions = z
  .strictObject({
    monthlyIncomeUsd: amount,
    capitalUsd: amount,
    minimumAge: z.int(),
    yearsThere: z.number(),
    jobOffer: z.boolean(),
    relative: z.boolean(),
    descent: z.boolean(),
    descentOrFormerCitizen: z.boolean(),
    formerCitizen: z.boolean(),
    origin: z.boolean(),
    admission: z.boolean(),
    sponsor: z.boolean(),
  })
  .partial();
const kind = z
  .enum([...HOME_PAPERS, ...OWN_PAPERS])
  .meta({ description: "Who makes the paper; absent where nobody can plan its time." });
const names = z.array(z.strictObject({ name: text, kind: kind.optional(), weeks: range.optional() })).min(1);
/** The papers that one record names. */
const papers = z.union([record.extend({ id, names }), sought.extend({ id, names }), use.extend({ id, names })]);
const familyFees = z.strictObject({
  feeIn: id.optional(),
  spouseUsd: dollars.nullable(),
  childUsd: dollars.nullable(),
  lacks: text.optional(),
  pupils: id.optional(),
});
const permit = z.strictObject({
  id,
  name: text,
  reasons: z.array(z.enum(REASONS)),
  whoFor: text,
  conditions,
  threshold: known,
  fee: known,
  firstTerm: known,
  renewal: known,
  work: known,
  dependants: known,
  documents: or(z.array(papers)),
  processing: known,
  processingWeeks: range.nullable(),
  feeUsd: dollars.nullable(),
  feeLacks: text.nullable().optional(),
  familyFees: familyFees.nullable().optional(),
  applyAt: known,
  applyFrom: z.enum(["before travel", "in the country", "either"]).nullable(),
  registerWithinDays: z.int().nullable(),
  permanentResidence: known,
  yearsToPermanentResidence: z.number().nullable(),
  citizenship: known,
  yearsToCitizenship: z.number().nullable(),
  yearsAsk: z.strictObject({ permanentResidence: text.optional(), citizenship: text.optional() }).optional(),
  endsWhen: known,
});
export const permitsFile = z.strictObject({
  defaults,
  shared: z.record(z.string(), z.union([record, sought])).optional(),
  permits: z.array(permit).min(4),
});

const change = z.strictObject({ id: day, day, what: fact });
const program = z.strictObject({
  id,
  name: text,
  conditions: known,
  cost: known,
  status: known,
  changes: z.array(change),
});
export const belongingFile = z.strictObject({
  defaults,
  descent: known,
  marriage: known,
  naturalization: known,
  programs: z.array(program),
  dualNationality: fact,
});

export const moneyFile = z.strictObject({
  defaults,
  taxResidence: known,
  foreignIncome: known,
  foreignPensions: known,
  rates: known,
  filing: known,
  treaties: z.strictObject({ us: known, uk: known, canada: known }),
  banks: known,
  currencyControl: fact,
  mobileMoney: known,
  transfer: known,
});

export const homesFile = z.strictObject({
  defaults,
  ownershipInShort: text,
  ownership: known,
  lease: known,
  steps: known,
  taxes: known,
  advanceRent: known,
  advanceRentMonths: range.nullable(),
  traps: known,
});

export const goodsFile = z.strictObject({
  defaults,
  household: known,
  car: fact,
  medicines: known,
  pets: known,
  drivingLicense: fact,
  drivingLicenseDays: z.int().nullable(),
});

export const workFile = z.strictObject({
  defaults,
  spouse: known,
  closedOccupations: known,
  openOccupations: known,
  vacancies: known,
  pay: z.array(z.strictObject({ id, occupation: text, pay: known })),
});

const place = { city: id.nullable(), town: text.optional() };
export const healthFile = z.strictObject({
  defaults,
  publicSystem: known,
  insurers: z.array(z.strictObject({ id, name: text, terms: known, price: known, ages: known })),
  hospitals: z.array(z.strictObject({ id, name: text, ...place, about: known })),
  vaccinations: known,
  bring: known,
});

export const schoolsFile = z.strictObject({
  defaults,
  publicSchools: known,
  schools: z.array(z.strictObject({ id, name: text, ...place, curriculum: known, ages: known, fees: known })),
  universities: known,
});

const n = z.number();
const byMonth = z.tuple([n, n, n, n, n, n, n, n, n, n, n, n]).meta({ description: "January to December." });
const station = z.strictObject({
  station: text,
  wmo: z.int().meta({ description: "The number of its page at worldweather.wmo.int." }),
  years: text.optional(),
  entered: day,
  note: text.optional(),
  highs: byMonth,
  lows: byMonth,
  rain: byMonth,
});
const climate = z.union([
  station,
  z.strictObject({ measured: record, highs: byMonth, lows: byMonth, rain: byMonth }),
  sought,
  use,
]);
const MONTH = [
  "rentOneBedroom",
  "rentThreeBedrooms",
  "foodPerAdult",
  "transportPerAdult",
  "utilities",
  "internet",
  "help",
] as const;
const district = z.strictObject({ id, name: text, oneBedroom: knownPrice, threeBedrooms: knownPrice, about: text });
const city = z.strictObject({
  id,
  name: text,
  districts: z.array(district),
  basket: or(
    z.strictObject({
      food: knownPrice,
      transport: knownPrice,
      utilities: knownPrice,
      internet: knownPrice,
      help: knownPrice,
    }),
  ),
  monthUsd: z.strictObject(
    Object.fromEntries(MONTH.map((line) => [line, dollars.nullable()])) as Record<
      (typeof MONTH)[number],
      z.ZodNullable<typeof dollars>
    >,
  ),
  power: known,
  water: known,
  climate: known,
  climateByMonth: climate,
  air: known,
  moreSchools: z.union([sought, use]).optional(),
  moreHospitals: z.union([sought, use]).optional(),
  safety: fact,
  fits: text,
  doesNotFit: text,
});
export const citiesFile = z.strictObject({ defaults, cities: z.array(city).min(1) });

const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export const safetyFile = z.strictObject({
  defaults,
  usLimits: z.strictObject({
    entry: z.enum(["all visas", "most visas", "nothing"]),
    wasPaused: z.boolean(),
    asksBond: z.literal(true).optional(),
  }),
  us: z.strictObject({ level, issued: day, reasons: text }),
  uk: z.strictObject({ updated: day, against: text.nullable() }),
  canada: z.strictObject({ level, updated: day, more: text }),
  areas: written,
  roads: written,
  health: written,
  sameSex: written,
  powerInternet: written,
  emergency: written,
});

export const guideFile = z.strictObject({
  defaults,
  highlights: z.array(written),
  description: text,
  detailedGuide: z.strictObject({
    housing: z.strictObject({ averageRent: fact, areas: written }),
    healthcare: z.strictObject({ insurance: fact, quality: written }),
    business: z.strictObject({ opportunities: z.array(written), startupCost: fact, incentives: fact }),
    education: z.strictObject({ international: written, universities: written, cost: fact }),
    culture: z.strictObject({ lifestyle: written, food: written, climate: written }),
  }),
});

export const profileFile = z.strictObject({
  defaults,
  mainCities: fact.optional(),
  description: text,
  livingCost: fact.optional(),
  investment: fact.optional(),
  legalMinimum: fact.optional(),
  climate: text.optional(),
  highlights: z.array(written),
});

export const visasFile = z.strictObject({
  defaults,
  types: z.array(
    z.strictObject({
      id,
      name: text,
      replaces: text.optional(),
      duration: fact,
      requirements: listFact,
      processing: fact,
      difficulty: z.enum(["Easy", "Medium", "Hard"]),
      confirmAt: office,
      detailedInfo: z.strictObject({
        cost: fact.optional(),
        application: fact.optional(),
        documents: listFact.optional(),
        tips: listFact,
        extensions: fact,
      }),
    }),
  ),
});

export const countryFile = z.strictObject({
  id: z.enum(COUNTRY_IDS),
  currency: z.strictObject({
    code: z.string().length(3),
    plural: text,
    perDollar: z.number(),
    office,
    near: text,
    source: sourceId.optional(),
  }),
  profile: z.enum(["featured", "notable"]).optional(),
});

export const sourcesFile = z.record(
  z.string(),
  z.strictObject({
    title: text,
    publisher: text,
    by: z.union([z.enum(["press", "law firm", "agent", "other"]), z.array(office)]),
    date: time.optional(),
    url: z.url().optional(),
    unlinked: text.optional().meta({ description: "Why no address leads to it, in words for readers." }),
  }),
);

/** The files of a country's folder; a missing one fails, but for those of the optional pages. */
export const COUNTRY_FILES = {
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
  cities: citiesFile,
  safety: safetyFile,
  guide: guideFile.optional(),
  profile: profileFile.optional(),
  visas: visasFile.optional(),
} as const;
export type FileName = keyof typeof COUNTRY_FILES;
export type RawCountry = { [Name in FileName]: z.infer<(typeof COUNTRY_FILES)[Name]> };

export type RawRecord = z.infer<typeof record> | z.infer<typeof listRecord>;
export type RawPrice = z.infer<typeof priceRecord>;
export type RawNotFound = z.infer<typeof sought>;
export type RawUse = z.infer<typeof use>;
export type RawPapers = z.infer<typeof papers>;
export type RawGroup = z.infer<typeof group>;
export type RawStation = z.infer<typeof station>;
export type RawDollars = z.infer<typeof dollars>;
export type RawAmount = Exclude<z.infer<typeof amount>, number>;
export type RawSource = z.infer<typeof sourcesFile>[string];
export type Defaults = z.infer<typeof defaults>;
