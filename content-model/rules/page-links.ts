import { CHAPTER_IDS } from "#domain/chapter-ids.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { REASONS } from "#domain/reasons.ts";
import { VISITOR_PAGES } from "#domain/visitor-pages.ts";
import type { Problem } from "#content-model/rules/problem.ts";
import type { RawContent } from "#content-model/schema/content.ts";

type Link = { file: string; path: readonly PropertyKey[]; to: string };

/** Finds internal links whose target page doesn't exist. */
export function findDeadLinks(content: RawContent): Problem[] {
  const isPage = knowPages(content);
  return linksOf(content)
    .filter(({ to }) => /^\/(?![/\\])/.test(to) && !isPage(to.replace(/[?#].*/s, "")))
    .map(({ file, path, to }) => ({
      file: `content/${file}`,
      line: 1,
      column: 1,
      path,
      text: `There is no page at ${to}: take the link away, or change its address.`,
    }));
}

function linksOf({ articles, legalPages, help, readers }: RawContent): Link[] {
  const ofBlocks = (file: string, blocks: readonly object[]) =>
    blocks.flatMap((block) => ("to" in block ? [{ file, path: ["body"], to: String(block.to) }] : []));
  return [
    ...articles.flatMap(({ id, body }) => ofBlocks(`articles/${id}.md`, body)),
    ...Object.entries(legalPages).flatMap(([name, { sections }]) =>
      sections.flatMap(({ body }) => ofBlocks(`legal/${name}.md`, body)),
    ),
    ...help.topics.flatMap(({ links }, topic) =>
      links.map(({ to }, index) => ({ file: "help.yaml", path: ["topics", topic, "links", index, "to"], to })),
    ),
    ...Object.entries(readers).flatMap(([id, { chapters }]) =>
      chapters.flatMap(({ link }, index) =>
        link ? [{ file: `readers/${id}.yaml`, path: ["chapters", index, "link", "to"], to: link.to }] : [],
      ),
    ),
  ];
}

/** Returns a check for whether a path has a page. Mirrors web/site/routes.tsx. */
export function knowPages({ articles, countries, homes, readers }: RawContent): (path: string) => boolean {
  const all = Object.entries(countries);
  const { shared: _, ...leaving } = homes;
  const below: Readonly<Record<string, ReadonlySet<string>>> = {
    "": new Set([...VISITOR_PAGES.map((page) => page.slice(1)), ...Object.keys(readers)]),
    "before-you-pay": new Set(COUNTRY_IDS),
    blog: new Set(articles.map(({ id }) => id)),
    cities: new Set(all.flatMap(([, { cities }]) => cities.cities.map(({ id }) => id))),
    compare: new Set(COUNTRY_IDS.flatMap((one) => COUNTRY_IDS.map((other) => `${one}-vs-${other}`))),
    "country-guides": new Set(COUNTRY_IDS.flatMap((id) => [id, ...CHAPTER_IDS.map((chapter) => `${id}/${chapter}`)])),
    leaving: new Set(Object.values(leaving).map(({ slug }) => slug)),
    "my-plan": new Set(COUNTRY_IDS),
    permits: new Set(
      REASONS.flatMap((reason) => [reason as string].concat(COUNTRY_IDS.map((id) => `${reason}/${id}`))),
    ),
    "top-countries": new Set(all.flatMap(([id, { profile }]) => (profile ? [id] : []))),
    "visa-information": new Set(
      all.flatMap(([id, { visas }]) =>
        (visas?.types ?? []).map((type) => `${id}/${type.id.replace(new RegExp(`^${id}-`), "")}`),
      ),
    ),
  };
  return (path) => {
    const [, first = "", rest] = /^\/([^/]*)(?:\/(.*))?$/s.exec(path) ?? [];
    const names = rest === undefined ? below[""]! : Object.hasOwn(below, first) && first ? below[first] : undefined;
    return names?.has(rest ?? first) ?? false;
  };
}
