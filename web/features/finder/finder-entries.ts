import { COUNTRIES } from "#domain/countries.ts";
import type { FinderEntry } from "./finder-data.ts";

/** The countries as the finder shows them. The build puts the value in place of this module: the catalog is far larger. */
export const FINDER_ENTRIES: readonly FinderEntry[] = COUNTRIES.map(
  ({ id, name, tags, description, hasGuide, matchCategories }) => ({
    id,
    name,
    description,
    hasGuide,
    matchCategories,
    tags: tags.slice(0, 1),
  }),
);
