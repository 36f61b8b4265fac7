import { contentFiles } from "#content/files";

/** Every content file as values: what the desk shows and edits, and what the Worker checks edits against. */
export function contentFilesFile(): Response {
  return Response.json(contentFiles);
}
