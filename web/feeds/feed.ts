import { VOCABULARIES } from "#web/lib/outside-services.ts";
import { factsIn, type IsoDate } from "#domain/facts.ts";
import { site } from "#domain/site.ts";
import type { PagePath } from "#web/content/page-paths.ts";
import { DETAIL_PAGES, type DetailPage } from "#web/content/detail-pages.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";
import { escapeXml, xmlResponse } from "./xml.ts";

const TITLE = `${site.name}: articles and changes of facts`;
const DESCRIPTION = "New articles about moving to Africa, and pages whose facts were entered or confirmed.";

type Item = { title: string; path: PagePath; description: string; day: IsoDate; isPermanent: boolean };

function articleItem({ heading, path, description, enteredOn }: DetailPage): Item {
  return { title: heading, path, description, day: enteredOn, isPermanent: true };
}

/** One item for each day on which facts of a page were entered or confirmed. */
function factItems({ heading, path, content }: DetailPage): Item[] {
  const days = Map.groupBy(factsIn(content), ({ enteredOn, confirmedOn }) => confirmedOn ?? enteredOn);
  return [...days].map(([day, facts]) => {
    const confirmed = facts.filter(({ confirmedOn }) => confirmedOn !== undefined).length;
    const entered = facts.length - confirmed;
    const parts = [
      ...(entered > 0 ? [`${entered} entered, not yet confirmed with the offices`] : []),
      ...(confirmed > 0 ? [`${confirmed} confirmed with the offices`] : []),
    ];
    return {
      title: `Facts changed: ${heading}`,
      path,
      description: `Facts: ${parts.join("; ")}.`,
      day,
      isPermanent: false,
    };
  });
}

/** `/feed.xml`: the articles, and the days on which facts changed, newest first. */
export function feed() {
  // Comparisons and plans change with the pages of their countries.
  const pages = DETAIL_PAGES.filter(({ kind }) => kind !== "comparison" && kind !== "plan");
  const items = pages.flatMap((page) => (page.kind === "article" ? [articleItem(page)] : factItems(page)));
  const newestFirst = items.toSorted((a, b) => b.day.localeCompare(a.day));
  return xmlResponse("application/rss+xml", [
    `<rss version="2.0" xmlns:atom="${VOCABULARIES.atom}">`,
    "<channel>",
    `<title>${escapeXml(TITLE)}</title>`,
    `<link>${escapeXml(absoluteUrl("/blog"))}</link>`,
    `<description>${escapeXml(DESCRIPTION)}</description>`,
    "<language>en-us</language>",
    `<lastBuildDate>${rssDate(newestFirst[0]!.day)}</lastBuildDate>`,
    `<atom:link href="${escapeXml(absoluteUrl("/feed.xml"))}" rel="self" type="application/rss+xml"/>`,
    ...newestFirst.map(toXml),
    "</channel>",
    "</rss>",
  ]);
}

function toXml({ title, path, description, day, isPermanent }: Item): string {
  const url = escapeXml(absoluteUrl(path));
  const id = isPermanent ? `<guid>${url}</guid>` : `<guid isPermaLink="false">${url}#${day}</guid>`;
  return `<item><title>${escapeXml(title)}</title><link>${url}</link><description>${escapeXml(description)}</description>${id}<pubDate>${rssDate(day)}</pubDate></item>`;
}

/** A day as RSS 2.0 writes it: `Sat, 21 Nov 2026 00:00:00 GMT`. */
function rssDate(day: IsoDate): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
