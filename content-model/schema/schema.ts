/**
 * What the files of content/ may hold: a build checks them by it, and the types of their values follow from it. Ids of
 * offices, sources and `use:` are checked by read.ts, which knows the other files.
 */
import * as z from "zod";
import { catalogFile, text } from "#content-reader/schemas.ts";
import { PERS } from "#domain/amounts.ts";
import { OWN_PASSPORT, PROOFS, RIGHTS, ROUTE_STATES } from "#domain/belonging.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { CHAPTER_IDS, type ChapterId } from "#domain/chapter-ids.ts";
import { BLOC_IDS, PASSPORTS } from "#domain/passport-codes.ts";
import { HOME_PAPERS, OWN_PAPERS } from "#domain/paper-kinds.ts";
import { PUBLISHER_KINDS } from "#domain/facts.ts";
import { REASONS } from "#domain/reasons.ts";

/** The address of a page of the site. */
export const pageAddress = z.string().regex(/^\/(?![/\\])\S*$/, "A page of the site: /faq");
export const day = z.iso.date("A calendar day, YYYY-MM-DD").meta({ description: "A calendar day, YYYY-MM-DD." });
const DAY_MS = 24 * 60 * 60 * 1000;
/** A day on which somebody did something, wherever they are: tomorrow in UTC has begun in the east. */
const pastDay = day.refine(
  (value) => value <= new Date(Date.now() + DAY_MS).toISOString().slice(0, 10),
  "This day has not come yet",
);
/** A day, a month or a year: when a price held. */
const time = z.string().regex(/^\d{4}(-\d{2}){0,2}$/, "A day, a month or a year: 2026-02-22, 2025-11, 2024");
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Lower-case words with hyphens");
export const office = id.meta({
  id: "Office",
  description: "The office to confirm it at: an id of content/offices.yaml.",
});
const sourceId = z
  .string()
  .regex(/^\/?[A-Za-z0-9-]+$/)
  .meta({ description: "A page of sources.yaml of the country, or after / of content/sources.yaml." });
/** Files that belong to no country have no sources of their own. */
export const sharedSource = z
  .string()
  .regex(/^\/[A-Za-z0-9-]+$/)
  .meta({ description: "A page of content/sources.yaml, after /." });
export const range = z
  .strictObject({ from: z.number(), to: z.number() })
  .refine(({ from, to }) => from <= to, "from is above to")
  .meta({ id: "Range" });

const money = {
  currency: z.string().regex(/^[A-Z]{3}$/, "A currency's code: KES"),
  per: z.enum(PERS).optional().meta({ description: "What it is for, where that is not what the record is about." }),
};
const counted = {
  ...money,
  people: z.int().optional().meta({ description: "How many people it is for, where the record is about one." }),
  or: z.literal(true).optional().meta({ description: "In place of the amounts before it, not on top of them." }),
};
/** What the words of a record name to plan with: figures.ts looks for the digits there, and the dollars are made of it. */
const amounts = z
  .array(
    z.union([
      z.strictObject({ amount: z.number(), ...counted }),
      z
        .strictObject({ from: z.number(), to: z.number(), ...counted })
        .refine(({ from, to }) => from <= to, "from is above to"),
    ]),
  )
  .min(1)
  .meta({ id: "Amounts" });

const reported = z.strictObject({ value: text, source: sourceId, amounts: amounts.optional() });
/** What the value was before, newest last; of a list with semicolons. */
export const changed = z
  .array(z.strictObject({ on: pastDay, from: text }))
  .min(1)
  .meta({
    description: "What the value was before, newest last, and the day it changed.",
  });
const details = {
  basis: z.enum(["brief", "summary", "estimate"]).optional(),
  office: office.nullable().optional(),
  entered: pastDay,
  checked: pastDay
    .optional()
    .meta({ description: "The day on which somebody read the pages again and found it still right." }),
  confirmed: z
    .strictObject({ on: pastDay, by: text })
    .optional()
    .meta({ description: "The day on which the office confirmed it, and who did." }),
  doubted: pastDay
    .optional()
    .meta({ description: "The day on which somebody tried to confirm it and could not; the page says so." }),
  passports: text.nullable().optional(),
  sources: z.array(sourceId).optional(),
  amounts: amounts.optional(),
  reported: z.array(reported).optional().meta({ description: "What pages say that contradicts it." }),
  because: text.optional().meta({ description: "Why to plan with the value and not with what is reported." }),
  inShort: text
    .max(99, "One line, of fewer than 100 letters")
    .optional()
    .meta({ description: "The value in one line, for the cards of the permits that share it." }),
  method: text.optional(),
  note: text.optional(),
  changed: changed.optional(),
};
export const use = z
  .strictObject({ use: z.string().regex(/^[a-z-]+(\.[A-Za-z0-9-]+){2,}$/) })
  .meta({ id: "Use", description: "The same record as there." });
export const record = z.strictObject({ value: text, ...details }).meta({ id: "Record" });
/** The time in its words that plans count with: of a stay the fewest days that a page names. */
const duration = z.union([
  z.strictObject({ days: z.int() }),
  z.strictObject({ weeks: range }),
  z.strictObject({ months: range }),
  z.strictObject({ years: z.number() }),
]);
const timed = record.extend({ time: duration.optional() }).meta({ id: "TimedRecord" });
const listRecord = z.strictObject({ value: z.array(text), ...details }).meta({ id: "ListRecord" });
const priceRecord = z.strictObject({ price: text, asOf: time.optional(), ...details }).meta({ id: "Price" });
/** Where silence would read as "nothing": of a charge, a condition, a time or a path that a permit has. */
const notPublished = z.literal("notPublished").meta({ description: "It isn't published." });
export const fact = z.union([record, use]);
/** A row that is left out where nothing is known. */
const maybe = fact.optional();
const maybeTimed = z.union([timed, use]).optional();
const listFact = z.union([listRecord, use]);
const orUnpublished = z.union([record, notPublished, use]);
const timedOrUnpublished = z.union([timed, notPublished, use]);
const priceOrUnpublished = z.union([priceRecord, notPublished, use]);
const written = z.union([text, record, use]);
/** In a list: a record has an id there. */
const listed = z.union([text, record.extend({ id }), use]);
const or = <T extends z.ZodType>(schema: T) => z.union([schema, use]);

/** What the records of a file have in common, unless one says otherwise. */
const defaults = z.strictObject({ office: office.optional(), passports: text.optional() }).optional();

const entryKind = z.enum(["nothing", "visa on arrival", "online authorization", "e-visa", "visa"]);
const entry = z.strictObject({
  kind: entryKind,
  rule: fact,
  stay: maybeTimed,
  extension: maybe,
  fee: orUnpublished,
  portal: maybe,
  processing: maybe,
  passportValidity: maybe,
  vaccination: maybe,
});
export const entryFile = z.strictObject({ defaults, us: or(entry), uk: or(entry), canada: or(entry) });

const PASSPORT_WORDS = new Set<string>([...BLOC_IDS, ...PASSPORTS]);
const group = z.strictObject({
  id,
  who: text,
  kind: entryKind,
  days: z.int().optional(),
  passports: text.refine(
    (words) => words === "all others" || words.split(" ").every((word) => PASSPORT_WORDS.has(word.replace(/^-/, ""))),
    `"all others", or codes of two letters and ${BLOC_IDS.join(", ")}, with a space between: KE UG european -FR`,
  ),
  rule: record,
});
export const passportsFile = z.strictObject({ defaults, groups: z.array(group) });

const condition = z.strictObject({ amount: z.number(), ...money });
const conditions = z
  .strictObject({
    income: condition,
    capital: condition,
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
const ofBankThere = z.literal(true).meta({ description: "It is of a bank in the country." });
const paper = { name: text, kind: kind.optional(), ofBankThere: ofBankThere.optional(), weeks: range.optional() };
const papersOf = {
  id,
  names: z.array(z.strictObject(paper)).min(1),
  namesSayAll: z
    .literal(true)
    .optional()
    .meta({ description: "The value says no more than the names, which are shown alone." }),
};
/** The papers that one record names, or that no page lists in full. */
const papers = z.union([record.extend(papersOf), use.extend(papersOf), z.strictObject(papersOf)]);
const familyFees = z.strictObject({
  feeIn: id.optional(),
  amounts: amounts
    .optional()
    .meta({ description: "Of the record that names it, where the family pays less than all." }),
  child: amounts
    .nullable()
    .optional()
    .meta({ description: "Where a child pays other amounts; null where none are named." }),
  lacks: text.optional(),
  pupils: id.optional(),
});
/** A card or registration that a permit is not complete without. */
const card = z.strictObject({
  name: text.meta({ description: "With its article: the residence card." }),
  fee: z
    .string()
    .optional()
    .meta({ description: "The record whose amounts it costs, where the permit's fee does not include it." }),
  weeks: range.optional().meta({ description: "How long it takes after the decision." }),
});
const permit = z.strictObject({
  id,
  name: text,
  notFor: text.optional().meta({ description: "Whom it excludes, after 'Not for': US, UK or Canadian citizens." }),
  card: card.optional(),
  reasons: z.array(z.enum(REASONS)),
  whoFor: text,
  conditions,
  threshold: orUnpublished,
  fee: orUnpublished,
  firstTerm: maybe,
  renewal: orUnpublished,
  work: maybe,
  dependants: maybe,
  documents: or(z.array(papers)),
  processing: timedOrUnpublished,
  processingWeeks: range.optional(),
  feeLacks: text.nullable().optional(),
  familyFees: or(familyFees).nullable().optional(),
  applyAt: maybe,
  applyFrom: z.enum(["before travel", "in the country", "either"]).nullable(),
  registerWithinDays: z.int().nullable(),
  permanentResidence: timedOrUnpublished,
  yearsToPermanentResidence: z.number().nullable().optional(),
  citizenship: timedOrUnpublished,
  yearsToCitizenship: z.number().nullable().optional(),
  yearsAsk: z.strictObject({ permanentResidence: text.optional(), citizenship: text.optional() }).optional(),
  endsWhen: maybe,
});
const ask = z
  .strictObject({
    office: office.optional(),
    whom: text.optional().meta({ description: "In place of an office: a letting agent in the district." }),
    question: text.meta({ description: "A question that they can answer." }),
  })
  .refine(({ office: named, whom }) => (named === undefined) !== (whom === undefined), "Either an office or whom");
const chapter = z.strictObject({
  answer: text.meta({ description: "What the chapter comes to, in two sentences." }),
  ask: z.array(ask).min(1).optional().meta({ description: "Whom to ask for what is not published, and what to ask." }),
});
export const chaptersFile = z.strictObject(
  Object.fromEntries(CHAPTER_IDS.map((name) => [name, chapter])) as Record<ChapterId, typeof chapter>,
);

export const permitsFile = z.strictObject({
  defaults,
  shared: z.record(z.string(), timed).optional(),
  permits: z.array(permit).min(4),
});

const change = z.strictObject({ id: day, day, what: fact });
const rights = z.array(z.enum(RIGHTS));
/** A route to belong to the country. belonging-rules.ts holds its choices to the words of its records. */
const program = z.strictObject({
  id,
  name: text,
  proof: z.array(z.enum(PROOFS)).min(1).meta({ description: "What it accepts as proof; any one of these is enough." }),
  state: z
    .enum(ROUTE_STATES)
    .meta({ description: "Whether it takes applications today; none if there is no such route." }),
  since: day.optional().meta({ description: "Since when, where a page says it: the day of one of its changes." }),
  gives: rights.meta({ description: "The rights it gives." }),
  refuses: rights
    .min(1)
    .optional()
    .meta({ description: "The rights it doesn't give; one in neither list is not published." }),
  ownPassport: z
    .enum(OWN_PASSPORT)
    .optional()
    .meta({ description: "What becomes of the passport you have; left out where no page says." }),
  closedTo: text.optional().meta({ description: "Passports that it refuses: us, uk, canada, ISO codes or a bloc." }),
  conditions: fact,
  rights: maybe.meta({ description: "What it gives in words, unless it's everything a citizen has." }),
  excludes: maybe.meta({ description: "Whom or what it leaves out." }),
  cost: orUnpublished,
  costLacks: text.optional().meta({ description: "What the amounts of its cost leave out: the DNA test and flights." }),
  status: fact,
  changes: z.array(change),
});
export const belongingFile = z.strictObject({
  defaults,
  descent: maybe,
  marriage: maybe,
  naturalization: maybe,
  programs: z.array(program),
  dualNationality: fact,
  missingBirthCertificate: maybe,
  differentNames: maybe,
  passportAtBorder: maybe,
  firstPapers: maybe,
});

export const moneyFile = z.strictObject({
  defaults,
  taxResidence: maybe,
  foreignIncome: maybe,
  foreignPensions: maybe,
  rates: maybe,
  filing: maybe,
  treaties: z.strictObject({ us: maybe, uk: maybe, canada: maybe }),
  banks: maybe,
  currencyControl: fact,
  mobileMoney: maybe,
  transfer: maybe,
  sourceOfFunds: maybe,
  sendingOut: maybe,
  businessAccount: maybe,
  crypto: maybe,
  foreignersPrices: maybe,
});

export const homesFile = z.strictObject({
  defaults,
  ownershipInShort: text,
  ownership: fact,
  lease: maybe,
  steps: maybe,
  taxes: maybe,
  advanceRent: maybeTimed,
  traps: maybe,
});

export const goodsFile = z.strictObject({
  defaults,
  household: maybe,
  timeAbroad: maybe,
  clearing: maybe,
  car: fact,
  replacementCar: maybe,
  medicines: orUnpublished,
  pets: maybe,
  bannedBreeds: maybe,
  petAirlines: maybe,
  drivingLicense: z.union([timed, use]),
  licenseExchange: maybe,
  policeStops: maybe,
});

export const workFile = z.strictObject({
  defaults,
  spouse: maybe,
  closedOccupations: maybe,
  openOccupations: maybe,
  vacancies: maybe,
  pay: z
    .array(z.strictObject({ id, occupation: text, pay: fact }))
    .max(3, "Three lines: professionals, a local salary, the minimum"),
});

const place = { city: id.nullable(), town: text.optional() };
/** What is in none of the record's cities says where it is. */
function placed<Schema extends z.ZodType<{ city: string | null; town?: string | undefined }>>(schema: Schema) {
  return schema.refine(({ city: inCity, town }) => inCity !== null || town !== undefined, {
    path: ["town"],
    error: "Name the town, or choose one of the cities",
  });
}
export const healthFile = z.strictObject({
  defaults,
  publicSystem: maybe,
  insurance: maybe.meta({ description: "What private cover costs, what it must include, and its limits of age." }),
  hospitals: z.array(placed(z.strictObject({ id, name: text, ...place, about: fact }))),
  vaccinations: maybe,
  bring: maybe,
  chronicIllness: maybe,
  mentalHealth: maybe,
  disability: maybe,
  malaria: maybe,
  evacuation: maybe,
});

/** Partners, parents, children and old age. */
export const familyFile = z.strictObject({
  defaults,
  partner: maybe,
  parents: maybe,
  adoption: maybe,
  birth: maybe,
  newbornPapers: maybe,
  oldAge: maybe,
  permitEnds: maybe,
});

/** Rules of daily life that a newcomer may not expect. */
export const rulesFile = z.strictObject({
  defaults,
  religion: maybe,
  alcohol: maybe,
  militaryService: maybe,
  unmarriedCouples: maybe,
  drones: maybe,
});

export const schoolsFile = z.strictObject({
  defaults,
  publicSchools: maybe,
  schools: z.array(
    placed(
      z.strictObject({
        id,
        name: text,
        ...place,
        curriculum: text,
        ages: text.optional(),
        fees: fact,
      }),
    ),
  ),
  universities: maybe,
  language: maybe,
  places: maybe,
  specialNeeds: maybe,
  transport: maybe,
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
  use,
]);
/** A month in a city as a public cost-of-living page has it, to hold ours against. */
const comparison = z
  .strictObject({
    household: z.strictObject({ adults: z.int().min(1), children: z.int().min(0) }),
    withoutRent: z.literal(true).optional().meta({ description: "The page's month leaves the rent out." }),
    published: priceRecord.extend({ amounts, sources: z.array(sourceId).min(1) }),
    because: text.optional().meta({
      description:
        "Why our comfortable month differs: needed where it is more than a quarter below, or over twice as much.",
    }),
  })
  .meta({ description: "A month there as a public cost-of-living page has it." });
const district = z.strictObject({ id, name: text, about: text });
const sizes = z.strictObject({
  where: text.meta({ description: "Which districts: Westlands, Kilimani and Lavington." }),
  one: priceOrUnpublished,
  two: priceOrUnpublished,
  three: priceOrUnpublished,
});
const city = z.strictObject({
  id,
  name: text,
  districts: z.array(district),
  homes: z
    .strictObject({ newcomers: sizes, elsewhere: sizes })
    .meta({ description: "A month's rent by bedrooms, where newcomers live and elsewhere." }),
  basket: or(
    z.strictObject({
      food: priceOrUnpublished,
      transport: priceOrUnpublished,
      utilities: priceOrUnpublished,
      internet: priceOrUnpublished,
      help: priceOrUnpublished,
    }),
  ),
  comparison: comparison.optional(),
  power: maybe,
  needsBackup: z.literal(true).optional().meta({
    description: "The power fails so often that a comfortable home has a generator, batteries or solar power.",
  }),
  water: maybe,
  climate: maybe,
  climateByMonth: climate.optional(),
  air: maybe,
  safety: fact,
  fits: text,
  doesNotFit: text,
});
export const citiesFile = z.strictObject({ defaults, cities: z.array(city).min(1) });

const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
/** A government's advice: the day on which it was entered, and the page that it is from. */
const advice = { entered: pastDay, source: sourceId };
export const safetyFile = z.strictObject({
  defaults,
  usLimits: z.strictObject({
    entry: z.enum(["all visas", "most visas", "nothing"]),
    wasPaused: z.boolean(),
    asksBond: z.literal(true).optional(),
  }),
  us: z.strictObject({ level, reasons: text, ...advice }),
  uk: z.strictObject({
    against: z
      .enum(["all travel", "all but essential travel"])
      .nullable()
      .meta({ description: "What it advised against first; null where it named nothing." }),
    where: text.optional().meta({ description: "Where, after these words; absent where that is the whole country." }),
    ...advice,
  }),
  canada: z.strictObject({ level, more: text, ...advice }),
  areas: fact,
  roads: fact,
  health: fact,
  sameSex: fact,
  powerInternet: fact,
  emergency: fact,
});

export const safeguardsFile = z.strictObject({
  defaults,
  registrySearch: z.strictObject({ where: maybe, fee: orUnpublished, days: maybeTimed, shows: maybe }),
  papersBeforePaying: maybe,
  stagePayments: maybe,
  powerOfAttorney: maybe,
  agents: z.strictObject({ allowed: maybe, register: maybe }),
  immigrationAdvisers: maybe,
  officialDomains: z.array(z.strictObject({ id, name: text, domain: fact })).min(1),
  report: maybe,
  ask: z.array(ask).min(1).optional(),
});

export const guideFile = z.strictObject({
  defaults,
  highlights: z.array(listed),
  description: text,
  detailedGuide: z.strictObject({
    housing: z.strictObject({ areas: written }),
    healthcare: z.strictObject({ quality: written }),
    business: z.strictObject({ opportunities: z.array(listed), startupCost: fact, incentives: fact }),
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
  highlights: z.array(listed),
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

/** How many units of a currency one US dollar buys. */
const perDollar = z.number().positive("Above 0");

export const countryFile = z.strictObject({
  id: z.enum(COUNTRY_IDS),
  currency: z.strictObject({
    code: z.string().length(3),
    plural: text,
    perDollar,
    office,
    near: text,
    source: sourceId.optional(),
  }),
  profile: z.enum(["featured", "notable"]).optional(),
});

/** Tracking, pages for phones, redirects, interfaces of programs, and hosts with a port. */
const ODD_ADDRESS =
  /[?&](utm_\w+|fbclid|gclid|(no|hs_)?amp|format=amp|random-post|redirect\w*|rest_route)\b|\?.*https?:|wp-json|^https?:\/\/[^/]*(\.|:\d+)(\/|$)/;
export const sourcesFile = z.record(
  z.string(),
  z.strictObject({
    title: text,
    publisher: text.meta({ description: "A name of content/publishers.yaml." }),
    date: time.optional().meta({ description: "The page's own day; absent where it carries none." }),
    read: pastDay.meta({ description: "The day on which it was read last." }),
    url: z
      .url({ protocol: /^https?$/ })
      .refine((url) => !ODD_ADDRESS.test(url), "An address that a reader can open, without tracking or redirects"),
  }),
);

/** An office, or with {country} one of each country. */
const OFFICE_ID = /^[a-z0-9]+(-([a-z0-9]+|\{country\}))*$/;
const officesFile = z.record(
  z.string().regex(OFFICE_ID, "Lower-case words with hyphens"),
  z.strictObject({
    name: text,
    url: z.url({ protocol: /^https$/ }),
    unopened: z.literal(true).optional().meta({ description: "We found neither the site nor a stored copy of it." }),
  }),
);

/** Publishers by name: of which kind one is, or the offices whose own site it is. */
const publishersFile = z.record(text, z.union([z.enum(PUBLISHER_KINDS), z.array(z.string().regex(OFFICE_ID)).min(1)]));

const hosts = z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "A site without www: copies.example"));
/** Sites whose pages can't be the only source of anything, by what is wrong with them. */
const weakSitesFile = z.strictObject({
  lookAlikes: hosts.meta({ description: "They look like an office's own site." }),
  spam: hosts.meta({ description: "They are about something else, or somebody took the domain over." }),
  massProduced: hosts.meta({ description: "Texts made by the hundred, by nobody who was there." }),
  staging: hosts.meta({ description: "Hosts on which a site is tried out." }),
  copies: hosts.meta({ description: "Copies of what somebody else published." }),
});

const exchangeRate = z.strictObject({ perDollar, entered: day.optional(), office: office.optional() });
const exchangeRates = z.strictObject({
  entered: day,
  method: text,
  rates: z.strictObject({
    CAD: exchangeRate,
    GBP: exchangeRate,
    EUR: exchangeRate.meta({ description: "Records name amounts in euros, but nobody converts into them." }),
  }),
});

/** The files at the top of content/, which all countries share. */
export const SHARED_FILES = {
  offices: officesFile,
  publishers: publishersFile,
  sources: sourcesFile,
  "exchange-rates": exchangeRates,
  "weak-sites": weakSitesFile,
} as const;
export type SharedFiles = { [Name in keyof typeof SHARED_FILES]: z.infer<(typeof SHARED_FILES)[Name]> };
export type Office = SharedFiles["offices"][string];

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
export type FileName = keyof typeof COUNTRY_FILES;
export type RawCountry = { [Name in FileName]: z.infer<(typeof COUNTRY_FILES)[Name]> };

export type RawRecord = z.infer<typeof timed> | z.infer<typeof listRecord>;
export type RawPrice = z.infer<typeof priceRecord>;
export type RawReported = z.infer<typeof reported>;
export type RawUse = z.infer<typeof use>;
export type RawPapers = z.infer<typeof papers>;
export type RawGroup = z.infer<typeof group>;
export type RawStation = z.infer<typeof station>;
export type RawSource = z.infer<typeof sourcesFile>[string];
export type Defaults = z.infer<typeof defaults>;
