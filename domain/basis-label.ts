import type { Fact, OfficeId, PublicPage, PublisherKind } from "./facts.ts";
import { joinWords } from "./join-words.ts";

/** How a reader sees what a value rests on (see basisLabel). */
const BASIS_LABELS = {
  differ: "Sources differ",
  official: "Official page",
  estimate: "Our estimate",
  unverified: "Not verified",
} as const;

/** Where a value was read that is not on a page of its own office, in the order in which they are named. */
const READ_AT: Readonly<Record<PublisherKind, string>> = {
  office: "at another authority",
  press: "in the press",
  "law firm": "at a law firm",
  agent: "at an agent",
  other: "on another site",
};

/**
 * What a value rests on, in words that need no legend. It is an official page only where a page of the very office was
 * read, and a figure that somebody gave us without a page is not verified.
 */
export function basisLabel({ basis, office, readAt = [], reported = [], method }: Evidence): string {
  if (reported.length > 0) return BASIS_LABELS.differ;
  if (basis === "estimate" || (basis === "brief" && method)) return BASIS_LABELS.estimate;
  return basis === "brief" || readAt.length === 0 ? BASIS_LABELS.unverified : describeReading(office, readAt);
}

/** Whether nobody has read the value on a page: it is our estimate or not verified. */
export function isUnverified({ label }: Pick<Fact, "label">): boolean {
  return label === BASIS_LABELS.estimate || label === BASIS_LABELS.unverified;
}

type Evidence = Pick<Fact, "basis" | "office" | "readAt" | "reported" | "method">;

/** "Official page", "Read in the press", "Official page; read at a law firm". */
function describeReading(office: OfficeId | null, pages: readonly PublicPage[]): string {
  const kinds = new Set(pages.filter((page) => !isOwnPage(office, page)).map(({ kind }) => kind));
  const elsewhere = Object.entries(READ_AT).flatMap(([kind, place]) =>
    kinds.has(kind as PublisherKind) ? [place] : [],
  );
  const read = elsewhere.length > 0 ? `read ${joinWords(elsewhere)}` : null;
  if (pages.some((page) => isOwnPage(office, page))) return [BASIS_LABELS.official, read].filter(Boolean).join("; ");
  return `R${read!.slice(1)}`;
}

/** Whether a page is of the office that a fact is to be confirmed at. */
function isOwnPage(office: OfficeId | null, { offices = [] }: PublicPage): boolean {
  return office !== null && offices.includes(office);
}
