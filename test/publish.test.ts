import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import type { Publishing } from "#domain/desk.ts";
import { type Edit, type Json, valueAt } from "#domain/edits.ts";
import {
  type BuildOptions,
  bringToMain,
  buildWanted,
  dropBuilt,
  git,
  keepWhatBuilds,
  pushBuilt,
} from "../scripts/desk/publish.ts";
import { writeWanted } from "../scripts/desk/write.ts";
import { TEST_CONTENT, testFiles } from "./support/test-content.ts";

type Change = Publishing["changes"][number];

const PERMITS = "countries/kenya/permits.yaml";
const NOTE = ["permits", "class-d", "fee", "note"];
const METHOD = ["permits", "class-d", "fee", "method"];
const DAY = "2026-12-01";

const temporary = () => mkdtempSync(join(tmpdir(), "homeward-publish-"));

/** A remote with the content and a line of code in one commit; each test works in a clone of a copy. */
const template = temporary();
cpSync(TEST_CONTENT, join(template, "content"), { recursive: true });
writeFileSync(join(template, "code.txt"), "1\n");
git(template, "init", "--quiet", "--template=", "--initial-branch=main");
for (const [key, value] of [
  ["user.name", "Tests"],
  ["user.email", "tests@desk.invalid"],
] as const) {
  git(template, "config", key, value);
}
git(template, "add", "--all");
git(template, "commit", "--quiet", "-m", "Release");
afterAll(() => rmSync(template, { recursive: true }));

let remote: string;
let folder: string;
const clones: string[] = [];
function clone(): string {
  const made = temporary();
  git(made, "clone", "--quiet", remote, ".");
  for (const key of ["user.name", "user.email"]) git(made, "config", key, git(template, "config", key).trim());
  clones.push(made);
  return made;
}
beforeEach(() => {
  remote = temporary();
  git(remote, "clone", "--quiet", "--bare", template, ".");
  folder = clone();
});
afterEach(() => {
  for (const made of [remote, ...clones.splice(0)]) rmSync(made, { recursive: true, force: true });
});

const headOf = (where: string, ref = "HEAD") => git(where, "rev-parse", ref).trim();
const read = (where: string, ref: string, file = PERMITS) => git(where, "show", `${ref}:content/${file}`);

function edit(file: string, at: readonly string[], after: Json) {
  const before = valueAt(testFiles[file], at);
  const known = before === undefined ? [{}] : [{ value: before }];
  return { file, at, ...(before !== undefined && { before }), after, known };
}

let number = 0;
function change(edits: Change["wanted"], more: Partial<Change> = {}): Change {
  number += 1;
  const createdAt = "2026-12-01T10:00:00.000Z";
  const id = `change_${String(number).padStart(4, "0")}`;
  return { id, title: "Kenya, Class D: fee", note: "", by: "owner", createdAt, publishOn: DAY, wanted: edits, ...more };
}

const note = (after: string) => edit(PERMITS, NOTE, after);
const given = (...changes: Change[]): Publishing => ({ day: DAY, changes, seen: null, held: null });

function build(changes: readonly Change[], more: Partial<BuildOptions> = {}) {
  const options = { folder, base: headOf(remote, "main"), build: () => {}, say: () => {}, ...more };
  return buildWanted(given(...changes), options);
}

/** Commits a line of code to main, as a programmer does. @returns the commit */
function changeCode(text: string, content?: (yaml: string) => string): string {
  const tree = clone();
  writeFileSync(join(tree, "code.txt"), text);
  if (content) {
    const file = join(tree, "content", PERMITS);
    writeFileSync(file, content(readFileSync(file, "utf8")));
  }
  git(tree, "commit", "--quiet", "--all", "-m", "Change the code");
  git(tree, "push", "--quiet");
  return headOf(tree);
}

test("each change is a commit with its author, day and note, and differs in its own lines alone", () => {
  const one = change([note("Paid online.")], { note: "The office told me", by: "ama@team.example" });
  const two = change([edit("community.yaml", ["numbers", "members", "value"], "31")], { title: "Members" });
  const { base, head } = build([one, two])!;
  const log = (format: string) => git(folder, "log", `--format=${format}`, `${base}..${head}`).trim().split("\n");
  expect(log("%s")).toEqual(["Content: Members", "Content: Kenya, Class D: fee"]);
  expect(log("%an %ae %as")[1]).toBe("ama ama@team.example 2026-12-01");
  expect(git(folder, "log", "-1", "--format=%b", "HEAD~1").trim()).toBe(`The office told me\n\nDesk-Change: ${one.id}`);
  expect(git(folder, "diff", "--numstat", "HEAD~1", "HEAD").trim()).toBe("1\t1\tcontent/community.yaml");
});

test("what the sources still say is a commit of its own, once", () => {
  const seen = {
    on: DAY,
    pages: { "https://office.example/": { on: DAY, records: ["kenya.permits.class-d.fee"] } },
    unreadable: [],
  };
  const again = (base: string) => {
    const options = { folder, base, build: () => {}, say: () => {} };
    return buildWanted({ ...given(), seen }, options);
  };
  const { base, head } = again(headOf(remote, "main"));
  expect(git(folder, "log", "--format=%s", `${base}..${head}`).trim()).toBe("Content: what its sources still say");
  expect(JSON.parse(read(folder, head, "last-seen.json"))).toEqual(seen);
  expect(again(head).head).toBe(head);
});

test("an author whom git takes for nobody stops nothing", () => {
  for (const by of ["", "<>", ".", "@", "owner"]) {
    build([change([note(`By ${by}.`)], { by })]);
    expect(git(folder, "log", "-1", "--format=%an <%ae>").trim(), by).toBe("owner <owner@desk.invalid>");
  }
});

test("a change that can't be made is left out with the reason, and the others are taken", () => {
  const gone = change([{ ...note("x"), known: [{ value: "What is not there" }] }]);
  const wrong = change([edit(PERMITS, ["permits", "class-d", "fee", "office"], "no-such-office")]);
  const elsewhere = change([{ file: "../package.json", at: ["name"], after: "x", known: [{}] }]);
  const fine = change([edit(PERMITS, METHOD, "Online.")]);
  const { left } = build([gone, wrong, elsewhere, fine])!;
  expect(left).toEqual([
    { id: gone.id, reason: expect.stringContaining("say something else by now") },
    { id: wrong.id, reason: expect.stringContaining('no office "no-such-office"') },
    { id: elsewhere.id, reason: "It is about a file that is no content." },
  ]);
  expect(read(folder, "HEAD")).toContain("Online.");
});

test("a run publishes the code that is live, whatever main has by now, and main gets the same commits", () => {
  const base = headOf(remote, "main");
  changeCode("2\n");
  const { head } = build([change([note("Paid online.")])], { base });
  expect(git(folder, "show", "HEAD:code.txt")).toBe("1\n");
  pushBuilt(folder, head);
  bringToMain(folder, head, () => expect.unreachable());
  expect(git(remote, "show", "main:code.txt")).toBe("2\n");
  expect(read(remote, "main")).toContain("Paid online.");
  expect(git(remote, "merge-base", "--is-ancestor", head, "main")).toBe("");
  expect(git(remote, "branch", "--format=%(refname:short)").trim().split("\n")).toEqual(["live", "main"]);
  expect(headOf(remote, "live")).toBe(head);
});

test("where main has changed the same, the live site gets the value all the same, and main a pull request", () => {
  const base = headOf(remote, "main");
  const before = String(valueAt(testFiles[PERMITS], NOTE));
  changeCode("2\n", (yaml) => yaml.replace(before, "A programmer's"));
  const { head } = build([change([note("The owner's")])], { base });
  pushBuilt(folder, head);
  const asked: string[] = [];
  bringToMain(folder, head, (branch) => asked.push(branch));
  expect(headOf(remote, asked[0])).toBe(head);
  expect(read(remote, "main")).toContain("A programmer's");
  expect(read(remote, "live")).toContain("The owner's");
});

test("a run again, on another machine or after a lost answer, comes to the same content", () => {
  const base = headOf(remote, "main");
  const wanted = [change([note("Paid online.")])];
  const first = build(wanted, { base });
  pushBuilt(folder, first.head);
  const other = clone();
  const second = build(wanted, { base, folder: other });
  pushBuilt(other, second.head);
  expect(git(folder, "rev-parse", `${first.head}^{tree}`)).toBe(git(other, "rev-parse", `${second.head}^{tree}`));
  // What the first pushed and nobody deployed is in no later version.
  const third = build([change([edit("community.yaml", ["numbers", "members", "value"], "31")])], { base });
  expect(read(folder, third.head)).not.toContain("Paid online.");
  dropBuilt(folder, first.head);
});

test("what is live already is built again, and nothing is built where nothing can be published", () => {
  const built: string[] = [];
  const note = () => void built.push(headOf(folder));
  const { base, head } = build([change([edit(PERMITS, NOTE, valueAt(testFiles[PERMITS], NOTE)!)])], { build: note });
  expect(head).not.toBe(base);
  expect(git(folder, "diff", base, head)).toBe("");
  const contradicted = change([{ ...edit(PERMITS, NOTE, "x"), known: [] }]);
  expect(build([contradicted], { build: note })).toMatchObject({ head: base, left: [{ id: contradicted.id }] });
  expect(build([], { build: note }).head).toBe(base);
  expect(built).toEqual([head]);
});

test("after a rollback, what was published since is live again with the next run", () => {
  const base = headOf(remote, "main");
  const published = build([change([note("Paid online.")])], { base });
  pushBuilt(folder, published.head);
  bringToMain(folder, published.head, () => expect.unreachable());
  changeCode("2\n");
  // Back at the version before: the code is that of then.
  const again = build([], { base });
  expect(read(folder, again.head)).toContain("Paid online.");
  expect(git(folder, "show", "HEAD:code.txt")).toBe("1\n");
  // And it is not picked twice.
  pushBuilt(folder, again.head);
  bringToMain(folder, again.head, () => expect.unreachable());
  expect(build([], { base: again.head }).head).toBe(again.head);
});

test("after a rollback of a release, the owner's text of a shared line is live again, its code isn't", () => {
  const base = headOf(remote, "main");
  const before = String(valueAt(testFiles[PERMITS], NOTE));
  const release = changeCode("2\n", (yaml) => yaml.replace(before, "A programmer's"));
  const corrected = change([{ file: PERMITS, at: NOTE, after: "The owner's", known: [{ value: "A programmer's" }] }]);
  const { head } = build([corrected], { base: release });
  pushBuilt(folder, head);
  bringToMain(folder, head, () => expect.unreachable());
  const again = build([], { base });
  expect(read(folder, again.head)).toContain("The owner's");
  expect(git(folder, "show", "HEAD:code.txt")).toBe("1\n");
});

test("a build that fails by chance is tried once more", () => {
  let builds = 0;
  const flaky = () => {
    builds += 1;
    if (builds === 1) throw new Error("ECONNRESET");
  };
  expect(build([change([note("Paid online.")])], { build: flaky }).left).toEqual([]);
  expect(builds).toBe(2);
});

test("what breaks the build is left out, and the rest is published", () => {
  const [fine, breaks] = [change([note("Fine.")]), change([edit(PERMITS, METHOD, "It breaks.")])];
  const breaking = () => {
    if (readFileSync(join(folder, "content", PERMITS), "utf8").includes("breaks")) throw new Error("No such page.");
  };
  const { left } = build([fine, breaks], { build: breaking });
  expect(left).toEqual([{ id: breaks.id, reason: "The site can't be built with it." }]);
  expect(read(folder, "HEAD")).toContain("Fine.");
  expect(() =>
    build([fine], {
      build: () => {
        throw new Error("No memory.");
      },
    }),
  ).toThrow("even without any change");
});

test("halves find everything that breaks, wherever it is", () => {
  for (const broken of [[], [0], [7], [0, 7], [3, 4], [0, 1, 2, 3, 4, 5, 6, 7]]) {
    const items = [...Array.from({ length: 8 }).keys()];
    const builds = (some: readonly number[]) => !some.some((item) => broken.includes(item));
    expect(keepWhatBuilds([], items, builds)).toEqual(items.filter((item) => !broken.includes(item)));
  }
});

test("a folder with changes that nobody committed is left alone", () => {
  writeFileSync(join(folder, "code.txt"), "mine\n");
  expect(() => build([change([note("Paid online.")])])).toThrow("not committed");
  expect(readFileSync(join(folder, "code.txt"), "utf8")).toBe("mine\n");
});

test("an article is added and removed as a file", () => {
  const file = "articles/hello.md";
  const values: Json = { ...(testFiles["articles/a-shop-in-nairobi.md"] as object), title: "Hello" };
  const added: Edit & { known: [] } = { file, at: [], after: values, known: [] };
  writeWanted(folder, given(change([{ ...added, known: [{}] }])));
  expect(existsSync(join(folder, "content", file))).toBe(true);
  writeWanted(folder, given(change([{ file, at: [], before: values, known: [{ value: values }] }])));
  expect(existsSync(join(folder, "content", file))).toBe(false);
});
