// What a build is made of, for the next deployment and whoever publishes.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import type { ContentVersion } from "../domain/content-version.ts";

/**
 * Says which commit and content a build is made of.
 * @param folder of the project
 * @param contentFiles the bytes of /content/files.json
 */
export function makeContentVersion(folder: string, contentFiles: Uint8Array): ContentVersion {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "HEAD"], { cwd: folder, encoding: "utf8" });
  return {
    commit: status === 0 ? stdout.trim() : null,
    content: createHash("sha256").update(contentFiles).digest("hex").slice(0, 16),
  };
}
