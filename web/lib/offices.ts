import { OFFICES, type Office, type OfficeId } from "#domain/offices.ts";
import { travelAdviceOffice } from "#domain/travel-advice.ts";

/**
 * Name and URL of an office.
 * @throws Error where it is not known: a build that asks for it stops
 */
export function findOffice(id: OfficeId): Office {
  const office = (OFFICES as Readonly<Record<string, Office>>)[id] ?? travelAdviceOffice(id);
  if (!office) throw new Error(`There is no office "${id}".`);
  return office;
}
