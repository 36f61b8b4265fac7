// What `npm run content:pull` does (decision: desk): takes the changes that are due from the desk into the files of content/, as
// far as they still fit and the content is right with them, each as a commit of its own.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ContentError } from "../../content-reader/read-file.ts";
import { filesIn } from "../../content-rules/files-in.ts";
import { type ContentValues, type Files, readContent } from "../../content-rules/read.ts";
import { textsIn } from "../../content-reader/texts-in.ts";
import { writeEdits } from "../../content-rules/write-edits.ts";
import { CONTENT_FILE } from "../../domain/desk.ts";
import { changesIn, type ContentFiles, hasEdits, withEdits } from "../../domain/edits.ts";
import type { Desk, DueChange } from "./site.ts";

type Texts = Readonly<Record<string, string>>;

/** What was taken: `changes` are in the files now, `commitId` is the last commit, null where nothing was committed. */
export type Pulled = {
  changes: readonly DueChange[];
  commitId: string | null;
  files: readonly string[];
  /** Takes back what this run committed, and tells the desk why. */
  takeBack: (error: unknown) => Promise<void>;
};

export type PullOptions = {
  /** The folder that has content/. */
  folder: string;
  /** Whether each change is committed; the working tree of content/ must be clean then. */
  commits: boolean;
  say: (sentence: string) => void;
  /** The ids of the changes to take; left out: all that are due. */
  only?: ReadonlySet<string>;
};

/**
 * Takes what is due; what does not fit any more is returned to the desk with the reason.
 * @throws Error where the files have changes that nobody committed or are wrong without a change, or git fails; then the desk knows
 * why, and the files are as they were
 */
export async function pullChanges(desk: Desk, { folder, commits, say, only }: PullOptions): Promise<Pulled> {
  const readDue = async () => (await desk.due()).filter(({ id }) => only?.has(id) ?? true);
  let due = await readDue();
  let taken = new Set(due.filter(({ state }) => state === "building"));
  let start: string | null = null;
  async function takeBack(error: unknown) {
    if (start !== null) resetTo(folder, start);
    // What was in the branch before does not wait: to undo it takes another change.
    for (const state of ["waiting", "building"] as const) {
      const ids = due.filter((change) => taken.has(change) === (state === "building")).map(({ id }) => id);
      await desk.report({ ids, state, reason: messageOf(error), commitId: null });
    }
  }
  const changes: DueChange[] = [];
  const written = new Set<string>();
  if (due.length === 0) return { changes, commitId: null, files: [], takeBack };
  try {
    if (commits) {
      refuseUncommitted(folder);
      start = headOf(folder);
    }
    const root = join(folder, "content");
    let texts: Texts = textsIn(root);
    let files = filesIn(texts);
    // What is wrong already is no change's fault.
    readContent(files as ContentValues);
    // From now on an undo makes another change; what was undone before is not due any more.
    await desk.report({ ids: due.map(({ id }) => id), state: "building", reason: null, commitId: null });
    due = (await readDue()).filter(({ state }) => state === "building");
    taken = new Set(changesIn(files, due));
    for (const change of due) {
      const reason = taken.has(change) ? null : whyNot(files, change);
      if (reason !== null) {
        say(`Refused: ${change.title}. ${reason}`);
        await desk.report({ ids: [change.id], state: "refused", reason, commitId: null });
        continue;
      }
      changes.push(change);
      if (taken.has(change) || hasEdits(files, change.edits)) continue;
      files = withEdits(files, change.edits)!;
      const before = texts;
      texts = writeEdits(texts, change.edits);
      for (const name of writeFiles(root, before, texts)) written.add(name);
      if (commits) commit(folder, change);
      say(`Taken: ${change.title}`);
    }
    // Once more from what was written: what was checked are the values before.
    if (written.size > 0) readContent(filesIn(texts) as Files);
  } catch (error) {
    await takeBack(error);
    throw error;
  }
  return { changes, commitId: commits ? headOf(folder) : null, files: [...written], takeBack };
}

/** What brings taken changes to the site; each step throws where it fails. */
export type PublishSteps = { build?: () => void; push?: () => void; deploy?: () => void };

/**
 * Takes what is due, and publishes it. A change that the build fails with goes back with the reason, and the others are published
 * without it.
 * @throws Error where that fails, once the desk knows why
 */
export async function publishChanges(desk: Desk, options: PullOptions, steps: PublishSteps): Promise<Pulled> {
  const pulled = await pullChanges(desk, options);
  if (pulled.changes.length === 0) return pulled;
  const error = whyNotBuilt(steps);
  if (error === undefined) return bring(desk, pulled, steps);
  await pulled.takeBack(error);
  // What fails without any change is no change's fault.
  steps.build?.();
  return publishApart(desk, options, steps, pulled, error);
}

/** Publishes by halves what could not be built together; what can't be built alone is refused. */
async function publishApart(
  desk: Desk,
  options: PullOptions,
  steps: PublishSteps,
  { changes, takeBack }: Pulled,
  error: unknown,
): Promise<Pulled> {
  const ids = changes.map(({ id }) => id);
  if (ids.length === 1) {
    options.say(`Refused: ${changes[0]!.title}.`);
    await desk.report({ ids, state: "refused", reason: messageOf(error), commitId: null });
    return { changes: [], commitId: null, files: [], takeBack };
  }
  const half = Math.ceil(ids.length / 2);
  const published: Pulled[] = [];
  for (const part of [ids.slice(0, half), ids.slice(half)]) {
    const pulled = await pullChanges(desk, { ...options, only: new Set(part) });
    if (pulled.changes.length === 0) continue;
    const fault = whyNotBuilt(steps);
    if (fault !== undefined) await pulled.takeBack(fault);
    published.push(
      fault === undefined ? await bring(desk, pulled, steps) : await publishApart(desk, options, steps, pulled, fault),
    );
  }
  return {
    changes: published.flatMap((part) => part.changes),
    commitId: published.findLast(({ commitId }) => commitId !== null)?.commitId ?? null,
    files: [...new Set(published.flatMap(({ files }) => files))],
    takeBack,
  };
}

function whyNotBuilt({ build }: PublishSteps): unknown {
  try {
    build?.();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Brings what was taken and built to the site. */
async function bring(desk: Desk, pulled: Pulled, steps: PublishSteps): Promise<Pulled> {
  const { changes, commitId, takeBack } = pulled;
  const ids = changes.map(({ id }) => id);
  try {
    steps.push?.();
  } catch (error) {
    await takeBack(error);
    throw error;
  }
  await desk.report({ ids, state: "building", reason: null, commitId });
  try {
    steps.deploy?.();
  } catch (error) {
    // They are in the branch, so that they don't wait: the next run deploys them.
    await desk.report({ ids, state: "building", reason: messageOf(error), commitId });
    throw error;
  }
  return pulled;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function headOf(folder: string): string {
  return git(folder, ["rev-parse", "HEAD"]).trim();
}

/** Takes back the commits of a run, and what it wrote; whatever else is not committed stays. */
function resetTo(folder: string, commitId: string) {
  git(folder, ["reset", "--quiet", "--soft", commitId]);
  git(folder, ["add", "--all", "--", "content"]);
  git(folder, ["restore", "--source=HEAD", "--staged", "--worktree", "--", "content"]);
}

/**
 * Why a change can't be made, in words for the owner; null where it can.
 * @param files that have passed the check
 */
function whyNot(files: ContentFiles, { edits }: DueChange): string | null {
  if (edits.some(({ file }) => !CONTENT_FILE.test(file))) return "It is about a file that is no content.";
  const changed = withEdits(files, edits);
  if (!changed)
    return "It no longer fits: somebody changed the same in the files. Make it again from what is there now.";
  try {
    readContent(changed as ContentValues, files as ContentValues);
    return null;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ text }) => text).join(" ");
  }
}

/** Writes the files that differ. @returns their paths below the folder */
function writeFiles(root: string, before: Texts, after: Texts): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
  for (const name of names) {
    const path = join(root, name);
    const text = after[name];
    if (text === undefined) rmSync(path);
    else {
      if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  return names;
}

function refuseUncommitted(folder: string) {
  if (git(folder, ["status", "--porcelain", "--", "content"]).trim() !== "")
    throw new Error("content/ has changes that are not committed: commit them first.");
}

function commit(folder: string, { id, title, note, by, createdAt }: DueChange) {
  const author = by.includes("@") ? `${by.split("@")[0]} <${by}>` : `${by} <owner@desk.invalid>`;
  const body = [...(note ? [note, ""] : []), `Desk-Change: ${id}`].join("\n");
  git(folder, ["add", "--all", "--", "content"]);
  git(folder, [
    "commit",
    "--quiet",
    `--author=${author}`,
    `--date=${createdAt}`,
    "-m",
    shorten(`Content: ${title}`),
    "-m",
    body,
    "--",
    "content",
  ]);
}

/** A subject as git shows it whole, on one line. */
function shorten(text: string): string {
  const subject = text.replaceAll(/\s+/g, " ");
  return subject.length > 72 ? `${subject.slice(0, 71)}…` : subject;
}

/** @throws Error with git's own words */
export function git(folder: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args[0]}: ${error?.message ?? stderr}`);
  return stdout;
}
