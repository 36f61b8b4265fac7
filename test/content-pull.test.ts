import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import type { Edit, Json } from "#domain/edits.ts";
import { valueAt } from "#domain/edits.ts";
import { git, publishChanges, pullChanges, type PublishSteps } from "../scripts/desk/pull.ts";
import type { Desk, DueChange, Report } from "../scripts/desk/site.ts";
import { TEST_CONTENT, testFiles } from "./support/test-content.ts";

const PERMITS = "countries/kenya/permits.yaml";
const NOTE = ["permits", "class-d", "fee", "note"];

const temporary = () => mkdtempSync(join(tmpdir(), "homeward-pull-"));

/** A repository with the content in one commit; each test works in a copy. */
const repository = temporary();
cpSync(TEST_CONTENT, join(repository, "content"), { recursive: true });
git(repository, ["init", "--quiet", "--template="]);
git(repository, ["config", "user.name", "Tests"]);
git(repository, ["config", "user.email", "tests@desk.invalid"]);
git(repository, ["add", "--all"]);
git(repository, ["commit", "--quiet", "-m", "Content"]);
afterAll(() => rmSync(repository, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = temporary();
  cpSync(repository, folder, { recursive: true, preserveTimestamps: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, "content", file), "utf8");
const log = (format: string) =>
  git(folder, ["log", `--format=${format}`])
    .trim()
    .split("\n");

function change(id: string, edits: readonly Edit[], more: Partial<DueChange> = {}): DueChange {
  const createdAt = "2026-12-01T10:00:00.000Z";
  return {
    id,
    entryId: id,
    title: "Kenya, Class D: fee",
    edits,
    note: "",
    publishOn: null,
    state: "waiting",
    by: "owner",
    createdAt,
    ...more,
  };
}

function edit(file: string, at: readonly string[], after: Json): Edit {
  const before = valueAt(testFiles[file], at);
  return before === undefined ? { file, at, after } : { file, at, before, after };
}

/** A desk that moves its changes as the Worker does. */
function deskOf(due: readonly DueChange[]) {
  const changes = new Map(due.map((one) => [one.id, { ...one, reason: null as string | null }]));
  const reports: Report[] = [];
  const desk: Desk = {
    due: async () => [...changes.values()].filter(({ state }) => state === "waiting" || state === "building"),
    async report(report) {
      reports.push(report);
      for (const { id } of await desk.due()) {
        const { state, reason } = report;
        if (report.ids.includes(id)) changes.set(id, { ...changes.get(id)!, state, reason });
      }
    },
  };
  const stateOf = (id: string) => changes.get(id)!.state;
  const undo = (id: string) => stateOf(id) === "waiting" && changes.set(id, { ...changes.get(id)!, state: "undone" });
  return { desk, reports, stateOf, reasonOf: (id: string) => changes.get(id)!.reason, undo };
}

const silently = { say: () => {}, commits: true };

/** Takes changes from a desk. @returns what was taken, and what the desk was told of what was refused */
async function pull(due: readonly DueChange[], commits = true) {
  const { desk, reports } = deskOf(due);
  const pulled = await pullChanges(desk, { ...silently, folder, commits });
  return { ...pulled, reports: reports.filter(({ state }) => state === "refused") };
}

const publish = (desk: Desk, steps: PublishSteps = {}) => publishChanges(desk, { ...silently, folder }, steps);

test("each change is a commit with its author, day and note, and differs in its own lines alone", async () => {
  const note = change("change_1", [edit(PERMITS, NOTE, "Paid online.")], {
    note: "The office told me",
    by: "ama@team.example",
  });
  const money = change("change_2", [edit("community.yaml", ["numbers", "members", "value"], "31")], {
    title: "Members",
  });
  const { changes, commitId } = await pull([note, money]);
  expect(changes).toHaveLength(2);
  expect(log("%s")).toEqual(["Content: Members", "Content: Kenya, Class D: fee", "Content"]);
  expect(log("%an %ae %as")[1]).toBe("ama ama@team.example 2026-12-01");
  expect(git(folder, ["log", "-1", "--format=%b", "HEAD~1"])).toBe("The office told me\n\nDesk-Change: change_1\n\n");
  expect(commitId).toBe(log("%H")[0]);
  expect(git(folder, ["diff", "--numstat", "HEAD~1", "HEAD"]).trim()).toBe("1\t1\tcontent/community.yaml");
});

test("a change that can't be made goes back with the reason, and the others are taken", async () => {
  const gone = change("change_1", [{ ...edit(PERMITS, NOTE, "x"), before: "What is not there" }]);
  const wrong = change("change_2", [edit(PERMITS, ["permits", "class-d", "fee", "office"], "no-such-office")]);
  const renamed = change("change_3", [edit("countries/kenya/gone.yaml", ["a"], "b")]);
  const fine = change("change_4", [edit(PERMITS, NOTE, "Paid online.")]);
  const { changes, reports } = await pull([gone, wrong, renamed, fine]);
  expect(changes.map(({ id }) => id)).toEqual(["change_4"]);
  expect(reports).toMatchObject([
    { ids: ["change_1"], state: "refused", reason: expect.stringContaining("no longer fits") },
    { ids: ["change_2"], state: "refused", reason: expect.stringContaining('no office "no-such-office"') },
    { ids: ["change_3"], state: "refused" },
  ]);
});

test("a change of anything but content goes back, whatever the database says", async () => {
  const outside = ["homes/../../evil.yaml", "readers/../../scripts/build.mjs", "homes/a/b.yaml", "/etc/evil.yaml"];
  const due = outside.map((file, index) => change(`change_${index}`, [{ file, at: ["a"], after: "b" }]));
  const { changes, reports, files } = await pull(due);
  expect({ changes, files }).toEqual({ changes: [], files: [] });
  expect(reports.map(({ reason }) => reason)).toEqual(outside.map(() => "It is about a file that is no content."));
  expect(git(folder, ["status", "--porcelain"])).toBe("");
});

test("what is in the files already is taken without a commit, so that a run that broke off can be repeated", async () => {
  const due = [change("change_1", [edit(PERMITS, NOTE, "Paid online.")])];
  await pull(due);
  const again = await pull(due);
  expect(again.changes).toHaveLength(1);
  expect(again.files).toEqual([]);
  expect(log("%s")).toHaveLength(2);
});

test("nothing is taken over changes that nobody committed", async () => {
  const file = join(folder, "content", "community.yaml");
  writeFileSync(file, `${readFileSync(file, "utf8")}# mine\n`);
  await expect(pull([change("change_1", [edit(PERMITS, NOTE, "x")])])).rejects.toThrow("not committed");
  expect(read("community.yaml")).toMatch(/# mine\n$/);
});

test("without commits the files alone are changed", async () => {
  const { commitId, files } = await pull([change("change_1", [edit(PERMITS, NOTE, "Paid online.")])], false);
  expect({ commitId, files }).toEqual({ commitId: null, files: [PERMITS] });
  expect(read(PERMITS)).toContain("note: Paid online.");
  expect(log("%s")).toEqual(["Content"]);
});

test("a title is no option of git and no second line of a subject", async () => {
  await pull([
    change("change_1", [edit(PERMITS, NOTE, "x")], { title: "--amend\n\nDesk-Change: change_0", note: "-x" }),
  ]);
  expect(log("%s")[0]).toBe("Content: --amend Desk-Change: change_0");
});

/** Two changes of one place, the second on top of the first. */
function twice(): DueChange[] {
  const first = edit(PERMITS, NOTE, "First.");
  return [change("change_1", [first]), change("change_2", [{ ...first, before: "First.", after: "Second." }])];
}

test("a run that broke off after two changes of one place takes both again", async () => {
  await pull(twice());
  const again = await pull(twice());
  expect(again.changes.map(({ id }) => id)).toEqual(["change_1", "change_2"]);
  expect(again.reports).toEqual([]);
  expect(read(PERMITS)).toContain("note: Second.");
});

test("a change back to what is there is made again after a change that is not there yet", async () => {
  const there = edit(PERMITS, NOTE, "First.");
  const members = edit("community.yaml", ["numbers", "members", "value"], "31");
  const back = { ...there, before: "First.", after: there.before! };
  await pull([change("change_1", [there, members]), change("change_2", [back])]);
  expect(read(PERMITS)).not.toContain("note: First.");
  expect(read("community.yaml")).toContain("31");
});

test("a change undone as a run takes it is not published, and later it is taken back by another", async () => {
  const { desk, undo, stateOf } = deskOf([
    change("change_1", [edit(PERMITS, NOTE, "First.")]),
    change("change_2", [edit("community.yaml", ["numbers", "members", "value"], "31")]),
  ]);
  const { report } = desk;
  const { changes } = await publish({
    ...desk,
    async report(first) {
      undo("change_1");
      await report(first);
      undo("change_2");
    },
  });
  expect(changes.map(({ id }) => id)).toEqual(["change_2"]);
  expect([stateOf("change_1"), stateOf("change_2")]).toEqual(["undone", "building"]);
  expect(read(PERMITS)).not.toContain("First.");
});

function fails(): never {
  throw new Error("No space left.");
}

test("a build or a push that fails leaves the branch, and the changes wait with the reason", async () => {
  for (const steps of [{ build: fails }, { push: fails }]) {
    const { desk, stateOf, reasonOf } = deskOf(twice());
    await expect(publish(desk, steps)).rejects.toThrow("No space left.");
    expect([stateOf("change_1"), reasonOf("change_1")]).toEqual(["waiting", "No space left."]);
    expect([log("%s"), git(folder, ["status", "--porcelain"])]).toEqual([["Content"], ""]);
  }
});

test("a change that the build fails with goes back with the reason, and the others are published", async () => {
  const { desk, stateOf, reasonOf } = deskOf([
    change("change_1", [edit(PERMITS, NOTE, "First.")]),
    change("change_2", [edit("community.yaml", ["numbers", "members", "value"], "31")]),
    change("change_3", [edit(PERMITS, ["permits", "class-g", "fee", "note"], "Third.")]),
  ]);
  const pushed: string[] = [];
  await publish(desk, {
    build: () => {
      if (read("community.yaml").includes("31")) throw new Error("A page could not be made.");
    },
    push: () => void pushed.push(log("%s")[0]!),
  });
  expect(["change_1", "change_2", "change_3"].map(stateOf)).toEqual(["building", "refused", "building"]);
  expect(reasonOf("change_2")).toBe("A page could not be made.");
  expect(read(PERMITS)).toMatch(/First\.[^]*Third\.|Third\.[^]*First\./);
  expect(git(folder, ["status", "--porcelain"])).toBe("");
  expect(pushed).toHaveLength(2);
});

test("a change in the branch never waits, whatever fails after that", async () => {
  const { desk, stateOf, reasonOf } = deskOf([change("change_1", [edit(PERMITS, NOTE, "First.")])]);
  await expect(publish(desk, { deploy: fails })).rejects.toThrow("No space left.");
  expect([stateOf("change_1"), reasonOf("change_1")]).toEqual(["building", "No space left."]);
  await expect(publish(desk, { build: fails })).rejects.toThrow("No space left.");
  expect(stateOf("change_1")).toBe("building");
  expect(log("%s")).toHaveLength(2);
});

test("where git refuses a commit, nothing of the run is left", async () => {
  const hooks = join(folder, ".git", "hooks");
  mkdirSync(hooks);
  const hook = "#!/bin/sh\ngit log --format=%s | grep -q Kenya && exit 1\nexit 0";
  writeFileSync(join(hooks, "pre-commit"), hook, { mode: 0o755 });
  const article = { ...(testFiles["articles/a-shop-in-nairobi.md"] as object), title: "New" } as Json;
  const { desk, stateOf } = deskOf([
    change("change_1", [edit(PERMITS, NOTE, "First.")]),
    change("change_2", [{ file: "articles/hello.md", at: [], after: article }]),
  ]);
  await expect(publish(desk)).rejects.toThrow("git commit");
  expect([stateOf("change_1"), stateOf("change_2")]).toEqual(["waiting", "waiting"]);
  expect([log("%s"), git(folder, ["status", "--porcelain"])]).toEqual([["Content"], ""]);
});

test("content that is wrong without a change refuses none", async () => {
  writeFileSync(join(folder, "content", PERMITS), read(PERMITS).replace("office: ", "office: no-such-"));
  git(folder, ["commit", "--quiet", "--all", "-m", "Wrong"]);
  const { desk, stateOf, reasonOf } = deskOf(twice());
  await expect(publish(desk)).rejects.toThrow("no office");
  expect([stateOf("change_1"), reasonOf("change_1")]).toEqual(["waiting", expect.stringContaining("no office")]);
});
