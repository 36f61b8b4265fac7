import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { violationsIn } from "./support/violations.ts";

const FOLDER = "docs/decisions";
const SECTIONS = ["Context", "Decision", "Consequence"];

function trackedFiles(...paths: string[]): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--", ...paths], { encoding: "utf8" });
  return listed.split("\0").filter((path) => path !== "" && existsSync(path));
}

const decisions = trackedFiles(FOLDER)
  .filter((path) => !path.endsWith("/README.md"))
  .map((path) => ({ name: path.slice(FOLDER.length + 1, -".md".length), text: readFileSync(path, "utf8") }));
const names = new Set(decisions.map(({ name }) => name));

/** Every tracked text file in which a person may cite a decision; generated files, pictures and this test are not. */
const sources = trackedFiles()
  .filter((path) => /\.(c?js|mjs|mts|ts|tsx|css|sql|toml|md|json|svg|yaml)$/.test(path))
  .filter((path) => !/^(package-lock\.json|migrations\/meta\/|test\/decisions\.test\.ts)/.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/**
 * What a text cites as "decision: name" or "decisions: name, name". Line breaks inside a comment are joined first, and
 * everything up to the next mark of punctuation counts, so that a citation in words is found and fails.
 */
function citedDecisions(text: string): string[] {
  const joined = text.replaceAll(/\s*\n\s*(\/\/|\*|#|--)?\s*/g, " ");
  return [...joined.matchAll(/\(decisions?: ([^():;."`]+)|\bdecision: ([a-z][a-z0-9-]*)/gi)].flatMap(
    ([, inParentheses, name]) => inParentheses?.split(/, | and /).map((part) => part.trim()) ?? [name ?? ""],
  );
}

test("a citation is read across lines, in lists and in words", () => {
  expect(citedDecisions("/** Counts (decision:\n * leads-count-once). */")).toEqual(["leads-count-once"]);
  expect(citedDecisions("// (decisions: two-copies, removal)")).toEqual(["two-copies", "removal"]);
  expect(citedDecisions("# decision: secrets")).toEqual(["secrets"]);
  expect(citedDecisions("// (decision: the finder)")).toEqual(["the finder"]);
});

test("every decision that is cited has a file", () => {
  const missing = sources
    .filter(({ path }) => path !== `${FOLDER}/README.md`)
    .flatMap(({ path, text }) => citedDecisions(text).map((name) => ({ path, name })))
    .filter(({ name }) => !names.has(name));
  expect(missing).toEqual([]);
});

test("each decision has its title, date, status and sections", () => {
  expect(
    violationsIn(decisions, ({ name, text }) => {
      expect(text.split("\n")[0]).toBe(`# ${name}`);
      const date = /^Date: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1];
      expect(Number.isNaN(Date.parse(date ?? ""))).toBe(false);
      expect(text).toMatch(/^Status: accepted$/m);
      expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(SECTIONS);
      for (const section of text.split(/^## .+$/m).slice(1)) expect(section.trim()).not.toBe("");
    }),
  ).toEqual([]);
});

test("the index lists every decision once, and nothing else", () => {
  const index = readFileSync(`${FOLDER}/README.md`, "utf8");
  const listed = [...index.matchAll(/^- \[([a-z-]+)\]\(([a-z-]+)\.md\)/gm)].map(([, name, file]) => {
    expect(file).toBe(name);
    return name ?? "";
  });
  expect(listed.toSorted()).toEqual([...names].toSorted());
});

/** Documents that are not in the repository, as comments used to cite them. */
const OUTSIDE = /product §|(?<!docs\/)\b(?:look|product)\.md|\b(?:architecture|decisions|style)\.md|\bissue \d+, item/i;

test("no comment cites a document that is not in the repository", () => {
  const cited = sources
    .filter(({ path }) => !path.endsWith(".md"))
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .filter((line) => OUTSIDE.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(cited).toEqual([]);
});

test("a heading of a document that code cites exists", () => {
  const missing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(docs\/[a-z/-]+\.md), "([^"]+)"/g)]
      .filter(([, file = "", title = ""]) => !existsSync(file) || !headings(file).includes(title))
      .map(([citation]) => `${path}: ${citation}`),
  );
  expect(missing).toEqual([]);
});

test("every link between documents leads to a file, and to a heading where it names one", () => {
  const broken = sources
    .filter(({ path }) => path.endsWith(".md"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = ""]) => link)
        // One that begins with / is a page of the site.
        .filter((link) => !/^([a-z]+:|\/)/.test(link) && !linkResolves(path, link))
        .map((link) => `${path}: ${link}`),
    );
  expect(broken).toEqual([]);
});

/** Named in documents, made by a command or by the build. */
const GENERATED = new Set(["deployed-assets.json"]);

test("every path that a document names is in the repository, and every npm command in package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const files = trackedFiles();
  const isHere = (path: string) =>
    files.some(
      (file) => file === path || file.endsWith(`/${path}`) || `/${file}`.includes(`/${path.replace(/\/$/, "")}/`),
    );
  const documents = sources.filter(({ path }) => path.endsWith(".md"));
  const missing = documents.flatMap(({ path, text }) => {
    const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) => code.split(/\s+/));
    const paths = words.filter((word) => /^[\w.-]+(\/[\w.-]+)+\/?$|^[\w-]+\.(ts|tsx|mjs|toml|json|md|css)$/.test(word));
    const commands = [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, command = ""]) => command);
    return [
      ...paths.filter((word) => !/^(build|\.wrangler)\//.test(word) && !GENERATED.has(word) && !isHere(word)),
      ...commands.filter((command) => !(command in scripts)).map((command) => `npm run ${command}`),
    ].map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("docs/product.md quotes only texts that the product shows", () => {
  const spaced = (text: string) => text.replaceAll(/\s+/g, " ");
  const code = spaced(
    sources.flatMap(({ path, text }) => (/^(web|worker|domain)\//.test(path) ? [text] : [])).join("\n"),
  );
  const quotes = readFileSync("docs/product.md", "utf8")
    .split(/\n\n|\n(?=[-|])/)
    .flatMap((paragraph) => [...spaced(paragraph).matchAll(/"([^"]+)"/g)].map(([, quote = ""]) => quote));
  expect(quotes.length).toBeGreaterThan(50);
  expect(quotes.filter((quote) => !code.includes(quote))).toEqual([]);
});

function headings(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title);
}

function linkResolves(from: string, link: string): boolean {
  const [path = "", fragment] = link.split("#");
  const file = path === "" ? from : join(dirname(from), path);
  const slug = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(" ", "-");
  return existsSync(file) && (fragment === undefined || headings(file).map(slug).includes(fragment));
}
