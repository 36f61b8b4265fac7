import type { RawTexts } from "#content-model/schema/content.ts";
import type * as z from "zod";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { readFile, type Source } from "./read-file.ts";
import { type Path, type Position, type Problem, stopAt, suggest } from "#content-model/rules/problem.ts";
import { namesChecked, type Names } from "#content-model/rules/names-checked.ts";
import { readArticle } from "./article-file.ts";
import { readLegalPage } from "./legal-file.ts";
import {
  conditionsIn,
  faultOfBraces,
  FORMAT_NAMES,
  isFormat,
  placeholdersIn,
} from "#content-model/rules/placeholders.ts";
import { quotableIn, whyUnquotable } from "#content-model/rules/quotable.ts";
import { SHARED_FILES } from "#content-model/schema/shared-files.ts";
import type { RawArticle } from "#content-model/schema/article.ts";
import { LEGAL_PAGES, type RawFiles, TEXT_FILES } from "#content-model/schema/site-files.ts";
import { CONDITIONS, WORDS } from "#content-model/rules/words.ts";

/**
 * Checks all files that belong to no country, and gives their values.
 * @param all the texts of all files; those of countries, homes and readers are passed over
 * @param records what texts can repeat of the countries' records
 * @param entries the ids of everything in the countries' files, which articles help with
 * @param shared the offices and the sources that they name
 * @throws ContentError
 */
export function readTexts(
  all: Readonly<Record<string, Source>>,
  records: ReadonlySet<string>,
  entries: ReadonlySet<string>,
  shared: Names,
): RawTexts {
  const sources = new Map(Object.entries(all).filter(([path]) => !/^(countries|homes|readers)\//.test(path)));
  const sourceOf = (path: string) => sources.get(path) ?? "";
  const problems: Problem[] = [];
  const legal = new Set(LEGAL_PAGES.map((name) => `legal/${name}.md`));
  for (const path of sources.keys()) {
    const isRead =
      path.startsWith("articles/") ||
      legal.has(path) ||
      Object.hasOwn({ ...TEXT_FILES, ...SHARED_FILES }, path.replace(/\.yaml$/, ""));
    if (!isRead) problems.push(unknownFile(`content/${path}`));
  }
  const files = Object.fromEntries(
    Object.entries<z.ZodType>(TEXT_FILES).map(([name, schema]) => {
      const path = `${name}.yaml`;
      return [name, readFile(`content/${path}`, sourceOf(path), namesChecked(schema, shared), problems).values];
    }),
  ) as RawFiles;
  const articles = [...sources.keys()].flatMap((path) =>
    path.startsWith("articles/")
      ? [readArticle(path.slice("articles/".length, -".md".length), sourceOf(path), shared, problems)]
      : [],
  );
  const legalPages = Object.fromEntries(
    LEGAL_PAGES.map((name) => [name, readLegalPage(name, sourceOf(`legal/${name}.md`), shared, problems)]),
  ) as RawTexts["legalPages"];
  stopAt(problems);
  const names = new Set<string>([...records, ...planningIds(files), ...WORDS]);
  for (const { id, helpsWith } of articles)
    checkPlaces(`content/articles/${id}.md`, sourceOf(`articles/${id}.md`), helpsWith, entries, problems);
  const namesOf = new Map(
    articles.flatMap(({ id, facts }) =>
      facts
        ? [
            [
              `articles/${id}.md`,
              new Set([...names, ...Object.keys(facts), ...quotableIn(new Map(Object.entries(facts)))]),
            ],
          ]
        : [],
    ),
  );
  for (const { id, body } of articles)
    checkBudgets(
      `content/articles/${id}.md`,
      sourceOf(`articles/${id}.md`),
      body,
      namesOf.get(`articles/${id}.md`) ?? names,
      problems,
    );
  for (const [path, source] of sources)
    checkPlaceholders(`content/${path}`, source, namesOf.get(path) ?? names, problems);
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
  source: Source,
  places: readonly string[],
  entries: ReadonlySet<string>,
  problems: Problem[],
) {
  for (const place of places) {
    // A chapter of each guide; every country has the same.
    const id = place.startsWith("chapters.") ? `${COUNTRY_IDS[0]}.${place}` : place;
    const at = typeof source === "string" ? placeIn(file, source, source.indexOf(place)) : { file, line: 1, column: 1 };
    if (!entries.has(id))
      problems.push({ ...at, path: ["helpsWith"], text: `There is no "${place}".${suggest(id, entries)}` });
  }
}

/** Finds rows of worked budgets without amounts, neither their own nor those of the record that they name first. */
function checkBudgets(
  file: string,
  source: Source,
  body: RawArticle["body"],
  names: ReadonlySet<string>,
  problems: Problem[],
) {
  for (const row of body.flatMap((block) => (block.kind === "budget" ? block.rows : []))) {
    const [first] = placeholdersIn(row.item);
    if (row.from !== undefined || (first && names.has(`${first.id}|dollars`))) continue;
    const at =
      typeof source === "string" ? placeIn(file, source, source.indexOf(row.item)) : { file, line: 1, column: 1 };
    problems.push({ ...at, text: "Write from and to, or name a record that has amounts." });
  }
}

/** Where a letter of a text stands. */
function placeIn(file: string, text: string, index: number) {
  const above = text.slice(0, index).split("\n");
  return { file, line: above.length, column: above.at(-1)!.length + 1 };
}

/** A text with the place of each of its letters: a whole file, or one value of a file that is values. */
type Placed = { text: string; placeOf: (index: number) => Position & { path?: Path } };

function placedTexts(file: string, source: Source): Placed[] {
  if (typeof source === "string") return [{ text: source, placeOf: (index) => placeIn(file, source, index) }];
  return stringsIn(source, []).map(({ text, path }) => ({
    text,
    placeOf: () => ({ file, line: 1, column: 1, path }),
  }));
}

function stringsIn(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    stringsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Words that are made of a file, so that a text of the same file can't name them: it would go on forever. */
const SELF_NAMING: Readonly<Record<string, RegExp>> = {
  "content/offers.yaml": /^offers\.texts\./,
  "content/contact.yaml": /^contact\./,
  "content/site.yaml": /./,
  "content/legal.yaml": /./,
};

/** Finds names between braces that nothing has, by their places in the file. */
function checkPlaceholders(file: string, source: Source, names: ReadonlySet<string>, problems: Problem[]) {
  for (const { text, placeOf } of placedTexts(file, source)) {
    const report = (index: number, words: string) => problems.push({ ...placeOf(index), text: words });
    const { conditions, rest } = conditionsIn(text);
    for (const { name, index } of conditions) {
      if (!(CONDITIONS as readonly string[]).includes(name))
        report(index, `There is no condition "${name}".${suggest(name, CONDITIONS)}`);
    }
    const braces = faultOfBraces(rest);
    if (braces) report(braces.index, braces.words);
    for (const { id, format, index } of placeholdersIn(rest)) {
      if (/^(if .*|else|end)$/.test(id)) report(index, "{{if …}} and {{end}} stand in one paragraph.");
      else if (!names.has(id) && !names.has(`${id}|value`)) report(index, `There is no "${id}".${suggest(id, names)}`);
      else if (SELF_NAMING[file]?.test(id)) report(index, "This text can't repeat its own words: write them out.");
      else {
        const fault = whyUnquotable(names, id, format);
        if (fault) report(index, fault);
      }
      if (!isFormat(format)) report(index, unknownFormat(format));
    }
  }
}

export function unknownFormat(format: string): string {
  return `There is no format "${format}": leave it out, or write one of ${FORMAT_NAMES.join(", ")}.`;
}

export function unknownFile(file: string): Problem {
  return { file, line: 1, column: 1, text: "No page reads a file of this name." };
}
