import { countryById } from "#domain/countries.ts";
import { type Fact, factsIn } from "#domain/facts.ts";
import type { Review } from "#web/lib/review-list.ts";
import { DETAIL_PAGES, type DetailPage } from "#web/content/detail-pages.ts";
import { findOffice } from "#web/content/offices.ts";

/** `/reviews.json`: which facts fall due for review when, and where to read them again; the owner's report shows it. */
export function reviewList() {
  return Response.json(listReviews());
}

/** Every fact of the guides, profiles, visas and pages by reader once, those of one page and day together. */
export function listReviews(): Review[] {
  const reviews = new Map<string, Review>();
  const seen = new Set<Fact | string>();
  for (const page of DETAIL_PAGES) {
    if (page.kind === "comparison" || page.kind === "article") continue;
    for (const fact of factsIn(page.content)) {
      // Facts of pages that are no country's have no id.
      const one = fact.id ?? fact;
      if (seen.has(one)) continue;
      seen.add(one);
      const subject = nameSubject(page);
      const { reviewOn } = fact;
      const read = whereToRead(fact);
      const key = [subject, reviewOn, read.name, read.url].join("|");
      const facts = (reviews.get(key)?.facts ?? 0) + 1;
      reviews.set(key, { subject, reviewOn, facts, read });
    }
  }
  return [...reviews.values()];
}

function nameSubject({ kind, country, heading }: DetailPage): string {
  return kind === "reader" || kind === "home" ? heading : countryById(country).name;
}

/** The page that a fact was read on, the office's site where none was, or how the fact was made. */
function whereToRead({ readAt, office }: Fact): Review["read"] {
  const [page] = readAt ?? [];
  if (page) return { name: `${page.title} (${page.publisher})`, url: page.url };
  const confirmedAt = office && findOffice(office);
  return confirmedAt ? { name: confirmedAt.name, url: confirmedAt.url } : { name: "Estimates, made anew", url: null };
}
