export type Path = readonly PropertyKey[];
export type Position = { file: string; line: number; column: number };
/** What is wrong, where, and in which part of the file's values: the form of that part shows it next to its field. */
export type Problem = Position & { text: string; path?: Path };

/** All that is wrong with the content, each with its file, line and column. */
export class ContentError extends Error {
  readonly #problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, column, text }) => `${file}:${line}:${column} ${text}`).join("\n"));
    this.#problems = problems;
    // What is wrong is in the files: the places in our code would hide it.
    this.stack = this.message;
  }
  get problems() {
    return this.#problems;
  }
}

/** @throws ContentError where there is a problem */
export function stopAt(problems: readonly Problem[]) {
  if (problems.length > 0) throw new ContentError(problems);
}

const LONGEST_NAME = 200;

/** " Did you mean …?" with the nearest of some names, where one is near. */
export function suggest(name: string, names: Iterable<string>): string {
  // To compare a whole text with every name takes minutes.
  if (name.length > LONGEST_NAME) return "";
  const near = [...names]
    .map((one) => ({ one, distance: distanceOf(name, one) }))
    .toSorted((a, b) => a.distance - b.distance)[0];
  const longer = [...names].find((one) => one.toLowerCase().startsWith(name.toLowerCase()));
  // A short name has little in common with another of which it has no letter.
  const meant = near && near.distance <= 3 && near.distance < name.length ? near.one : longer;
  return meant ? ` Did you mean "${meant}"?` : "";
}

/** Says that nothing has a name, and which was probably meant. */
export function unknown(what: string, name: string, names: object, given = name): string {
  return `There is no ${what} "${given}".${suggest(name, Object.keys(names))}`;
}

/** How many letters are to be put in, taken out or changed to make one word of another (Levenshtein). */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
