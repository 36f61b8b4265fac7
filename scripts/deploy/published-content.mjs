// Content that was published is in the branch `live` of the remote: a release without it would take it back.
import { Refusal } from "../refusal.mjs";

/** The exit code of `git ls-remote --exit-code` where the remote has no such branch. */
const NO_SUCH_BRANCH = 2;

/**
 * Refuses a release that lacks published content. Asks the remote; where that can't be asked, as in CI without credentials,
 * what was fetched of it counts. Without a remote or its branch there is nothing to lack.
 * @param {(args: string[]) => { status: number | null, stdout: string }} git
 * @throws {Refusal}
 */
export function refuseMissingContent(git) {
  const asked = git(["ls-remote", "--exit-code", "origin", "refs/heads/live"]);
  if (asked.status === NO_SUCH_BRANCH) return;
  const found = asked.status === 0 ? asked : git(["rev-parse", "--verify", "--quiet", "refs/remotes/origin/live"]);
  if (found.status !== 0) return;
  const [published] = found.stdout.split(/\s/);
  // Fails as well where the commit isn't here, because nobody fetched it.
  if (git(["merge-base", "--is-ancestor", published, "HEAD"]).status === 0) return;
  throw new Refusal(
    "This commit lacks content that was published (the branch `live`). Nothing was changed. Merge it:\n\ngit fetch origin live && git merge origin/live",
  );
}
