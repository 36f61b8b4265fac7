import { countryById } from "#domain/countries.ts";
import { FOLDERS } from "../countries/countries.ts";
import { CHAPTER_TITLES, type ChapterId } from "#domain/chapter-ids.ts";
import { chapterPath, cityPath, guidePermitPath, type PagePath } from "../page-paths.ts";
import { type Post, posts } from "./articles.ts";

/** A chapter of a guide, a permit or a city that an article helps with. */
type ArticlePlace = { to: PagePath; label: string };

/** Every place that an article may name, by its id: `kenya.permits.class-g`. */
const PLACES: ReadonlyMap<string, ArticlePlace> = new Map(
  FOLDERS.flatMap(({ record: { id, permits, cities }, chapters }): [string, ArticlePlace][] => {
    const { name } = countryById(id);
    return [
      ...(Object.keys(chapters) as ChapterId[]).map((chapter): [string, ArticlePlace] => [
        `${id}.chapters.${chapter}`,
        { to: chapterPath(id, chapter), label: `${name}: ${CHAPTER_TITLES[chapter]}` },
      ]),
      ...permits.map((permit): [string, ArticlePlace] => [
        `${id}.permits.${permit.id}`,
        { to: guidePermitPath(id, permit.id), label: `${permit.name} (${name})` },
      ]),
      ...cities.map((city): [string, ArticlePlace] => [
        `${id}.cities.${city.id}`,
        { to: cityPath(city.id), label: `Living in ${city.name}` },
      ]),
    ];
  }),
);

/**
 * The places that an article helps with; a chapter without a country is that of each guide.
 * @throws Error where it names one that is not there
 */
export function articlePlaces({ helpsWith }: Post): ArticlePlace[] {
  return helpsWith.flatMap((place) => {
    const ids = place.startsWith("chapters.") ? FOLDERS.map(({ record }) => `${record.id}.${place}`) : [place];
    return ids.map((id) => {
      const found = PLACES.get(id);
      if (!found) throw new Error(`An article helps with "${id}", which is no chapter, permit or city.`);
      return found;
    });
  });
}

/** The articles that help with a place, by where the place is. */
const BY_PLACE = new Map<PagePath, Post[]>();
for (const post of posts)
  for (const { to } of articlePlaces(post)) BY_PLACE.set(to, [...(BY_PLACE.get(to) ?? []), post]);

/** The articles that help with the chapter, the permit or the city at a path. */
export function articlesFor(path: PagePath): readonly Post[] {
  return BY_PLACE.get(path) ?? [];
}
