import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONTENT_VERSION_PATH, type ContentVersion } from "../../domain/content-version.ts";
import { CONTENT_FILES_PATH } from "../../domain/desk.ts";

test("the site says which commit, of which time, and content it is made of, and nothing else", () => {
  const read = (path: string) => readFileSync(join("build/client", path));
  const version = JSON.parse(read(CONTENT_VERSION_PATH).toString()) as ContentVersion;
  const content = createHash("sha256").update(read(CONTENT_FILES_PATH)).digest("hex").slice(0, 16);
  // A build of an unpacked archive has no commit.
  const commit = version.commit === null ? null : expect.stringMatching(/^[0-9a-f]{40}$/);
  const committedAt = version.commit === null ? null : expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:]+\.000Z$/);
  expect(version).toEqual({ commit, committedAt, content });
});
