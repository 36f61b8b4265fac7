import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { refuseMissingContent } from "../scripts/deploy/published-content.mjs";

const REFUSAL = /lacks content that was published.*git fetch origin live && git merge origin\/live/s;

/** A clone of a remote with one commit, in which a release is made. */
function makeClone() {
  const folder = mkdtempSync(join(tmpdir(), "homeward-published-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const gitIn = (cwd: string) => (args: string[]) => spawnSync("git", args, { cwd, encoding: "utf8" });
  const [remote, clone] = [join(folder, "remote"), join(folder, "clone")];
  const identity = ["-c", "user.name=Homeward", "-c", "user.email=test@homeward.example"];
  const commit = (cwd: string, message: string) =>
    gitIn(cwd)([...identity, "commit", "--quiet", "--allow-empty", "-m", message]);
  gitIn(folder)(["init", "--quiet", "--initial-branch=main", remote]);
  commit(remote, "Begin");
  gitIn(folder)(["clone", "--quiet", remote, clone]);
  return {
    git: gitIn(clone),
    /** Publishes content on the remote's branch `live`. */
    publish() {
      gitIn(remote)(["checkout", "--quiet", "-B", "live"]);
      commit(remote, "Publish content");
    },
    breakRemote: () => rmSync(remote, { recursive: true }),
  };
}

test("a release that lacks published content is refused with the command that merges it", () => {
  const { git, publish } = makeClone();
  publish();
  expect(() => refuseMissingContent(git)).toThrow(REFUSAL);
  git(["fetch", "--quiet", "origin", "live"]);
  expect(() => refuseMissingContent(git)).toThrow(REFUSAL);
});

test("a release with the published content is accepted", () => {
  const { git, publish } = makeClone();
  publish();
  git(["pull", "--quiet", "origin", "live"]);
  expect(() => refuseMissingContent(git)).not.toThrow();
});

test("a release is accepted where nothing was published", () => {
  const { git, breakRemote } = makeClone();
  expect(() => refuseMissingContent(git)).not.toThrow();
  breakRemote();
  expect(() => refuseMissingContent(git)).not.toThrow();
});

test("what was fetched counts where the remote can't be asked", () => {
  const { git, publish, breakRemote } = makeClone();
  publish();
  git(["fetch", "--quiet", "origin"]);
  breakRemote();
  expect(() => refuseMissingContent(git)).toThrow(REFUSAL);
});
