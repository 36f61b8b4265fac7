import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OWNER_PAGES } from "../domain/owner-pages.ts";
import { PROMISES } from "./promises.ts";
import { violationsIn } from "./support/violations.ts";

/** Modules whose texts visitors read; the back office's are for the owner. */
const TEXT_MODULES = [
  ...globSync(["web/content/**/*.ts", "web/{pages,features,layout}/**/{copy,*-copy}.ts"]).filter(
    (path) => !OWNER_PAGES.some((page) => path.startsWith(`web/pages${page}/`)),
  ),
  ...globSync("content/{*,{articles,legal}/*}.{yaml,md}"),
  "domain/lead.ts",
  "worker/mail/texts.ts",
  "worker/mail/sender.ts",
  "worker/people/removal-routes.ts",
  "worker/people/confirm-routes.ts",
  ...globSync("worker/leads/*-form.ts"),
];

/** Words of a sentence that promises an action. */
const PROMISING =
  /within 24 hours|first to know|[Aa]utomatic emails?|[Yy]ou get (one|an) email|\b[Ww]e (will )?(reply|respond|answer|confirm|send|write to|write when|delete|deleted|email|tell you|tell them)\b|What follows is|Check your email|to your email|A person reads|(any|every|each) (e?mail|message) (from|of) (us|ours)|\b[Ww]e(('|’)ll| will| never| always| promise| guarantee| keep no)\b|on its way/;

/** The sentences of a module's texts, or of a file of the content. */
function sentencesIn(path: string): string[] {
  if (path.startsWith("content/")) return readFileSync(path, "utf8").split(/\n|(?<=[.!?]) /);
  const literals = readFileSync(path, "utf8").matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return [...literals].flatMap(([, quoted, template]) => (quoted ?? template!).split(/(?<=[.!?]) /));
}

const sentences = TEXT_MODULES.flatMap((path) => sentencesIn(path).map((sentence) => ({ path, sentence })));
const promised = PROMISES.flatMap(({ says }) => says).map((words) => words.toLowerCase());

/** All texts in lower case, and each file that holds a proof, read once. */
const texts = TEXT_MODULES.map((path) => readFileSync(path, "utf8").toLowerCase()).join("\n");
const proofs = new Map(PROMISES.map(({ proof: { file } }) => [file, readFileSync(file, "utf8")]));

test("each promise is on the site, in every listed wording", () => {
  expect(
    violationsIn(PROMISES, ({ says }) => {
      expect(says.filter((words) => !texts.includes(words.toLowerCase()))).toEqual([]);
    }),
  ).toEqual([]);
});

test("each promise has its proof: a test that runs", () => {
  expect(
    violationsIn(PROMISES, ({ proof: { file, title } }) => {
      const declarations = proofs.get(file)!.split(`"${title}"`).slice(0, -1);
      expect(declarations, title).toHaveLength(1);
      // Neither skipped nor expected to fail; a table of cases may stand before the title.
      expect(declarations[0]).toMatch(/\btest(\.each[\s\S]*)?\(\s*$/);
    }),
  ).toEqual([]);
});

test("every sentence that promises an action is in the list of promises", () => {
  const without = sentences.filter(
    ({ sentence }) => PROMISING.test(sentence) && !promised.some((words) => sentence.toLowerCase().includes(words)),
  );
  expect(without).toEqual([]);
});
