import { createHash } from "node:crypto";
import { contentFiles } from "#content/files";
import type { ContentVersion } from "#domain/content-version.ts";

/** Every content file as values: what the desk shows and edits, and what the Worker checks edits against. */
export function contentFilesFile(): Response {
  return Response.json(contentFiles);
}

/** What this build was made of. */
export function contentVersionFile(): Response {
  const version: ContentVersion = {
    commit: process.env.BUILT_COMMIT || null,
    committedAt: process.env.BUILT_COMMIT_TIME || null,
    content: createHash("sha256").update(JSON.stringify(contentFiles)).digest("hex").slice(0, 16),
  };
  return Response.json(version);
}
