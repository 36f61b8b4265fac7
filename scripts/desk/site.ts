import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { text } from "node:stream/consumers";
import { CONTENT_VERSION_PATH, type ContentVersion } from "../../domain/content-version.ts";
import type { Publishing, PublishingReport } from "../../domain/desk.ts";

/** A site's desk, as a publishing run uses it. */
export type Desk = {
  read: () => Promise<Publishing>;
  report: (report: PublishingReport) => Promise<void>;
  /** The commit that the site was built from. */
  commit: () => Promise<string | null>;
};

/** The desk of a site. @param key DESK_READ_KEY */
export function openDesk(origin: string, key: string): Desk {
  return {
    read: async () => JSON.parse(await call(origin, "/api/publishing", key)) as Publishing,
    report: async (report) => void (await call(origin, "/api/publishing/version", key, report)),
    commit: async () => (JSON.parse(await call(origin, CONTENT_VERSION_PATH, key)) as ContentVersion).commit,
  };
}

/**
 * Calls a site. The certificate of this machine is signed by nobody else, so it is not checked.
 * @throws Error if it doesn't answer or refuses the key
 */
async function call(origin: string, path: string, key: string, json?: unknown): Promise<string> {
  const url = new URL(path, origin);
  const isHttps = url.protocol === "https:";
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const options = {
    // No keep-alive: the site restarts while files are written, and a report on the old connection would be lost.
    agent: false,
    method: json === undefined ? "GET" : "POST",
    headers: { Authorization: `Bearer ${key}`, ...(json !== undefined && { "Content-Type": "application/json" }) },
    ...(isHttps && url.hostname === "localhost" && { rejectUnauthorized: false }),
    timeout: 60_000,
  };
  const sent = (isHttps ? requestHttps : requestHttp)(url, options, (response) => {
    text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
  });
  sent.on("error", reject);
  sent.on("timeout", () => sent.destroy(new Error("no answer in a minute")));
  sent.end(json === undefined ? undefined : JSON.stringify(json));
  const answer = await promise;
  if (answer.status >= 300) throw new Error(`${url.href} answered ${answer.status}: ${answer.body.slice(0, 500)}`);
  return answer.body;
}
