import type { PageMeta } from "#web/lib/meta.ts";
import type { Motif } from "#web/pictures/woven.tsx";

/** A link to a related page, with a line about it. */
export type Pointer = { label: string; to: string; text: string };

/** What every page has: its meta, its heading and its introduction. */
export type PageIntroContent = {
  meta: PageMeta;
  motif: Motif;
  eyebrow: string;
  heading: string;
  paragraphs: readonly string[];
};

/** A page that ends with links to related pages. */
export type PageContent = PageIntroContent & { pointers: { title: string; links: readonly Pointer[] } };
