import type { PagePath } from "#web/content/addresses.ts";
import { DETAIL_PAGES, type DetailPage } from "#web/content/detail-pages.ts";
import type { Pointer } from "#web/layout/page-content.ts";

/** What a related page is, before its own words. */
const KINDS: Readonly<Record<DetailPage["kind"], string>> = {
  guide: "The guide",
  profile: "The profile",
  visa: "Visa",
  article: "Article",
};

/** How many related pages a page names at most. */
const MOST = 6;

/**
 * The pages that a reader of this one may want next: those about the same country, and where there are few, the other
 * pages of its kind.
 */
export function relatedPages(page: DetailPage): Pointer[] {
  const others = DETAIL_PAGES.filter(({ path }) => path !== page.path);
  const sameCountry = others.filter(({ country }) => country === page.country);
  const sameKind = others.filter((other) => other.kind === page.kind && other.country !== page.country);
  return [...sameCountry, ...sameKind].slice(0, Math.max(sameCountry.length, 3)).slice(0, MOST).map(asPointer);
}

function asPointer({ kind, path, heading, mainFacts, description }: DetailPage): Pointer & { to: PagePath } {
  const facts = mainFacts.map(({ label, value }) => `${label}: ${value}`).join(". ");
  return { label: heading, to: path, text: kind === "article" ? description : `${KINDS[kind]}. ${facts}.` };
}
