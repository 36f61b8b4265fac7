import { VOCABULARIES } from "#web/lib/outside-services.ts";
import { COUNTRY_IDS, type CountryId } from "#domain/country-ids.ts";
import { countryById } from "#domain/countries.ts";
import type { IsoDate } from "#domain/facts.ts";
import { site } from "#domain/site.ts";
import { changesIn } from "#web/content/countries/fact-changes.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { guideChangesPath, type PagePath } from "#web/content/page-paths.ts";
import { DETAIL_PAGES, type DetailPage } from "#web/content/detail-pages.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";
import { escapeXml, xmlResponse } from "./xml.ts";

const TITLE = `${site.name}: articles and changes of facts`;
const DESCRIPTION = "New articles about moving to Africa, and what has changed in each country.";

type Item = { title: string; path: PagePath; description: string; day: IsoDate; isPermanent: boolean };

function articleItem({ heading, path, description, enteredOn }: DetailPage): Item {
  return { title: heading, path, description, day: enteredOn, isPermanent: true };
}

/** One item for each day on which facts of a country changed. */
function changeItems(country: CountryId): Item[] {
  const { name } = countryById(country);
  const days = Map.groupBy(changesIn(COUNTRY_FOLDERS[country]), ({ on }) => on);
  return [...days].map(([day, changes]) => ({
    title: `What has changed in ${name}`,
    path: guideChangesPath(country),
    description: changes.map(({ from, to }) => `Before: ${from} Now: ${to}`).join(" "),
    day,
    isPermanent: false,
  }));
}

/** `/feed.xml`: the articles, and the days on which facts changed, newest first. */
export function feed() {
  const articles = DETAIL_PAGES.filter(({ kind }) => kind === "article").map(articleItem);
  const items = [...articles, ...COUNTRY_IDS.flatMap(changeItems)];
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
