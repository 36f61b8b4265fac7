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

/** How many related pages a page names. */
const MAX_RELATED = 3;

/** What a reader of each kind of page wants next, of the same country where there is one. */
const NEXT: Readonly<Record<DetailPage["kind"], readonly DetailPage["kind"][]>> = {
  guide: ["plan", "city", "comparison"],
  chapter: ["plan", "guide", "city"],
  profile: ["guide", "city", "comparison"],
  city: ["guide", "plan", "city"],
  visa: ["plan", "guide", "city"],
  article: ["guide", "plan", "article"],
  comparison: ["guide", "plan", "city"],
  plan: ["guide", "safeguards", "city"],
  safeguards: ["guide", "plan", "city"],
  reader: ["reader", "reader", "reader"],
  home: ["home", "home", "reader"],
};

/**
 * The pages that a reader of this one wants next: the tools of a chapter, then the kinds that follow its own, about the same
 * country where one is; a chapter is led to by its guide alone.
 */
export function relatedPages(page: DetailPage): Pointer[] {
  const countries = new Set([page.country, page.otherCountry]);
  const others = DETAIL_PAGES.filter(
    ({ kind, path }) => kind !== "chapter" && path !== page.path && path !== page.partOf,
  );
  const found = new Set<DetailPage>();
  for (const next of [...NEXT[page.kind], ...NEXT[page.kind], page.kind]) {
    const left = others.filter((other) => other.kind === next && !found.has(other));
    const one = left.find(({ country }) => countries.has(country)) ?? (next === page.kind ? left[0] : undefined);
    if (one) found.add(one);
  }
  return [...toolsOf(page), ...[...found].map(asPointer)].slice(0, MAX_RELATED);
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
