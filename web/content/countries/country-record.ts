import type { CountryId } from "#domain/countries.ts";
import { type Fact, fact, type IsoDate, type OfficeId, type Pace, type PublicPage } from "#domain/facts.ts";
import type { PublisherKind } from "#domain/publishers.ts";

/**
 * What is known of one country, section by section (decision: one-folder-a-country). Every figure and rule is a record of
 * the facts ledger; what was sought in vain says on which day, and which office knows it. A missing one is a type error.
 */

/** What was sought and not found on any page. */
export type NotFound = {
  notFoundOn: IsoDate;
  /** Who knows it. */
  office: OfficeId;
  /** What to ask there, or what was found in its place. */
  note?: string;
};

/** A figure or a rule, or that it was not found. */
export type Known = Fact<string> | NotFound;

/** The homes that the site speaks to; each is a passport and a tax office. */
export const HOMES = ["us", "uk", "canada"] as const;
export type Home = (typeof HOMES)[number];

type ReadDetails = {
  enteredOn?: IsoDate;
  pace?: Pace;
  passports?: string;
  /** What changes a decision, in a sentence. */
  note?: string;
  /** A page that contradicts the value, and what it says. */
  reported?: Fact["reported"];
};

/** The day on which these records were entered. */
export const ENTERED_ON: IsoDate = "2026-11-23";

/**
 * A page that was read; those of a country stand in its own sources.ts.
 * @param by what kind of publisher it is, or the offices of the ledger whose own page it is
 * @param date the page's own day; null where it carries none
 */
export function source(
  title: string,
  publisher: string,
  by: Exclude<PublisherKind, "office"> | readonly OfficeId[],
  date: IsoDate | null,
  url: string,
): PublicPage {
  return typeof by === "string"
    ? { title, publisher, kind: by, date, url }
    : { title, publisher, kind: "office", offices: by, date, url };
}

/** A figure or a rule that was read on pages, in our words. */
export function read(
  value: string,
  office: OfficeId | null,
  readAt: readonly [PublicPage, ...PublicPage[]],
  details: ReadDetails = {},
): Fact<string> {
  return fact<string>(value, "summary", office, { enteredOn: ENTERED_ON, readAt, ...details });
}

/** Our own figure, and how it was made. */
export function estimated(value: string, method: string, details: ReadDetails = {}): Fact<string> {
  return fact<string>(value, "estimate", null, { enteredOn: ENTERED_ON, method, ...details });
}

/** Sought on pages, in vain. */
export function notFound(office: OfficeId, note?: string): NotFound {
  return note ? { notFoundOn: ENTERED_ON, office, note } : { notFoundOn: ENTERED_ON, office };
}

export function isNotFound(known: Known): known is NotFound {
  return "notFoundOn" in known;
}

/** Entry as a visitor, by passport. */
export type Entry = {
  /** What a traveler needs before or at the border. */
  kind: "nothing" | "visa on arrival" | "online authorization" | "e-visa" | "visa";
  rule: Known;
  stay: Known;
  extension: Known;
  fee: Known;
  portal: Known;
  processing: Known;
  passportValidity: Known;
  vaccination: Known;
};

/** Why somebody moves. */
export const REASONS = [
  "job",
  "business",
  "remote",
  "retirement",
  "study",
  "family",
  "return",
  "volunteer",
  "skills",
] as const;
export type Reason = (typeof REASONS)[number];

/** What a permit asks of a person, as figures that can be compared; in US dollars, rounded from the record of `threshold`. */
export type PermitConditions = {
  monthlyIncomeUsd?: number;
  capitalUsd?: number;
  minimumAge?: number;
  /** A contract with an employer there. */
  jobOffer?: boolean;
  /** A spouse, parent or child who is a citizen or a resident. */
  relative?: boolean;
  /** African descent, or a parent or grandparent from there. */
  descent?: boolean;
  /** Admission by a school or university. */
  admission?: boolean;
  /** An organization that invites. */
  sponsor?: boolean;
};

/** One way to stay. */
export type Permit = {
  /** Lower-case words with hyphens, part of a URL. */
  id: string;
  /** As the office calls it. */
  name: string;
  reasons: readonly Reason[];
  /** For whom it is, in a sentence. */
  whoFor: string;
  conditions: PermitConditions;
  /** Income, capital or other conditions in figures, with their source. */
  threshold: Known;
  fee: Known;
  firstTerm: Known;
  renewal: Known;
  /** What work it allows. */
  work: Known;
  /** Whom it brings along, and whether they may work. */
  dependants: Known;
  documents: readonly PermitDocument[];
  processing: Known;
  /** The same in weeks, for plans; null where it was not found. */
  processingWeeks: { from: number; to: number } | null;
  applyAt: Known;
  permanentResidence: Known;
  citizenship: Known;
  endsWhen: Known;
};

/** A paper that a permit asks for, and how long it takes to get. */
export type PermitDocument = { name: string; weeks: { from: number; to: number } | null; source: Known };

/** A day on which the state of a route changed. */
export type Change = { day: IsoDate; what: Fact<string> };

/** Belonging: what makes somebody a citizen or a resident for life. */
export type Belonging = {
  descent: Known;
  marriage: Known;
  naturalization: Known;
  /** Programs for the diaspora and people who return. */
  programs: readonly { name: string; conditions: Known; cost: Known; status: Known; changes: readonly Change[] }[];
  dualNationality: Known;
};

export type Money = {
  taxResidence: Known;
  foreignIncome: Known;
  foreignPensions: Known;
  rates: Known;
  filing: Known;
  treaties: Readonly<Record<Home, Known>>;
  banks: Known;
  currencyControl: Known;
  mobileMoney: Known;
  /** What it costs to bring 10,000 dollars in. */
  transfer: Known;
};

export type Homes = {
  ownership: Known;
  lease: Known;
  steps: Known;
  taxes: Known;
  advanceRent: Known;
  traps: Known;
};

export type Goods = {
  household: Known;
  car: Known;
  medicines: Known;
  pets: Known;
  drivingLicense: Known;
};

export type Work = {
  spouse: Known;
  closedOccupations: Known;
  openOccupations: Known;
  vacancies: Known;
  /** Typical pay by occupation, ten where they were found. */
  pay: readonly { occupation: string; pay: Known }[];
};

export type Health = {
  publicSystem: Known;
  insurers: readonly { name: string; terms: Known }[];
  hospitals: readonly { name: string; city: string; about: Known }[];
  vaccinations: Known;
  bring: Known;
};

export type School = {
  name: string;
  city: string;
  curriculum: Known;
  ages: Known;
  fees: Known;
};

export type Schools = { publicSchools: Known; schools: readonly School[]; universities: Known };

/** What a month costs in one city, and what life there is like. */
export type City = {
  /** Part of its URL: `cape-town`. */
  id: string;
  name: string;
  /** Districts with their rents, a month. */
  districts: readonly { name: string; oneBedroom: Known; threeBedrooms: Known; about: string }[];
  basket: Readonly<Record<"food" | "transport" | "utilities" | "internet" | "help", Known>>;
  power: Known;
  water: Known;
  climate: Known;
  air: Known;
  safety: Known;
  fits: string;
  doesNotFit: string;
};

/** All that the folder of a country holds. */
export type CountryRecord = {
  id: CountryId;
  entry: Readonly<Record<Home, Entry>>;
  permits: readonly [Permit, Permit, Permit, Permit, ...Permit[]];
  belonging: Belonging;
  money: Money;
  homes: Homes;
  goods: Goods;
  work: Work;
  health: Health;
  schools: Schools;
  cities: readonly [City, ...City[]];
};
