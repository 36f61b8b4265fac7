import { CHAPTER_TITLES, type ChapterId } from "#domain/chapter-ids.ts";
import { COUNTRY_IDS, type CountryId } from "#domain/country-ids.ts";
import type { Moves } from "#domain/moved.ts";
import {
  beforeYouPayPath,
  chapterPath,
  cityPath,
  guidePassportsPath,
  guidePath,
  guidePermitPath,
  type PagePath,
  profilePath,
  visaPath,
} from "./page-paths.ts";

/**
 * Where a part of a country's files appears, first where it is told in full.
 * @param name the file
 * @param at the ids that lead to the part in it
 */
export function countryPages(country: CountryId, name: string, at: readonly string[]): readonly PagePath[] {
  const [first, entry] = at;
  if (name === "permits" && entry && !at.includes("shared")) return [guidePermitPath(country, entry)];
  if (name === "cities" && entry) return [cityPath(entry), chapterPath(country, "cities")];
  if (name === "visas" && entry) return [visaPath(country, entry)];
  if (name === "passports") return [guidePassportsPath(country)];
  if (name === "safeguards") return [beforeYouPayPath(country)];
  if (name === "profile") return [profilePath(country), "/top-countries"];
  if (name === "guide") return ["/country-guides", guidePath(country)];
  if (name === "catalog") return ["/", guidePath(country)];
  if (name === "chapters" && first) return [chapterPath(country, first as ChapterId)];
  if (name in CHAPTER_TITLES) return [chapterPath(country, name as ChapterId)];
  return [guidePath(country)];
}

/**
 * Paths of pages that moved, with those that answer now: of cities and visa types by their ids, and whole addresses.
 * @param moves content/moved.yaml
 */
export function movedPaths(moves: Moves): { from: string; to: string }[] {
  return Object.entries(moves).flatMap(([old, now]) => {
    if (old.startsWith("/") && old.includes("*"))
      return COUNTRY_IDS.map((id) => ({ from: old.replace("*", id), to: now.replace("*", id) }));
    if (old.startsWith("/")) return [{ from: old, to: now.startsWith("/") ? now : pageOfId(now) }];
    const from = pageOfId(old);
    return from.includes("#") || old.startsWith("*") || from === pageOfId(now) ? [] : [{ from, to: pageOfId(now) }];
  });
}

/** The page for the id of something in a country, `kenya.cities.nairobi`; an address stays as it is. */
export function pageOfId(id: string): string {
  if (id.startsWith("/")) return id;
  const [country, file = "", ...at] = id.split(".");
  return countryPages(country as CountryId, file, file === "chapters" ? at : [file, ...at])[0]!;
}
