// The steps of a publishing run (decision: desk). Each can be run again, on any machine, with the same result.
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Publishing } from "../../domain/desk.ts";
import type { LastSeen } from "../../domain/watch/watch-list.ts";
import { type Written, writeWanted } from "./write.ts";

type Change = Publishing["changes"][number];

/** The result of a build: `base` is the live site's commit, `head` the one to deploy. They are equal if there is nothing to deploy. */
export type Built = Pick<Written, "left"> & { base: string; head: string };

/** Where the content keeps what the watch has seen (decision: source-watch). */
const LAST_SEEN_FILE = "content/last-seen.json";

/** The branch of what is live: the code of the last release, and the content that was published since. */
const LIVE = "live";

export type BuildOptions = {
  folder: string;
  /** The commit that the live site was built from. */
  base: string;
  /** Builds the site. @throws Error where it fails */
  build: () => void;
  say: (sentence: string) => void;
};

/**
 * Checks out the live site's commit as the branch `live`, commits the wanted changes, and builds. A failed build is tried once more;
 * after that the changes that break it are found by bisection and left out.
 * @throws Error if the content is invalid, or the build fails, without any change
 */
export function buildWanted(publishing: Publishing, { folder, base, build, say }: BuildOptions): Built {
  if (git(folder, "status", "--porcelain").trim() !== "") {
    throw new Error("The folder has changes that are not committed. Publish from a clone of its own.");
  }
  goToLive(folder, base, say);
  const start = headOf(folder);
  const { changes } = publishing;
  let left: Written["left"] = [];
  function write(some: readonly Change[]) {
    git(folder, "reset", "--quiet", "--hard", start);
    const result = writeWanted(folder, { ...publishing, changes: some }, (change) => commit(folder, change));
    ({ left } = result);
    if (publishing.seen) commitSeen(folder, publishing.seen);
    // A run under way may still publish what these changes correct. Only a newer version stops it, even one that says the same.
    if (result.written.length > 0 && headOf(folder) === base) {
      git(folder, "commit", "--quiet", "--allow-empty", "-m", "Content: publish again");
    }
  }
  const isBuilt = () => [1, 2].some(() => succeeds(build, say));
  const builds = (some: readonly Change[]) => (write(some), isBuilt());
  let kept: readonly Change[] = changes;
  write(changes);
  if (headOf(folder) !== base && !isBuilt()) {
    if (!builds([])) throw new Error("The site can't be built, even without any change.");
    kept = keepWhatBuilds([], changes, builds);
    builds(kept);
  }
  const broken = changes.filter((change) => !kept.includes(change));
  return {
    base,
    head: headOf(folder),
    left: [...left, ...broken.map(({ id }) => ({ id, reason: "The site can't be built with it." }))],
  };
}

function succeeds(build: () => void, say: (sentence: string) => void): boolean {
  try {
    build();
    return true;
  } catch (error) {
    say(messageOf(error));
    return false;
  }
}

/** The items with which the site builds, found by bisection. @param kept items known to build */
export function keepWhatBuilds<Item>(
  kept: readonly Item[],
  items: readonly Item[],
  builds: (items: readonly Item[]) => boolean,
): readonly Item[] {
  if (items.length === 0 || builds([...kept, ...items])) return [...kept, ...items];
  if (items.length === 1) return kept;
  const half = Math.ceil(items.length / 2);
  return keepWhatBuilds(keepWhatBuilds(kept, items.slice(0, half), builds), items.slice(half), builds);
}

/** Checks out the live site's commit. After a rollback, adds the content that was published since. */
function goToLive(folder: string, base: string, say: (sentence: string) => void) {
  git(folder, "fetch", "--quiet", "--prune", "origin", "+refs/heads/*:refs/remotes/origin/*");
  git(folder, "switch", "--quiet", "--force-create", LIVE, "--no-track", base);
  const has = new Set(contentCommits(folder, base).map(({ changeId }) => changeId));
  for (const branch of [LIVE, "main"].filter((name) => hasBranch(folder, name))) {
    for (const { commitId, changeId } of contentCommits(folder, `${base}..origin/${branch}`, "--reverse")) {
      if (has.has(changeId)) continue;
      has.add(changeId);
      // Where a release that was rolled back changed the same line, the owner saw that and said something else.
      if (hasGit(folder, "cherry-pick", "--strategy-option=theirs", commitId)) continue;
      git(folder, "cherry-pick", "--abort");
      say(`${commitId} does not fit what is live and was left out.`);
    }
  }
}

/** The commits of a range that the desk made. */
function contentCommits(folder: string, range: string, ...options: string[]) {
  const format = "--format=%H %(trailers:key=Desk-Change,valueonly,separator=%x20)";
  const lines = git(folder, "log", "--no-merges", "--grep=^Desk-Change: ", format, ...options, range).split("\n");
  return lines.filter(Boolean).map((line) => {
    const [commitId = "", changeId = ""] = line.split(" ");
    return { commitId, changeId };
  });
}

function hasBranch(folder: string, name: string): boolean {
  return hasGit(folder, "rev-parse", "--quiet", "--verify", `origin/${name}`);
}

/** Each commit gets its own branch, so no other run can overwrite the one that gets deployed. */
const branchOf = (commitId: string) => `${LIVE}-${commitId.slice(0, 12)}`;

/** Pushes the commit that will be deployed. */
export function pushBuilt(folder: string, head: string): void {
  git(folder, "push", "--quiet", "--force", "origin", `${head}:refs/heads/${branchOf(head)}`);
}

/** Deletes its branch again. */
export function dropBuilt(folder: string, head: string): void {
  git(folder, "push", "--quiet", "origin", "--delete", branchOf(head));
}

/**
 * Pushes the deployed commit to `live` and merges it into main.
 * @param openPullRequest called with the commit's branch if it conflicts with main
 */
export function bringToMain(folder: string, head: string, openPullRequest: (branch: string) => void): void {
  git(folder, "push", "--quiet", "--force", "origin", `${head}:refs/heads/${LIVE}`);
  git(folder, "fetch", "--quiet", "origin", "main");
  const tree = mkdtempSync(join(tmpdir(), "homeward-main-"));
  git(folder, "worktree", "add", "--quiet", "--detach", tree, "origin/main");
  try {
    if (hasGit(tree, "merge", "--quiet", "--no-edit", head)) {
      git(tree, "push", "--quiet", "origin", "HEAD:refs/heads/main");
      dropBuilt(folder, head);
    } else openPullRequest(branchOf(head));
  } finally {
    git(folder, "worktree", "remove", "--force", tree);
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Commits what the watch has seen, where the content doesn't say so yet. */
function commitSeen(folder: string, seen: LastSeen) {
  writeFileSync(join(folder, LAST_SEEN_FILE), `${JSON.stringify(seen, null, 1)}\n`);
  if (git(folder, "status", "--porcelain", "--", LAST_SEEN_FILE) === "") return;
  git(folder, "add", "--", LAST_SEEN_FILE);
  const author = "--author=owner <owner@desk.invalid>";
  git(
    folder,
    "commit",
    "--quiet",
    author,
    "-m",
    "Content: what its sources still say",
    "-m",
    `Desk-Change: seen_${seen.on}`,
  );
}

function headOf(folder: string): string {
  return git(folder, "rev-parse", "HEAD").trim();
}

function commit(folder: string, { id, title, note, by, createdAt }: Change) {
  // Git refuses an author with an empty name.
  const name = /^[^\s@]+@[^\s@]+$/.test(by) ? by.split("@")[0]!.replaceAll(/[^\p{L}\p{N} .-]/gu, "") : "";
  const author = /[\p{L}\p{N}]/u.test(name) ? `${name} <${by.replaceAll(/[<>]/g, "")}>` : "owner <owner@desk.invalid>";
  const body = [...(note ? [note, ""] : []), `Desk-Change: ${id}`].join("\n");
  git(folder, "add", "--all", "--", "content");
  const subject = shorten(`Content: ${title}`);
  git(folder, "commit", "--quiet", `--author=${author}`, `--date=${createdAt}`, "-m", subject, "-m", body);
}

/** A subject as git shows it whole, on one line. */
function shorten(text: string): string {
  const subject = text.replaceAll(/\s+/g, " ");
  return subject.length > 72 ? `${subject.slice(0, 71)}…` : subject;
}

/** Whether a command of git ends well. */
function hasGit(folder: string, ...args: readonly string[]): boolean {
  return spawnSync("git", args, { cwd: folder }).status === 0;
}

/** @throws Error with git's own words */
export function git(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args[0]}: ${error?.message ?? `${stderr}${stdout}`}`);
  return stdout;
}
