import { readCatalogValues, readFactors, readMoved, readOfferValues, readSiteValues } from "./read-small.ts";
import { type ContentValues, type Files, readContent } from "./read-content.ts";
import { filesIn } from "./files-in.ts";

/** The modules that have the content, each with the name of its export and how that is made of the files. */
export const CONTENT_MODULES = {
  "#content": ["content", readContent],
  "#content/files": ["contentFiles", filesIn],
  "#content/site": ["siteValues", readSiteValues],
  "#content/catalog": ["catalogValues", readCatalogValues],
  "#content/offers": ["offerValues", readOfferValues],
  "#content/factors": ["factors", readFactors],
  "#content/moved": ["moved", readMoved],
} as const satisfies Readonly<Record<string, readonly [name: string, read: (files: Files) => unknown]>>;

/**
 * What all of them export, by its name.
 * @param checked files that passed the check, as readContent takes them
 * @throws ContentError
 */
export function readModules(files: Files, checked?: ContentValues): Readonly<Record<string, unknown>> {
  const modules = Object.values<readonly [string, (files: Files, checked?: ContentValues) => unknown]>(CONTENT_MODULES);
  return Object.fromEntries(modules.map(([name, read]) => [name, read(files, checked)]));
}
