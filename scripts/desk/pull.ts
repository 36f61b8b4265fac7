// What `npm run content:pull` does (decision: desk): takes the changes that are due from the desk into the files of content/, as
// far as they still fit and the content is right with them, each as a commit of its own.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ContentError } from "../../content-reader/read-file.ts";
import { filesIn } from "../../content-rules/files-in.ts";
import { type Files, readContent } from "../../content-rules/read.ts";
import { textsIn } from "../../content-reader/texts-in.ts";
import { writeEdits } from "../../content-rules/write-edits.ts";
import { type ContentFiles, hasEdits, withEdits } from "../../domain/edits.ts";
import type { Desk, DueChange } from "./site.ts";

type Texts = Readonly<Record<string, string>>;

/** What was taken: `changes` are in the files now, `commitId` is the last commit, null where nothing was committed. */
export type Pulled = { changes: readonly DueChange[]; commitId: string | null; files: readonly string[] };

export type PullOptions = {
  /** The folder that has content/. */
  folder: string;
  /** Whether each change is committed; the working tree of content/ must be clean then. */
  commits: boolean;
  say: (sentence: string) => void;
};

/**
 * Takes what is due; what does not fit any more is returned to the desk with the reason.
 * @throws Error where the files have changes that nobody committed, or git fails
 */
export async function pullChanges(desk: Desk, { folder, commits, say }: PullOptions): Promise<Pulled> {
  const due = await desk.due();
  if (due.length === 0) return { changes: [], commitId: null, files: [] };
  if (commits) refuseUncommitted(folder);
  const root = join(folder, "content");
  let texts: Texts = textsIn(root);
  let files = filesIn(texts);
  const changes: DueChange[] = [];
  const written = new Set<string>();
  for (const change of due) {
    if (hasEdits(files, change.edits)) {
      // Of a run that broke off: nothing is left to do, nor to check.
      changes.push(change);
      continue;
    }
    const reason = whyNot(files, change);
    if (reason !== null) {
      say(`Refused: ${change.title}. ${reason}`);
      await desk.report({ ids: [change.id], state: "refused", reason, commitId: null });
      continue;
    }
    changes.push(change);
    files = withEdits(files, change.edits)!;
    const before = texts;
    texts = writeEdits(texts, change.edits);
    for (const name of writeFiles(root, before, texts)) written.add(name);
    if (commits) commit(folder, change);
    say(`Taken: ${change.title}`);
  }
  // Once more from what was written: what was checked are the values before.
  readContent(filesIn(texts) as Files);
  return { changes, commitId: commits ? git(folder, ["rev-parse", "HEAD"]).trim() : null, files: [...written] };
}

/** Why a change can't be made, in words for the owner; null where it can. */
function whyNot(files: ContentFiles, { edits }: DueChange): string | null {
  const changed = withEdits(files, edits);
  if (!changed)
    return "It no longer fits: somebody changed the same in the files. Make it again from what is there now.";
  try {
    readContent(changed as Readonly<Record<string, object>>);
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
