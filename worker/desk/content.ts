import { ContentError, type ContentValues, namesOf, readContent } from "#content-model/index.ts";
import { CONTENT_VERSION_PATH, type ContentVersion } from "../../domain/content-version.ts";
import { CONTENT_FILES_PATH, fieldOf } from "../../domain/desk.ts";
import type { ContentFiles } from "../../domain/edits.ts";
import type { IsoDate } from "../../domain/facts.ts";
import { type Live, overlay, type Wanted } from "../../domain/wanted.ts";
import { readStaticJson } from "../static-json.ts";
import type { FieldErrors } from "../../domain/api.ts";
import { contentUnreadable, invalidContent, neededByAnother } from "./desk.errors.ts";

/** Identifies the live version, beginning with the time of its commit; null if the build wrote none. */
export async function readLiveVersion(env: Env): Promise<string | null> {
  const version = await readStaticJson<ContentVersion>(env, CONTENT_VERSION_PATH);
  return version && `${version.committedAt ?? ""} ${version.commit ?? ""} ${version.content}`;
}

/** Reads the live content and version. @throws AppError 503 if the build wrote none */
export async function readLive(env: Env): Promise<Live> {
  const [files, version] = await Promise.all([
    readStaticJson<ContentFiles>(env, CONTENT_FILES_PATH),
    readLiveVersion(env),
  ]);
  if (files && version !== null) return { files, version };
  throw contentUnreadable();
}

/**
 * Runs the build's content check on the content of a day and of every later day for which something is planned.
 * @param before the waiting changes without the new one: whatever fit must still fit
 * @param live content that has passed the check
 * @throws AppError 400 with a message for each wrong field; 409 if another waiting change would no longer fit
 */
export function checkDays(live: ContentFiles, before: readonly Wanted[], after: readonly Wanted[], from: IsoDate) {
  const later = after.map(({ publishOn }) => publishOn).filter((day) => day > from);
  for (const day of [from, ...new Set(later)].toSorted()) {
    const { files, unfit } = overlay(live, after, day);
    const wasUnfit = new Set(overlay(live, before, day).unfit.map(({ id }) => id));
    if (unfit.some(({ id }) => !wasUnfit.has(id))) throw neededByAnother("what this one takes away");
    checkContent(live, files);
  }
}

function checkContent(live: ContentFiles, changed: ContentFiles) {
  try {
    readContent(changed as ContentValues, live as ContentValues);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const fields: FieldErrors = {};
    for (const { file, path = [], text } of error.problems) {
      const name = file.replace(/^content\//, "");
      fields[fieldOf(name, namesOf(changed[name], path))] ??= text;
    }
    throw invalidContent(fields);
  }
}
