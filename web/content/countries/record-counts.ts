import { type Fact, factsIn, PUBLISHER_KINDS, type PublisherKind } from "#domain/facts.ts";
import type { NotFound } from "./country-record.ts";

/** How many records a part of a country's record holds, by what they rest on. */
export type RecordCounts = {
  /** Read on a page, by the kind of its best publisher. */
  read: Readonly<Record<PublisherKind, number>>;
  estimates: number;
  /** From before the records: a planning figure, or a summary without a page. */
  unread: number;
  notFound: number;
};

/** Whether the value was read on a page. */
export function isRead({ basis, readAt = [] }: Fact): boolean {
  return basis === "summary" && readAt.length > 0;
}

/** Everything inside that was sought in vain. */
export function notFoundIn(content: unknown): NotFound[] {
  if (typeof content !== "object" || content === null) return [];
  if ("notFoundOn" in content) return [content as NotFound];
  return Object.values(content).flatMap(notFoundIn);
}

/** Counts each record once, also where several rows share it. */
export function countRecords(content: unknown): RecordCounts {
  const facts = [...new Set(factsIn(content))];
  const read = facts.filter(isRead).map(({ readAt = [] }) => {
    const kinds = new Set(readAt.map(({ kind }) => kind));
    return PUBLISHER_KINDS.find((kind) => kinds.has(kind))!;
  });
  const estimates = facts.filter(({ basis }) => basis === "estimate").length;
  const byKind = PUBLISHER_KINDS.map((kind) => [kind, read.filter((one) => one === kind).length]);
  return {
    read: Object.fromEntries(byKind) as RecordCounts["read"],
    estimates,
    unread: facts.length - read.length - estimates,
    notFound: new Set(notFoundIn(content)).size,
  };
}
