import { COUNTRIES } from "#domain/countries.ts";
import type { FinderEntry } from "./finder-data.ts";

export const FINDER_ENTRIES: readonly FinderEntry[] = COUNTRIES.map(
  ({ id, name, tags, description, matchCategories }) => ({
    id,
    name,
    description,
    matchCategories,
    tags: tags.slice(0, 1),
  }),
);
