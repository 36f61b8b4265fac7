import type { RawArticle } from "./article.ts";
import type { RawCountry } from "./country-files.ts";
import type { RawHomes } from "./leaving.ts";
import type { RawLegalPage } from "./legal.ts";
import type { RawReaders } from "./readers.ts";
import type { Office, SharedFiles } from "./shared-files.ts";
import type { LEGAL_PAGES, RawFiles } from "./site-files.ts";

/** What belongs to no country: the files of content/ by their names, its articles and its legal pages. */
export type RawTexts = RawFiles & {
  articles: readonly RawArticle[];
  legalPages: Readonly<Record<(typeof LEGAL_PAGES)[number], RawLegalPage>>;
};

/** What all countries share. Where a file has `{country}`, there is one of each country here. */
export type Shared = SharedFiles & { offices: Readonly<Record<string, Office>> };

/** All content as plain values: what is shared, the countries by id, the homes that readers leave, the pages for readers, and the rest. */
export type RawContent = Shared &
  RawTexts & {
    countries: Readonly<Record<string, RawCountry>>;
    homes: RawHomes;
    readers: RawReaders;
  };
