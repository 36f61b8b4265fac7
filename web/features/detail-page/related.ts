import { SITE_PAGES } from "#web/content/site-pages.ts";
import type { PagePath } from "#web/content/page-paths.ts";
import { DETAIL_PAGES, type DetailPage } from "#web/content/detail-pages.ts";
import type { Pointer } from "#web/layout/page-content.ts";

/** What a related page is, before its own words. */
const KINDS: Readonly<Record<DetailPage["kind"], string>> = {
  guide: "The guide",
  chapter: "Chapter",
  profile: "The profile",
  city: "City",
  visa: "Visa",
  article: "Article",
  comparison: "Side by side",
  plan: "The plan",
  safeguards: "Before you pay",
  reader: "By situation",
  home: "Leaving and coming back",
};

/** How many related pages a page names at most. */
const MOST = 6;

/**
 * The pages that a reader of this one may want next: those about the same country, where there are few the other pages of
 * its kind, and for a country two comparisons with others. After a page by reader come the other three first, after a
 * chapter its tools; a chapter is led to by its guide alone.
 */
export function relatedPages(page: DetailPage): Pointer[] {
  const countries = new Set([page.country, page.otherCountry]);
  const others = DETAIL_PAGES.filter(
    ({ kind, path }) => kind !== "chapter" && path !== page.path && path !== page.partOf,
  );
  const single = others.filter(({ kind }) => kind !== "comparison");
  const sameCountry = single.filter(({ country }) => countries.has(country));
  const sameKind = single.filter((other) => other.kind === page.kind && !countries.has(other.country));
  const comparisons =
    page.kind === "comparison"
      ? []
      : others.filter((other) => other.otherCountry && [other.country, other.otherCountry].includes(page.country));
  if (page.kind === "reader" || page.kind === "home")
    return [...sameKind, ...sameCountry].slice(0, MOST).map(asPointer);
  if (page.kind === "chapter") return [...toolsOf(page), ...sameCountry.map(asPointer)].slice(0, MOST);
  const near = [...sameCountry, ...sameKind.slice(0, Math.max(0, 3 - sameCountry.length))];
  return [...near.slice(0, MOST - Math.min(comparisons.length, 2)), ...comparisons.slice(0, 2)].map(asPointer);
}

function toolsOf({ tools = [] }: DetailPage): Pointer[] {
  return SITE_PAGES.flatMap(({ path, label, text }) => (tools.includes(path) ? { label, to: path, text } : []));
}

function asPointer({ kind, path, heading, mainFacts, description }: DetailPage): Pointer & { to: PagePath } {
  const facts = mainFacts.map(({ label, value }) => `${label}: ${value}`).join(". ");
  return { label: heading, to: path, text: isText(kind) ? description : `${KINDS[kind]}. ${facts}.` };
}

/** A text is described by its own words, a page with main facts by those. */
function isText(kind: DetailPage["kind"]): boolean {
  return kind === "article" || kind === "safeguards" || kind === "reader" || kind === "home";
}
