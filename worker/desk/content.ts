import { ContentError } from "../../content-reader/read-file.ts";
import { namesOf } from "../../content-rules/edit.ts";
import { type ContentValues, readContent } from "../../content-rules/read.ts";
import { CONTENT_FILES_PATH, fieldOf } from "../../domain/desk.ts";
import { type ContentFiles, type Edit, withEdits } from "../../domain/edits.ts";
import { readBuiltJson } from "../built-files.ts";
import { AppError, type FieldMessages } from "../http/errors.ts";
import type { Change } from "./store.ts";

/** The content files of the build that is live. @throws AppError 503 where the build wrote none */
export async function readLiveFiles(env: Env): Promise<ContentFiles> {
  const files = await readBuiltJson<ContentFiles>(env, CONTENT_FILES_PATH);
  if (!files) throw new AppError(503, "no_content", "The content could not be read. Please try again in some minutes.");
  return files;
}

/** The files as they will be once what is pending today is live; a change that does not fit is left out. */
function withPending(live: ContentFiles, pending: readonly Change[], today: string): ContentFiles {
  return pending
    .filter(({ publishOn }) => publishOn === null || publishOn <= today)
    .reduce((files, { edits }) => withEdits(files, edits) ?? files, live);
}

/**
 * Checks the content with a change as a build checks it.
 * @param live the files of the live build, which have passed the check
 * @throws AppError 409 where somebody changed the same, 400 with a message for each field where the content would be wrong
 */
export function checkChange(live: ContentFiles, pending: readonly Change[], edits: readonly Edit[], today: string) {
  const changed = withEdits(withPending(live, pending, today), edits);
  if (!changed) {
    throw new AppError(409, "changed", "Somebody changed this in the meantime. Compare both below, then save again.");
  }
  try {
    readContent(changed as ContentValues, live as ContentValues);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const fields: FieldMessages = {};
    for (const { file, path = [], text } of error.problems) {
      const name = file.replace(/^content\//, "");
      fields[fieldOf(name, namesOf(changed[name], path))] ??= text;
    }
    throw new AppError(400, "invalid_content", "Please correct the marked fields.", { fields });
  }
}
