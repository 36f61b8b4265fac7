import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type * as z from "zod";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { type Problem, readFile, stopAt, suggest } from "#content-reader/read-file.ts";
import { namesChecked, type Names } from "./names-checked.ts";
import { type RawArticle, readArticle } from "./article-file.ts";
import { type RawLegalPage, readLegalPage } from "./legal-file.ts";
import { conditionsIn, FORMAT_NAMES, isFormat, placeholdersIn } from "./placeholders.ts";
import { whyUnquotable } from "./quotable.ts";
import { SHARED_FILES } from "./schema.ts";
import { LEGAL_PAGES, type RawFiles, TEXT_FILES } from "./texts-schema.ts";
import { CONDITIONS, WORDS } from "./words.ts";

/** What belongs to no country: the files of content/ by their names, its articles and its legal pages. */
export type RawTexts = RawFiles & {
  articles: readonly RawArticle[];
  legalPages: Readonly<Record<(typeof LEGAL_PAGES)[number], RawLegalPage>>;
};

/**
 * Reads and checks all files of a content folder that belong to no country.
 * @param records what texts can repeat of the countries' records
 * @param entries the ids of everything in the countries' files, which articles help with
 * @param shared the offices and the sources that they name
 * @param changed texts in place of those on the disk, by their paths; for tests
 * @throws ContentError
 */
export function readTexts(
  root: string,
  records: ReadonlySet<string>,
  entries: ReadonlySet<string>,
  shared: Names,
  changed: Readonly<Record<string, string>> = {},
): RawTexts {
  const paths = globSync("**/*.{yaml,md}", { cwd: root, exclude: ["{countries,homes,readers}/**"] });
  const texts = new Map([
    ...paths.map((path): [string, string] => [path, readFileSync(join(root, path), "utf8")]),
    ...Object.entries(changed),
  ]);
  const problems: Problem[] = [];
  const legal = new Set(LEGAL_PAGES.map((name) => `legal/${name}.md`));
  for (const path of texts.keys()) {
    const isRead =
      path.startsWith("articles/") ||
      legal.has(path) ||
      Object.hasOwn({ ...TEXT_FILES, ...SHARED_FILES }, path.replace(/\.yaml$/, ""));
    if (!isRead) problems.push(unknownFile(`content/${path}`));
  }
  const files = Object.fromEntries(
    Object.entries<z.ZodType>(TEXT_FILES).map(([name, schema]) => {
      const path = `${name}.yaml`;
      return [name, readFile(`content/${path}`, texts.get(path) ?? "", namesChecked(schema, shared), problems).values];
    }),
  ) as RawFiles;
  const articles = [...texts].flatMap(([path, text]) =>
    path.startsWith("articles/") ? [readArticle(basename(path, ".md"), text, shared, problems)] : [],
  );
  const legalPages = Object.fromEntries(
    LEGAL_PAGES.map((name) => [name, readLegalPage(name, texts.get(`legal/${name}.md`) ?? "", shared, problems)]),
  ) as RawTexts["legalPages"];
  stopAt(problems);
  const names = new Set<string>([...records, ...planningIds(files), ...WORDS]);
  for (const { id, helpsWith } of articles)
    checkPlaces(`content/articles/${id}.md`, texts.get(`articles/${id}.md`)!, helpsWith, entries, problems);
  const factsOf = new Map(articles.map(({ id, facts = {} }) => [`articles/${id}.md`, Object.keys(facts)]));
  for (const [path, text] of texts)
    checkPlaceholders(`content/${path}`, text, new Set([...(factsOf.get(path) ?? []), ...names]), problems);
  stopAt(problems);
  return { ...files, articles, legalPages };
}

/** The ids of the planning figures, by which texts name them. */
export function planningIds({ planning: { month, move } }: RawFiles): string[] {
  return Object.entries({ month, move }).flatMap(([name, figures]) =>
    Object.keys(figures).map((figure) => `planning.${name}.${figure}`),
  );
}

/** Finds chapters, permits and cities that no country has, by their places in the front matter. */
function checkPlaces(
  file: string,
  text: string,
  places: readonly string[],
  entries: ReadonlySet<string>,
  problems: Problem[],
) {
  for (const place of places) {
    // A chapter of each guide; every country has the same.
    const id = place.startsWith("chapters.") ? `${COUNTRY_IDS[0]}.${place}` : place;
    if (!entries.has(id))
      problems.push({
        ...placeIn(file, text, text.indexOf(place)),
        text: `There is no "${place}".${suggest(id, entries)}`,
      });
  }
}

/** Where a letter of a text stands. */
function placeIn(file: string, text: string, index: number) {
  const above = text.slice(0, index).split("\n");
  return { file, line: above.length, column: above.at(-1)!.length + 1 };
}

/** What a text must say after a figure that is not the whole truth; undefined where it does. */
function whyIncomplete(id: string, after: string): string | undefined {
  if (id !== "planning.move.internationalTuitionPerYear" || /top schools [^.]*\b(charge|cost) more/.test(after))
    return undefined;
  return "Say in the same paragraph that the top schools charge more: the guides have fees above this range.";
}

/** Finds names between braces that nothing has, by their places in the file. */
function checkPlaceholders(file: string, text: string, names: ReadonlySet<string>, problems: Problem[]) {
  const report = (index: number, words: string) => problems.push({ ...placeIn(file, text, index), text: words });
  const { conditions, rest } = conditionsIn(text);
  for (const { name, index } of conditions) {
    if (!(CONDITIONS as readonly string[]).includes(name))
      report(index, `There is no condition "${name}".${suggest(name, CONDITIONS)}`);
  }
  for (const { id, format, index } of placeholdersIn(rest)) {
    if (/^(if .*|else|end)$/.test(id)) report(index, "{{if …}} and {{end}} stand in one paragraph.");
    else if (!names.has(id)) report(index, `There is no "${id}".${suggest(id, names)}`);
    else {
      const fault = whyUnquotable(names, id, format) ?? whyIncomplete(id, rest.slice(index).split("\n")[0]!);
      if (fault) report(index, fault);
    }
    if (!isFormat(format)) report(index, unknownFormat(format));
  }
}

export function unknownFormat(format: string): string {
  return `There is no format "${format}": leave it out, or write one of ${FORMAT_NAMES.join(", ")}.`;
}

export function unknownFile(file: string): Problem {
  return { file, line: 1, column: 1, text: "No page reads a file of this name." };
}
