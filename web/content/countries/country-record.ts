import type { RouteTraits } from "#domain/belonging.ts";
import type { CountryId } from "#domain/countries.ts";
import { worldWeatherPage } from "#web/content/sources.ts";
import type { MonthUsd, Neighborhood } from "#domain/city-budget.ts";
import type { Household } from "#domain/households.ts";
import { type Fact, fact, isFact, type IsoDate, type OfficeId, type PublicPage } from "#domain/facts.ts";
import type { HomePaperKind, OwnPaperKind } from "#domain/paper-kinds.ts";
import type { Range } from "#domain/range.ts";
import type { Reason } from "#domain/reasons.ts";

/**
 * What is known of one country, section by section (decision: one-folder-a-country). Every figure and rule is a record of
 * the facts ledger. A row of which nothing is known is missing, except where silence would read as "nothing".
 */

/** What isn't published. It has no figures, so that whatever counts with them may ask either. */
export type NotPublished = {
  /** What names it everywhere, as it does a fact. */
  id?: string;
  amounts?: never;
  time?: never;
  reported?: never;
  note?: never;
  notPublished: true;
};

/** A figure or a rule, or that it isn't published. */
export type Known = Fact<string> | NotPublished;

/** A row that is missing where nothing is known. */
export type Maybe = Fact<string> | undefined;

/** The homes that the site speaks to; each is a passport and a tax office. */
export const HOMES = ["us", "uk", "canada"] as const;
export type Home = (typeof HOMES)[number];

/**
 * When a price held: on the day, in the month or in the year that its page names (`2026-02-22`, `2025-11`, `2024`); or, where
 * no page names one, the day on which it was read; of an estimate, the day on which it was made.
 */
export type PriceDay = { kind: "held" | "read" | "made"; on: string };

/** What something costs, and when it did: no price is without a day. */
export type Price = Fact<string> & {
  days: readonly [PriceDay, ...PriceDay[]];
};

export type KnownPrice = Price | NotPublished;

/**
 * When a price held: the time that its words name, or the days of its pages; an estimate when it was made.
 * @param asOf the time that the words of a page name
 */
export function priceDays(
  { basis, enteredOn }: Pick<Fact, "basis" | "enteredOn">,
  readAt: readonly PublicPage[],
  asOf?: string,
): Price["days"] {
  if (basis === "estimate") return [{ kind: "made", on: enteredOn }];
  const dated = [...new Set(asOf ? [asOf] : readAt.flatMap(({ date }) => date ?? []))].toSorted().toReversed();
  const days = dated.map((on): PriceDay => ({ kind: "held", on }));
  const isUndated = !asOf && readAt.some(({ date }) => date === null);
  const [first, ...more] = isUndated ? [...days, { kind: "read" as const, on: enteredOn }] : days;
  return [first!, ...more];
}

/** Whether a record is a price, whose days belong beside it. */
export function isPrice(record: Fact): record is Price {
  return "days" in record;
}

/** Whether a value is a record: a fact, or that it isn't published. */
export function isRecord(value: unknown): value is Known {
  return isFact(value) || (typeof value === "object" && value !== null && "notPublished" in value);
}

export function isNotPublished(known: Known): known is NotPublished {
  return "notPublished" in known;
}

/** Entry as a visitor, by passport. */
export type Entry = {
  /** What a traveler needs before or at the border. */
  kind: "nothing" | "visa on arrival" | "online authorization" | "e-visa" | "visa";
  rule: Fact<string>;
  stay: Maybe;
  /** The shortest stay in days that `stay` names; null where it names none. */
  stayDays: number | null;
  extension: Maybe;
  fee: Known;
  /** Its amounts in US dollars: for one traveler and one entry; null where it has none. */
  feeUsd: Range | null;
  portal: Maybe;
  processing: Maybe;
  passportValidity: Maybe;
  vaccination: Maybe;
};

/** Entry as a visitor with a passport that `Entry` does not tell of: a group of the country's visa policy. */
export type PassportGroup = {
  /** The group in a few words. */
  who: string;
  kind: Entry["kind"];
  /** The days to plan with; where pages differ, the fewest. Null where none is named. */
  stayDays: number | null;
  /** What the group is made of, for readers: blocs, then countries; empty for all passports that no other group has. */
  names: readonly string[];
  /** The codes of its passports (web/content/passports.ts); null for all others. */
  codes: readonly string[] | null;
  rule: Fact<string>;
};

/** What a permit asks of a person, as figures that can be compared; in US dollars, by amounts that the record of `threshold` names. */
export type PermitConditions = {
  monthlyIncomeUsd?: number;
  capitalUsd?: number;
  minimumAge?: number;
  /** Years of living there before one may apply, the fewest that the pages name. */
  yearsThere?: number;
  /** A contract with an employer there. */
  jobOffer?: boolean;
  /** A spouse, parent or child who is a citizen or a resident. */
  relative?: boolean;
  /** African descent, from whichever country. */
  descent?: boolean;
  /** African descent, or that the person was a citizen there: one of the two is enough. */
  descentOrFormerCitizen?: boolean;
  /** That the person was a citizen there. */
  formerCitizen?: boolean;
  /** That the person, a parent or a grandparent is or was a citizen there. */
  origin?: boolean;
  /** Admission by a school or university. */
  admission?: boolean;
  /** An organization that invites. */
  sponsor?: boolean;
};

/** From where one may apply for a permit. */
export type ApplyFrom = "before travel" | "in the country" | "either";

/** One way to stay. */
export type Permit = {
  /** Lower-case words with hyphens, part of a URL. */
  id: string;
  /** As the office calls it. */
  name: string;
  reasons: readonly Reason[];
  /** For whom it is, in a sentence. */
  whoFor: string;
  /** Whom it excludes, after "Not for": "US, UK or Canadian citizens". */
  notFor?: string;
  /** The card or registration that it is not complete without. */
  card?: PermitCard;
  conditions: PermitConditions;
  /** Income, capital or other conditions in figures, with their source. */
  threshold: Known;
  fee: Known;
  firstTerm: Maybe;
  renewal: Known;
  /** What work it allows. */
  work: Maybe;
  /** Whom it brings along, and whether they may work. */
  dependants: Maybe;
  documents: readonly PermitDocument[];
  processing: Known;
  /** The same in weeks, for plans; null where it was not found. */
  processingWeeks: Range | null;
  /** The amounts of `fee` and of the card in US dollars, those of the first year; null where `fee` has none. */
  feeUsd: Range | null;
  /** What `feeUsd` lacks because no page names it: "the residence card". */
  feeLacks?: string | null;
  /** What the family pays; null or missing where no page names it. */
  familyFees?: FamilyFees | null;
  applyAt: Maybe;
  /** From where one may apply, by the words of this permit; null where they do not say. */
  applyFrom: ApplyFrom | null;
  /** So many days after the arrival one must have applied or registered, the fewest that its words name; null where none do. */
  registerWithinDays: number | null;
  permanentResidence: Known;
  /** Years of living there before one may apply, 0 where it is or gives it at once; null where it leads there by no named number. */
  yearsToPermanentResidence: number | null;
  citizenship: Known;
  /** The same for citizenship; where pages disagree, the longest. */
  yearsToCitizenship: number | null;
  /** What the years alone do not bring, said wherever their number stands: "if you transferred $200,000 in them". */
  yearsAsk?: { permanentResidence?: string; citizenship?: string };
  endsWhen: Maybe;
};

export type PermitCard = {
  /** With its article: "the residence card". */
  name: string;
  /** What it costs, where the fee of the permit does not include it. */
  fee?: Fact<string>;
  /** How long it takes after the decision. */
  weeks?: Range;
};

/** What permits of the family cost, in US dollars. */
export type FamilyFees = {
  /** The permit of this country whose `fee` names it; missing where the row of `dependants` does. */
  feeIn?: string;
  /** Null where no page names it. */
  spouseUsd: Range | null;
  childUsd: Range | null;
  /** What these amounts lack because no page names it. */
  lacks?: string;
  /** The permit that a child needs besides to go to school; missing where no page asks for one. */
  pupils?: string;
};

/** A paper that a permit asks for, and how long it takes to get. */
export type PermitDocument = {
  name: string;
  /** Who makes it; missing where nobody can plan its time: employers, schools and offices there decide. */
  kind?: HomePaperKind | OwnPaperKind;
  /** It is of a bank in the country, so that the account comes before the permit. */
  ofBankThere?: true;
  weeks: Range | null;
  source: Known;
  /** The source says no more than the names of its papers. */
  namesSayAll?: true;
};

/** A day on which the state of a route changed. */
export type Change = { day: IsoDate; what: Fact<string> };

/** A route to belong to a country, and its dated log. */
export type Program = RouteTraits & {
  id: string;
  name: string;
  conditions: Fact<string>;
  rights: Maybe;
  excludes: Maybe;
  cost: Known;
  costUsd: Range | null;
  costLacks?: string;
  status: Fact<string>;
  since?: IsoDate;
  changes: readonly Change[];
};

/** Belonging: what makes somebody a citizen or a resident for life. */
export type Belonging = {
  descent: Maybe;
  marriage: Maybe;
  naturalization: Maybe;
  /** Programs for the diaspora and people who return. */
  programs: readonly Program[];
  /** Also a row of the chapter on safety, as are the other rows that are always known. */
  dualNationality: Fact<string>;
} & Readonly<Record<"missingBirthCertificate" | "differentNames" | "passportAtBorder" | "firstPapers", Maybe>>;

export type Money = {
  taxResidence: Maybe;
  foreignIncome: Maybe;
  foreignPensions: Maybe;
  rates: Maybe;
  filing: Maybe;
  treaties: Readonly<Record<Home, Maybe>>;
  banks: Maybe;
  currencyControl: Fact<string>;
  mobileMoney: Maybe;
  /** What it costs to bring money in, for the sums that pages give: shares of small sums are not those of large ones. */
  transfer: Maybe;
} & Readonly<Record<"sourceOfFunds" | "sendingOut" | "businessAccount" | "crypto" | "foreignersPrices", Maybe>>;

export type Homes = {
  /** What `ownership` comes to, in large print: short, and with the restriction that matters most. */
  ownershipInShort: string;
  ownership: Fact<string>;
  lease: Maybe;
  steps: Maybe;
  taxes: Maybe;
  advanceRent: Maybe;
  /** Months of rent that are due when one signs, the deposit included; null where `advanceRent` names none. */
  advanceRentMonths: Range | null;
  traps: Maybe;
};

/** What to look up and to hold before paying somebody. */
export type Safeguards = {
  registrySearch: Readonly<Record<"where" | "days" | "shows", Maybe>> & { fee: Known };
  papersBeforePaying: Maybe;
  stagePayments: Maybe;
  powerOfAttorney: Maybe;
  /** Who may call themselves one, and where to look them up. */
  agents: Readonly<Record<"allowed" | "register", Maybe>>;
  immigrationAdvisers: Maybe;
  /** The sites of visas, taxes and land. */
  officialDomains: readonly { name: string; domain: Fact<string> }[];
  report: Maybe;
  /** Whom to ask for what is not published. */
  ask?: readonly Ask[];
};

export type Goods = {
  household: Maybe;
  car: Fact<string>;
  medicines: Known;
  pets: Maybe;
  drivingLicense: Fact<string>;
  /** So many days a foreign license serves, the fewest that its words name; 0 where it does not, null where none are named. */
  drivingLicenseDays: number | null;
} & Readonly<
  Record<
    "timeAbroad" | "clearing" | "replacementCar" | "bannedBreeds" | "petAirlines" | "licenseExchange" | "policeStops",
    Maybe
  >
>;

export type Work = {
  spouse: Maybe;
  closedOccupations: Maybe;
  openOccupations: Maybe;
  vacancies: Maybe;
  /** What professionals earn, a local salary, the minimum. */
  pay: readonly { occupation: string; pay: Fact<string> }[];
};

/** Where a school or a hospital stands: in a city of the record, or with null in a town that is part of none of them. */
export type Place =
  | {
      /** The id of the city's record. */
      city: string;
      /** The town or suburb, where the city's record goes by another name. */
      town?: string;
    }
  | { city: null; town: string };

export type Hospital = Place & { name: string; about: Fact<string> };

export type Health = {
  publicSystem: Maybe;
  /** What private cover costs, what it must include, and its limits of age. */
  insurance: Maybe;
  hospitals: readonly Hospital[];
  vaccinations: Maybe;
  bring: Maybe;
} & Readonly<Record<"chronicIllness" | "mentalHealth" | "disability" | "malaria" | "evacuation", Maybe>>;

/** Partners, parents, children and old age. */
export type Family = Readonly<
  Record<"partner" | "parents" | "adoption" | "birth" | "newbornPapers" | "oldAge" | "permitEnds", Maybe>
>;

/** Rules of daily life that a newcomer may not expect. */
export type Rules = Readonly<Record<"religion" | "alcohol" | "militaryService" | "unmarriedCouples" | "drones", Maybe>>;

export type School = Place & {
  name: string;
  curriculum: string;
  ages?: string;
  fees: Fact<string>;
};

export type Schools = { publicSchools: Maybe; schools: readonly School[]; universities: Maybe } & Readonly<
  Record<"language" | "places" | "specialNeeds" | "transport", Maybe>
>;

/** A figure for each month, January to December. */
export type ByMonth = readonly [
  january: number,
  february: number,
  march: number,
  april: number,
  may: number,
  june: number,
  july: number,
  august: number,
  september: number,
  october: number,
  november: number,
  december: number,
];

/** The weather of a year on average, as figures for a table. */
export type ClimateYear = {
  /** Where it was measured, and in which years. */
  measured: Fact<string>;
  /** By day, in degrees Celsius. */
  highs: ByMonth;
  /** By night, in degrees Celsius. */
  lows: ByMonth;
  /** In millimeters a month. */
  rain: ByMonth;
};

/**
 * What the World Weather Information Service has of a station.
 * @param years the years of the averages; null where the page does not name them
 */
export function worldWeather(
  station: { name: string; wmo: number; years: string | null; id: string; enteredOn: IsoDate; note?: string },
  figures: Omit<ClimateYear, "measured">,
): ClimateYear {
  const { name, wmo, years, id, enteredOn, note } = station;
  const value = years ? `Averages of ${years} in ${name}` : `Averages in ${name}, of years that the page does not name`;
  const readAt = [worldWeatherPage(name, wmo)];
  const measured = fact<string>(value, "summary", "wmo", { id, enteredOn, readAt, ...(note && { note }) });
  return { measured, ...figures };
}

/** A month in a city as a public cost-of-living page has it. */
export type CityComparison = {
  household: Household;
  /** The page's month leaves the rent out. */
  withoutRent?: true;
  published: Price;
  /** Its amounts in US dollars. */
  usd: Range;
  /** Why our comfortable month differs. */
  because?: string;
};

/** Rents by the number of bedrooms. */
export type CityHomes = { where: string; one: KnownPrice; two: KnownPrice; three: KnownPrice };

/** What a month costs in one city, and what life there is like. */
export type City = {
  id: string;
  name: string;
  districts: readonly { name: string; about: string }[];
  /** A month's rent, where newcomers live and elsewhere. */
  homes: Readonly<Record<Neighborhood, CityHomes>>;
  basket: Readonly<Record<"food" | "transport" | "utilities" | "internet" | "help", KnownPrice>>;
  /** The amounts of both in US dollars, for sums. */
  monthUsd: MonthUsd;
  comparison?: CityComparison;
  power: Maybe;
  /** The power fails so often that a comfortable home has a source of its own. */
  needsBackup?: true;
  water: Maybe;
  climate: Maybe;
  climateByMonth: ClimateYear | undefined;
  air: Maybe;
  /** Of the city or its region; what governments say of the whole country stands beside it. */
  safety: Fact<string>;
  fits: string;
  doesNotFit: string;
};

/** What a chapter of a guide comes to, and what to ask whom for what is not published. */
export type ChapterAnswer = { answer: string; ask?: readonly Ask[] };
/** A question for an office, or for somebody else in words: "a letting agent in the district". */
export type Ask = { question: string } & ({ office: OfficeId; whom?: never } | { whom: string; office?: never });

/** All that the folder of a country holds. */
export type CountryRecord = {
  id: CountryId;
  entry: Readonly<Record<Home, Entry>>;
  /** Entry with any other passport. */
  passports: readonly PassportGroup[];
  permits: readonly [Permit, Permit, Permit, Permit, ...Permit[]];
  belonging: Belonging;
  money: Money;
  homes: Homes;
  goods: Goods;
  work: Work;
  health: Health;
  schools: Schools;
  family: Family;
  rules: Rules;
  cities: readonly [City, ...City[]];
};
