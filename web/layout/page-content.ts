import type { PageMeta } from "#web/lib/page-meta.ts";
import type { Motif } from "#web/pictures/woven.tsx";
import type { PAGE_POINTERS } from "./pointers-copy.ts";

/** A link to a related page, with a line about it. */
export type Pointer = { label: string; to: string; text: string };

/** One of the pages that others point to, by its name, or a link with words of its own. */
export type PagePointer = keyof typeof PAGE_POINTERS | Pointer;

/** What every page has: its meta, its heading and its introduction. */
export type PageIntroContent = {
  meta: PageMeta;
  motif: Motif;
  eyebrow?: string;
  heading: string;
  paragraphs: readonly string[];
};

/** A page that ends with links to related pages. */
export type PageContent = PageIntroContent & { pointers: { title: string; links: readonly PagePointer[] } };
