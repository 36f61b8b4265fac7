import { content } from "#content";
import type { OfficeId } from "#domain/facts.ts";
import type { Office } from "#content-model/schema/shared-files.ts";

export type { Office } from "#content-model/schema/shared-files.ts";

/**
 * Name and URL of an office.
 * @throws Error where it is not known: a build that asks for it stops
 */
export function findOffice(id: OfficeId): Office {
  const office = content.offices[id];
  if (!office) throw new Error(`There is no office "${id}".`);
  return office;
}
