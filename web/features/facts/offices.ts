import { factsIn, OFFICES, type Office, type OfficeId } from "#domain/facts.ts";
import { travelAdviceOffice } from "#domain/travel-advice.ts";

/** Name and URL of the offices that a page's facts name. */
export type OfficeTable = Partial<Readonly<Record<OfficeId, Office>>>;

/**
 * The part of the ledger's table of offices that a piece of content needs. A route's loader asks for it at build time, so
 * that the whole table stays out of the visitor's script.
 */
export function collectOffices(content: unknown, more: readonly OfficeId[] = []): OfficeTable {
  const ids = new Set([...factsIn(content).flatMap((fact) => fact.office ?? []), ...more]);
  return Object.fromEntries([...ids].map((id) => [id, findOffice(id)]));
}

/** Name and URL of an office. */
export function findOffice(id: OfficeId): Office | undefined {
  return (OFFICES as Readonly<Record<string, Office>>)[id] ?? travelAdviceOffice(id);
}
