import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import type { ChangeState, NewChange } from "../../domain/desk.ts";
import type { Edit } from "../../domain/edits.ts";
import { CONTENT_FILES_PATH } from "../../domain/desk.ts";
import type { ContentFiles } from "../../domain/edits.ts";
import { CONTENT_VERSION_PATH } from "../../domain/content-version.ts";
import { asOwner, askAsOwner } from "./credentials.ts";
import { call } from "./worker.ts";

/** A change as the API gives it. */
export type ChangeItem = NewChange & {
  id: string;
  state: ChangeState;
  reason: string | null;
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

/** Asks or tells as a publishing run does. */
export function asPublisher(path: string, { json, bindings }: { json?: unknown; bindings?: Partial<Env> } = {}) {
  const headers = { Authorization: `Bearer ${env.DESK_READ_KEY}`, "Content-Type": "application/json" };
  const init = json === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(json) };
  return call(path, init, bindings);
}

/** The assets of a build whose content is this. */
export function builtWith(
  files: ContentFiles,
  commit = JSON.stringify(files).length.toString(),
  committedAt: string | null = null,
): Pick<Env, "ASSETS"> {
  const built = new Map<string, unknown>([
    [CONTENT_FILES_PATH, files],
    [CONTENT_VERSION_PATH, { commit, committedAt, content: "" }],
  ]);
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    return built.has(pathname) ? Response.json(built.get(pathname)) : new Response(null, { status: 404 });
  };
  return { ASSETS: { fetch } as unknown as Fetcher };
}
