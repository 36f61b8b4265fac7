import { type Fact, factsIn, type PublisherKind } from "#domain/facts.ts";
import { isNotFound, isRecord, type Known, type NotFound } from "./country-record.ts";

/** How many records a part of a country's record holds, by what they rest on. */
export type RecordCounts = {
  /** Read on a page, by the kind of its best publisher. */
  read: Readonly<Record<PublisherKind, number>>;
  estimates: number;
  /** From before the records: a planning figure, or a summary without a page. */
  unread: number;
  notFound: number;
};

/** The kinds of publishers, from the one that counts most. */
export const PUBLISHER_ORDER = ["office", "press", "law firm", "agent", "other"] as const satisfies PublisherKind[];

/** Whether the value was read on a page. */
export function isRead({ basis, readAt = [] }: Fact): boolean {
  return basis === "summary" && readAt.length > 0;
}

/** Every record inside, those sought in vain among them, each once and in reading order. */
export function recordsIn(content: unknown): Known[] {
  return [...new Set(listRecords(content))];
}

function listRecords(content: unknown): Known[] {
  if (isRecord(content)) return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(listRecords);
}

/** Everything inside that was sought in vain. */
export function notFoundIn(content: unknown): NotFound[] {
  return recordsIn(content).filter(isNotFound);
}

/** Counts each record once, also where several rows share it. */
export function countRecords(content: unknown): RecordCounts {
  const facts = [...new Set(factsIn(content))];
  const read = facts.filter(isRead).map(({ readAt = [] }) => {
    const kinds = new Set(readAt.map(({ kind }) => kind));
    return PUBLISHER_ORDER.find((kind) => kinds.has(kind))!;
  });
  const estimates = facts.filter(({ basis }) => basis === "estimate").length;
  const byKind = PUBLISHER_ORDER.map((kind) => [kind, read.filter((one) => one === kind).length]);
  return {
    read: Object.fromEntries(byKind) as RecordCounts["read"],
    estimates,
    unread: facts.length - read.length - estimates,
    notFound: notFoundIn(content).length,
  };
}
