import { content } from "#content";
import type { PublicPage } from "#domain/facts.ts";
import type { RawSource } from "#content-model/schema/sources.ts";
import { isOnWeakSite } from "#content-model/rules/weak-sites.ts";

const PAGES = new Map(Object.entries(content.sources).map(([id, source]) => [id, toPage(source)]));

/**
 * A page of content/sources.yaml. It is evidence, not a confirmation: the office of the fact still has the last word.
 * @throws Error where no page has the id: a build that asks for it stops
 */
export function pageOf(id: string): PublicPage {
  const page = PAGES.get(id);
  if (!page) throw new Error(`There is no source "${id}".`);
  return page;
}

/** A page as its entry in a file of sources names it. */
export function toPage({ title, publisher, date, url }: Omit<RawSource, "read">): PublicPage {
  const page = { title, publisher, ...describePublisher(publisher), date: date ?? null, url };
  return isOnWeakSite(url, content["weak-sites"]) ? { ...page, isWeak: true } : page;
}

function describePublisher(name: string): Pick<PublicPage, "kind" | "offices"> {
  const publisher = content.publishers[name]!;
  return typeof publisher === "string" ? { kind: publisher } : { kind: "office", offices: publisher };
}

/**
 * The averages of a weather station at the World Weather Information Service, to which the countries' services send them,
 * in a copy of its data on GitHub of 2026.
 * @param id the station in the page's URL
 */
export function worldWeatherPage(station: string, id: number): PublicPage {
  return toPage({
    title: `Climatological information: ${station}`,
    publisher: "World Weather Information Service (WMO), in a copy on GitHub",
    url: `https://worldweather.wmo.int/en/city.html?cityId=${id}`,
  });
}
