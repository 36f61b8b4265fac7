import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contentFiles } from "#content/files";
import type { Edit, Json } from "#domain/edits.ts";
import { valueAt } from "#domain/edits.ts";
import { git, pullChanges } from "../scripts/desk/pull.ts";
import type { DueChange, Report } from "../scripts/desk/site.ts";

const PERMITS = "countries/kenya/permits.yaml";
const NOTE = ["permits", "class-d", "fee", "note"];

// Each run reads all of the content twice, seconds on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 30_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "homeward-pull-"));
  cpSync("content", join(folder, "content"), { recursive: true });
  git(folder, ["init", "--quiet"]);
  git(folder, ["config", "user.name", "Tests"]);
  git(folder, ["config", "user.email", "tests@desk.invalid"]);
  git(folder, ["add", "--all"]);
  git(folder, ["commit", "--quiet", "-m", "Content"]);
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
  const before = valueAt(contentFiles[file], at);
  return before === undefined ? { file, at, after } : { file, at, before, after };
}

/** Takes changes from a desk. @returns what was taken, and what the desk was told */
async function pull(due: readonly DueChange[], commits = true) {
  const reports: Report[] = [];
  const desk = { due: async () => [...due], report: async (report: Report) => void reports.push(report) };
  return { ...(await pullChanges(desk, { folder, commits, say: () => {} })), reports };
}

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

test("a change that no longer fits, or that the content is wrong with, goes back with the reason, and others are taken", async () => {
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
