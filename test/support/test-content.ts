import { editsOfRecord, filesIn, writeEdits } from "#content-model/index.ts";
import type { ContentFiles, Json } from "#domain/edits.ts";

type Texts = Readonly<Record<string, string>>;

/** The folder of a small, invented content: two countries and one of each kind of thing, so that no edit of the site's content fails a test. */
export const TEST_CONTENT = "test/content";

const GLOBBED = import.meta.glob<string>("../content/**/*.{yaml,md}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Its texts, by their paths in the folder: the tests of the Worker have no disk to read them from. */
export const testTexts: Texts = Object.fromEntries(
  Object.entries(GLOBBED).map(([path, text]) => [path.replace("../content/", ""), text]),
);

/** The same as values. */
export const testFiles: ContentFiles = filesIn(testTexts);

/** Its texts with a record changed. */
export function writeRecord(id: string, changes: Readonly<Record<string, Json>>): Texts {
  return writeEdits(testTexts, editsOfRecord(testFiles, id, changes));
}
