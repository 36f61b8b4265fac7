import { expect, test } from "vitest";
import { COUNTRIES } from "../../domain/countries.ts";
import { formerIds } from "../../domain/moved.ts";
import { permitsPath } from "../../domain/reasons.ts";
import { articlePlaces } from "../../web/content/articles/article-places.ts";
import { posts } from "../../web/content/articles/articles.ts";
import { CITIES } from "../../web/content/countries/cities.ts";
import { guideChapters } from "../../web/content/countries/guide-chapters.ts";
import { recordGuide } from "../../web/content/countries/guide-page.ts";
import { articlePath, chapterPath, cityPath, guidePath, guidePermitPath } from "../../web/content/page-paths.ts";
import { PERMITS } from "../../web/content/permit-lists.ts";
import { permitPlanPath } from "../../web/features/permits/permit-words.ts";
import { attributes, decode, readBuiltPages } from "../support/built-pages.ts";
import { violationsIn } from "../support/violations.ts";

// Pages lead on to those that answer the next question: articles, guides, permits, plans and cities.

const PAGES = readBuiltPages();
const byPath = new Map(PAGES.map(({ path, html }) => [path, html]));

/** Where the links of some HTML lead. */
function linksOf(html: string): string[] {
  return attributes(html, "a", "href");
}

/** The HTML of an element with an id, up to the end of the first element of its kind. */
function partOf(html: string, tag: string, id: string): string {
  const [part] = new RegExp(`<${tag}[^>]*\\sid="${id}".*?</${tag}>`, "s").exec(html) ?? [];
  if (part === undefined) throw new Error(`There is no <${tag} id="${id}">.`);
  return part;
}

test("each article leads to the chapters, permits and cities that it helps with, and they lead to it", () => {
  expect(
    violationsIn(posts, (post) => {
      const path = articlePath(post.id);
      const places = articlePlaces(post).map(({ to }) => to);
      expect(linksOf(byPath.get(path)!)).toEqual(expect.arrayContaining(places));
      const silent = places.filter((place) => !linksOf(byPath.get(place.split("#")[0]!)!).includes(path));
      expect(silent).toEqual([]);
    }),
  ).toEqual([]);
});

test("each permit of a guide leads to its list, its plan and the articles that help with it", () => {
  const articles = posts.flatMap((post) =>
    articlePlaces(post).map(({ to }) => ({ to, article: articlePath(post.id) })),
  );
  expect(
    violationsIn(PERMITS, ({ country, permit }) => {
      const html = byPath.get(chapterPath(country.id, "permits"))!;
      const part = html.split('<details id="').find((row) => row.startsWith(`${permit.id}"`))!;
      expect(linksOf(part)).toEqual(
        expect.arrayContaining([
          permitsPath(permit.reasons[0]!, country.id),
          permitPlanPath(country.id, permit),
          ...articles.flatMap(({ to, article }) => (to === guidePermitPath(country.id, permit.id) ? [article] : [])),
        ]),
      );
    }),
  ).toEqual([]);
});

test("the overview keeps each old anchor next to a link to its new page", () => {
  expect(
    violationsIn(COUNTRIES, ({ id }) => {
      const overview = byPath.get(guidePath(id))!;
      for (const { id: chapter } of guideChapters(recordGuide(id))) {
        expect(linksOf(partOf(overview, "section", chapter))[0]).toBe(chapterPath(id, chapter));
        if (chapter !== "permits") continue;
        const html = byPath.get(chapterPath(id, "permits"))!;
        for (const { permit } of PERMITS.filter(({ country }) => country.id === id)) {
          const line = partOf(overview, "li", `permit-${permit.id}`);
          expect(linksOf(line)).toEqual([guidePermitPath(id, permit.id)]);
          for (const former of formerIds(`${id}.permits.${permit.id}`))
            expect(line).toContain(`id="permit-${former.split(".").at(-1)!}"`);
          expect(html.split(`id="${permit.id}"`)).toHaveLength(2);
        }
      }
    }),
  ).toEqual([]);
});

test("no page links to an old anchor", () => {
  const leadsOn = /^\/(?:country-guides\/[a-z-]+#(?!sources$)|before-you-pay#(?!check$))/;
  expect(
    violationsIn(PAGES, ({ html }) => {
      expect(linksOf(html).filter((href) => leadsOn.test(href))).toEqual([]);
    }),
  ).toEqual([]);
});

test("each guide leads to what to look up in its country before a payment, by its visas and by its homes", () => {
  expect(
    violationsIn(COUNTRIES, ({ id }) => {
      for (const chapter of ["entry", "homes"] as const)
        expect(linksOf(byPath.get(chapterPath(id, chapter))!)).toContain(`/before-you-pay/${id}`);
    }),
  ).toEqual([]);
});

test("each chapter of a guide leads to a message about itself", () => {
  expect(
    violationsIn(COUNTRIES, ({ id }) => {
      for (const chapter of guideChapters(recordGuide(id)))
        expect(linksOf(byPath.get(chapterPath(id, chapter.id))!)).toContain(`/contact?about=${id}-${chapter.id}`);
    }),
  ).toEqual([]);
});

test("the visa page and the questions lead to entry in the guide of every country", () => {
  const guides = COUNTRIES.map(({ id }) => chapterPath(id, "entry"));
  expect(
    violationsIn(["/visa-information", "/faq"], (path) => {
      expect(linksOf(byPath.get(path)!)).toEqual(expect.arrayContaining(guides));
      expect(byPath.get(path)).not.toMatch(/<title>[^<]*Ghana|these three countries/);
    }),
  ).toEqual([]);
});

/** The chapters of a city's page, and those of the guide on the same. */
const SHARED_CHAPTERS = [
  ["districts", "homes"],
  ["safety", "safety"],
  ["schools", "schools"],
  ["health", "health"],
] as const;

test("each city's chapters lead to the guide's on the same subject, and back", () => {
  expect(
    violationsIn(CITIES, ({ city, country }) => {
      const path = cityPath(city.id);
      for (const [ofCity, ofGuide] of SHARED_CHAPTERS) {
        expect(linksOf(partOf(byPath.get(path)!, "section", ofCity))).toContain(chapterPath(country, ofGuide));
        expect(linksOf(byPath.get(chapterPath(country, ofGuide))!)).toContain(`${path}#${ofCity}`);
      }
    }),
  ).toEqual([]);
});

/** How a text sends its reader to another page of ours. */
const POINTS_ELSEWHERE =
  /\b(?:from|on|see|in|to) (?:the|our) (?:contact|community|visa|help|cost calculator) page\b|\bin the guide of\b|\b(?:calculator|finder) on the home page\b|\bsee our page\b/i;

test("a text that sends its reader to another page of ours has a link there", () => {
  expect(
    violationsIn(PAGES, ({ html }) => {
      const texts = html.replaceAll(/<(script|template|a)\b.*?<\/\1>/gs, "").split(/<[^>]*>/);
      expect(texts.map(decode).filter((text) => POINTS_ELSEWHERE.test(text))).toEqual([]);
    }),
  ).toEqual([]);
});
