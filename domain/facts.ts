import type { Amount } from "./amounts.ts";
import { addDays } from "./calendar-day.ts";
import { joinWords } from "./join-words.ts";
import type { Range } from "./range.ts";

/**
 * The facts ledger (decision: facts-ledger). Every visa rule, fee, duration, price range and country figure that the
 * product states is one record of type `Fact`: its value, where it comes from, the office to confirm it at, the day it
 * was entered and the day it falls due for review. Pages, finder, calculators, search and emails read these records and
 * nothing else.
 */

/** An office that facts are confirmed at, as content/offices.yaml names it; the check of the content knows them all. */
export type OfficeId = string;

/**
 * The basis of a value. `brief`: a figure that the client fixed. `summary`: a rule or a figure in our words, from the
 * pages named in `readAt`, or from general knowledge where none is named. `estimate`: a figure of ours, with its method.
 */
export type Basis = "brief" | "summary" | "estimate";

/** A calendar day without a time zone, `YYYY-MM-DD`. Two of them compare as text. */
export type IsoDate = string;

/**
 * Who publishes a page that was read, from the one that counts most. `office` is a public authority; its page is an official
 * one for the facts of its own offices. `law` publishes the text of laws. `other` is everybody else: advisers, directories,
 * associations, copies of encyclopedias.
 */
export const PUBLISHER_KINDS = ["office", "law", "press", "law firm", "agent", "other"] as const;
export type PublisherKind = (typeof PUBLISHER_KINDS)[number];

/** A public page that a fact was read on. Its own date is a day, a month or a year, and null where it carries none. */
export type PublicPage = {
  title: string;
  publisher: string;
  kind: PublisherKind;
  /** The offices of the ledger whose own page it is; missing for publishers that are no authority. */
  offices?: readonly OfficeId[];
  date: string | null;
  url: string;
  /** It is on a site of content/weak-sites.yaml: it backs up another page, but isn't counted. */
  isWeak?: true;
};

/** What a page says that contradicts a value; it is shown in small print below it, wherever the value stands. */
export type Reported = {
  value: string;
  page: PublicPage;
  /** Its amounts, where a price of a city is planned with both. */
  amounts?: readonly Amount[];
};

/** A page that still stated all figures of a value on a day; and the day on which its server says that it was changed. */
export type Seen = { url: string; on: IsoDate; changed?: IsoDate };

/** What the accepted reports of readers come to: the amount in the middle, of how many, paid in which years. */
export type ReadersPaid = { amount: number; currency: string; years: readonly number[]; count: number };

/** A length of time in the unit in which plans count it. */
export type Time = { days?: number; weeks?: Range; months?: Range; years?: number };

export type Fact<T = unknown> = {
  /** What names it everywhere, by its place: `kenya.permits.class-d.fee`; missing where nothing names it. */
  id?: string;
  value: T;
  basis: Basis;
  /** What a reader sees of what the value rests on (see basisLabel). Made with the record, so that browsers need no rule. */
  label: string;
  /** The office to confirm the value at; null where no office publishes it, and then `method` says how it was made. */
  office: OfficeId | null;
  enteredOn: IsoDate;
  /** The day the fact falls due for review: its pace, counted from the newest of entry, reading and confirmation. */
  reviewOn: IsoDate;
  pace: Pace;
  /** The day on which somebody read the pages again and found the value still right. */
  checkedOn?: IsoDate;
  /** The day on which somebody tried to confirm the value and could not. */
  doubtedOn?: IsoDate;
  /** What the value was before, until which day, the newest last. */
  changed?: readonly { on: IsoDate; from: string }[];
  /** The day on which the office confirmed the value; missing while nobody has asked it. */
  confirmedOn?: IsoDate;
  /** The day on which somebody answered at the address that the office publishes, whom nobody knows to be the office. */
  answeredOn?: IsoDate;
  /** What readers paid, where it is a fee; shown below the value. */
  readersPaid?: ReadersPaid;
  /** The pages on which the watch has seen every figure of the value, and when (decision: source-watch). */
  seen?: readonly Seen[];
  /** The public pages that the record was read on, where one was found; those of contradicting figures come last. */
  readAt?: readonly PublicPage[];
  /** The amounts of money in the value that a reader plans with. */
  amounts?: readonly Amount[];
  /** The time in the value that plans count with. */
  time?: Time;
  /** What decides whether that time is enough, in a few words: "if the cabinet agrees". */
  condition?: string;
  /** Whether what it is about is allowed. */
  allowed?: boolean;
  /** What pages say that contradicts the value. */
  reported?: readonly Reported[];
  /** Why to plan with the value and not with what is reported against it: "newer", "the office's own". */
  because?: string;
  /** The value in one line, for the cards of the permits that share it. */
  summary?: string;
  /** How an estimate or a planning figure was made. */
  method?: string;
  /** Visa facts only: for whom the value holds. */
  passports?: string;
  /** What a reader must know before relying on the value; shown with it. */
  note?: string;
  /** It decides a move, and one source alone speaks for it: pages say so, and with whom to confirm it. */
  isOneSource?: true;
};

/** Prose, or a sentence that states a figure or a rule and is therefore a record of the ledger. */
export type Text = string | Fact<string>;

/** Passports that a visa fact covers unless it says otherwise (decision: facts-ledger). */
export const VISA_PASSPORTS = "US, Canadian and British";

/** For routes by ancestry, where the passport does not matter. */
export const ALL_PASSPORTS = "all";

/** The day of a fact, and what it may have besides its value, its basis and its office. */
export type FactDetails = Pick<Fact, "enteredOn"> &
  Partial<
    Pick<
      Fact,
      | "id"
      | "checkedOn"
      | "doubtedOn"
      | "changed"
      | "confirmedOn"
      | "answeredOn"
      | "readersPaid"
      | "seen"
      | "pace"
      | "readAt"
      | "amounts"
      | "time"
      | "condition"
      | "allowed"
      | "reported"
      | "because"
      | "summary"
      | "method"
      | "passports"
      | "note"
    >
  >;

/** Makes a ledger record; its review date follows from its pace. */
export function fact<const T>(value: T, basis: Basis, office: OfficeId | null, details: FactDetails): Fact<T> {
  const { enteredOn, pace = "usual", ...rest } = details;
  const { readAt = [], reported = [] } = rest;
  const pages = [...new Set([...readAt, ...reported.map(({ page }) => page)])];
  const label = basisLabel({ basis, office, ...rest });
  const { checkedOn, confirmedOn, doubtedOn } = rest;
  const due = reviewDate({ enteredOn, checkedOn, confirmedOn, doubtedOn }, pace);
  const spared = sparedOn({ pace, readAt: pages, ...(rest.seen && { seen: rest.seen }) });
  const reviewOn = spared === undefined ? due : [due, addDays(spared, DAYS_TO_REVIEW.usual)].toSorted().at(-1)!;
  const record = { value, basis, label, office, enteredOn, reviewOn, pace, ...rest };
  return pages.length > 0 ? { ...record, readAt: pages } : record;
}

/** How soon what a fact says is likely to change. */
export type Pace = "travel-advice" | "entry-and-permits" | "usual";

/** After how many days a fact is due for review. */
export const DAYS_TO_REVIEW: Readonly<Record<Pace, number>> = {
  "travel-advice": 30,
  "entry-and-permits": 120,
  usual: 365,
};

type ReviewDays = {
  enteredOn: IsoDate;
  checkedOn?: IsoDate | undefined;
  confirmedOn?: IsoDate | undefined;
  doubtedOn?: IsoDate | undefined;
};

/** The day on which somebody last read the pages of a fact, or asked its office. */
export function lastReadOn({
  enteredOn,
  checkedOn = enteredOn,
  confirmedOn = enteredOn,
  doubtedOn = enteredOn,
}: ReviewDays): IsoDate {
  return [enteredOn, checkedOn, confirmedOn, doubtedOn].toSorted().at(-1)!;
}

/** The day a fact falls due for review, counted from its latest check. */
export function reviewDate(days: ReviewDays, pace: Pace): IsoDate {
  return addDays(lastReadOn(days), DAYS_TO_REVIEW[pace]);
}

/** For so many years a page of an office, or the text of a law, is recent enough to spare a reading. */
const SPARING_YEARS = 3;

/**
 * The day on which all figures of a value were last seen where that spares a reading: on a page of a public authority, or in the text
 * of a law, that is dated or was changed within three years of it. Travel advice is always read by somebody.
 */
export function sparedOn({
  pace,
  seen = [],
  readAt = [],
}: Pick<Fact, "pace" | "seen" | "readAt">): IsoDate | undefined {
  if (pace === "travel-advice") return undefined;
  const days = seen.flatMap(({ url, on, changed = "" }) => {
    const page = readAt.find((one) => one.url === url);
    const newest = [page?.date ?? "", changed].toSorted().at(-1)!;
    const isFirm = page && (page.kind === "office" || page.kind === "law");
    return isFirm && isRecent(newest, on, SPARING_YEARS) ? [on] : [];
  });
  return days.toSorted().at(-1);
}

type FactStatus = { kind: "entered" | "confirmed"; on: IsoDate };

/**
 * How far facts that are shown together can be relied on: confirmed only if each of them is, and then since the oldest
 * confirmation; otherwise entered, on the oldest day (decision: facts-ledger).
 */
export function deriveStatus(facts: readonly Pick<Fact, "enteredOn" | "confirmedOn">[]): FactStatus {
  const confirmations = facts.flatMap((record) => record.confirmedOn ?? []);
  return confirmations.length === facts.length
    ? { kind: "confirmed", on: oldest(confirmations) }
    : { kind: "entered", on: oldest(facts.map((record) => record.enteredOn)) };
}

/** The oldest of some calendar days, which compare as text. */
export function oldest(days: readonly IsoDate[]): IsoDate {
  return days.reduce((a, b) => (b < a ? b : a));
}

/** Whether a value is a ledger record. A record that lacks its office or a date still is one, so a test can find it. */
export function isFact(value: unknown): value is Fact {
  return typeof value === "object" && value !== null && "value" in value && "basis" in value;
}

/** Every ledger record inside a piece of content, each once, in reading order. */
export function factsIn(content: unknown): Fact[] {
  const found = new Set<Fact>();
  collectFacts(content, found);
  return [...found];
}

function collectFacts(content: unknown, found: Set<Fact>): void {
  if (isFact(content)) found.add(content);
  else if (typeof content === "object" && content !== null) {
    for (const part of Object.values(content)) collectFacts(part, found);
  }
}

/** How a reader sees what a value rests on (see basisLabel). */
const BASIS_LABELS = {
  official: "Official page",
  estimate: "Our estimate",
  unverified: "Not verified",
  doubted: "Could not be confirmed",
  confirmed: "Confirmed by the office",
} as const;

/** Whom a value is from that is not on a page of its own office, in the order in which they are named. */
const READ_AT: Readonly<Record<PublisherKind, string>> = {
  office: "another authority",
  law: "the law",
  press: "the press",
  "law firm": "a law firm",
  agent: "an agent",
  other: "another site",
};

/**
 * What a value rests on, in words that need no legend: the word of the office itself, if it has confirmed the value. It is an
 * official page only where a page of the very office was read, and a figure that somebody gave us without a page is not verified.
 */
function basisLabel({ basis, office, readAt = [], method, doubtedOn, confirmedOn }: Grounds): string {
  if (doubtedOn) return BASIS_LABELS.doubted;
  if (confirmedOn) return BASIS_LABELS.confirmed;
  if (isEstimate({ basis, method })) return BASIS_LABELS.estimate;
  return basis === "brief" || readAt.length === 0 ? BASIS_LABELS.unverified : describeReading(office, readAt);
}

/** Whether no page speaks for the value: it is our estimate, not verified, or could not be confirmed. */
export function isUnverified({ label }: Pick<Fact, "label">): boolean {
  return [BASIS_LABELS.estimate, BASIS_LABELS.unverified, BASIS_LABELS.doubted].some((one) => one === label);
}

/** Who gives advice and publishes neither rules nor news. */
const ADVISERS: ReadonlySet<PublisherKind> = new Set(["law firm", "agent", "other"]);

/** Whether advisers alone speak for a value: no office, no law and no newspaper. A row in short says so. */
export function isAdvisersWord(fact: Pick<Fact, "readAt" | "reported" | "confirmedOn">): boolean {
  const pages = pagesOf(fact);
  return !fact.confirmedOn && pages.length > 0 && pages.every(({ kind }) => ADVISERS.has(kind));
}

type Grounds = Pick<Fact, "basis" | "office" | "readAt" | "reported" | "method" | "doubtedOn" | "confirmedOn">;

function isEstimate({ basis, method }: { basis: Basis; method: string | undefined }): boolean {
  return basis === "estimate" || (basis === "brief" && method !== undefined);
}

/** How well a value is supported, from the best; nobody writes it, it follows from the pages and the office's answer. */
export const EVIDENCE = ["official", "two sources", "one source", "estimate", "none"] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** For so many years a page of somebody else speaks for a value together with another one. */
const RECENT_YEARS = 2;

/**
 * How well a value is supported: by the office's answer, a page of the very office or the text of the law; by pages of two
 * publishers, both dated within two years, that nothing contradicts; or by less. A page without a date of its own proves no age, and one on a
 * weak site may have copied the other. Pages that somebody tried to confirm it by, and could not, do not count.
 */
export function evidenceOf(fact: Grounds, today: IsoDate): Evidence {
  if (fact.doubtedOn) return "none";
  if (fact.confirmedOn) return "official";
  if (isEstimate({ basis: fact.basis, method: fact.method })) return "estimate";
  const pages = pagesOf(fact);
  if (pages.length === 0) return "none";
  if (pages.some((page) => page.kind === "law" || isOwnPage(fact.office, page))) return "official";
  const recent = pages.filter(({ date, isWeak }) => !isWeak && date !== null && isRecent(date, today));
  const isAgreed = fact.reported === undefined && new Set(recent.map(({ publisher }) => publisher)).size > 1;
  return isAgreed ? "two sources" : "one source";
}

/** Whether a day, a month or a year is within the last two years, or as many as are named. No date is not. */
export function isRecent(date: string, today: IsoDate, years = RECENT_YEARS): boolean {
  const since = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return date !== "" && date >= since.slice(0, date.length);
}

/** The pages that support a value: those that contradict it are named with it, too. */
export function pagesOf({ readAt = [], reported = [] }: Pick<Fact, "readAt" | "reported">): PublicPage[] {
  const contradicting = new Set(reported.map(({ page }) => page));
  return readAt.filter((page) => !contradicting.has(page));
}

/** "Official page", "From the press", "Official page; also from a law firm". */
function describeReading(office: OfficeId | null, pages: readonly PublicPage[]): string {
  const kinds = new Set(pages.filter((page) => !isOwnPage(office, page)).map(({ kind }) => kind));
  const elsewhere = Object.entries(READ_AT).flatMap(([kind, place]) =>
    kinds.has(kind as PublisherKind) ? [place] : [],
  );
  const from = `from ${joinWords(elsewhere)}`;
  if (!pages.some((page) => isOwnPage(office, page))) return `F${from.slice(1)}`;
  return elsewhere.length > 0 ? `${BASIS_LABELS.official}; also ${from}` : BASIS_LABELS.official;
}

/** Whether a page is of the office that a fact is to be confirmed at. */
function isOwnPage(office: OfficeId | null, { offices = [] }: PublicPage): boolean {
  return office !== null && offices.includes(office);
}
