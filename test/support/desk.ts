import { uuidv7 } from "uuidv7";
import type { ChangeState, NewChange } from "../../domain/desk.ts";
import type { Edit } from "../../domain/edits.ts";
import { CONTENT_FILES_PATH } from "../../domain/desk.ts";
import type { ContentFiles } from "../../domain/edits.ts";
import { asOwner, askAsOwner } from "./credentials.ts";

/** A change as the API gives it. */
export type ChangeItem = NewChange & {
  id: string;
  state: ChangeState;
  reason: string | null;
  commitId: string | null;
  undoes: string | null;
  by: string;
};

export function newChange(edits: readonly Edit[], more: Partial<NewChange> = {}): NewChange {
  return { entryId: uuidv7(), title: "Kenya, Class D: fee", edits, note: "", publishOn: null, ...more };
}

/** Sends a change as the desk does. */
export function sendChange(edits: readonly Edit[], more: Partial<NewChange> = {}, bindings: Partial<Env> = {}) {
  return asOwner("/api/desk/changes", { json: newChange(edits, more), bindings });
}

/** Sends a change that is taken. */
export function saveChange(edits: readonly Edit[], more: Partial<NewChange> = {}, bindings: Partial<Env> = {}) {
  return askAsOwner<ChangeItem>("/api/desk/changes", { json: newChange(edits, more), bindings });
}

/** The assets of a build whose content is this. */
export function builtWith(files: ContentFiles): Pick<Env, "ASSETS"> {
  const fetch = async (request: Request) =>
    new URL(request.url).pathname === CONTENT_FILES_PATH ? Response.json(files) : new Response(null, { status: 404 });
  return { ASSETS: { fetch } as unknown as Fetcher };
}
