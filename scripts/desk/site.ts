import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { text } from "node:stream/consumers";
import { CHANGE_LIMITS, type ChangeState, type NewChange } from "../../domain/desk.ts";

/** A change as the desk's API gives it. */
export type DueChange = NewChange & { id: string; state: ChangeState; by: string; createdAt: string };

/** What becomes of changes: `state` as the desk shows it, and why. */
export type Report = { ids: readonly string[]; state: ChangeState; reason: string | null; commitId: string | null };

/** The desk of a site, opened with the owner's key. */
export type Desk = { due: () => Promise<DueChange[]>; report: (report: Report) => Promise<void> };

type Answer = { status: number; body: string; cookie: string };

/**
 * Signs in at a site.
 * @throws Error where the site does not answer, or not to this key
 */
export async function openDesk(origin: string, key: string): Promise<Desk> {
  const { cookie } = await call(origin, "/api/session", { json: { key } });
  return {
    async due() {
      const { body } = await call(origin, "/api/desk/due", { cookie });
      return (JSON.parse(body) as { changes: DueChange[] }).changes;
    },
    async report(report) {
      if (report.ids.length === 0) return;
      const reason = report.reason?.slice(0, CHANGE_LIMITS.reason) ?? null;
      await call(origin, "/api/desk/progress", { cookie, json: { ...report, reason } });
    },
  };
}

/** Calls the API as a page of the site does. The certificate of this machine is signed by nobody else, so it is not checked. */
async function call(
  origin: string,
  path: string,
  { cookie, json }: { cookie?: string; json?: unknown },
): Promise<Answer> {
  const url = new URL(path, origin);
  const isHttps = url.protocol === "https:";
  const isLocal = url.hostname === "localhost";
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const options = {
    // A connection of its own: one that is kept is closed by the site while changes are written, and the report would be lost.
    agent: false,
    method: json === undefined ? "GET" : "POST",
    headers: {
      Origin: url.origin,
      ...(cookie && { Cookie: cookie }),
      ...(json !== undefined && { "Content-Type": "application/json" }),
    },
    ...(isHttps && isLocal && { rejectUnauthorized: false }),
    timeout: 60_000,
  };
  const sent = (isHttps ? requestHttps : requestHttp)(url, options, (response) => {
    const [session = ""] = response.headers["set-cookie"] ?? [];
    text(response).then(
      (body) => resolve({ status: response.statusCode ?? 0, body, cookie: session.split(";", 1)[0]! }),
      reject,
    );
  });
  sent.on("error", reject);
  sent.on("timeout", () => sent.destroy(new Error("no answer in a minute")));
  sent.end(json === undefined ? undefined : JSON.stringify(json));
  const answer = await promise;
  if (answer.status >= 300) throw new Error(`${url.href} answered ${answer.status}: ${answer.body.slice(0, 500)}`);
  return answer;
}
