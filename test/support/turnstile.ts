import type { TestProject } from "vitest/node";
import { startServer } from "./local-server.ts";

const SECRET = "turnstile-test-secret";

/**
 * A stand-in for the verify endpoint of Cloudflare Turnstile. A token that begins with `good` passes once, and is then
 * `timeout-or-duplicate`, as there. The last part of the path can make it fail instead: `silent` (never answers),
 * `nonsense` (200, but not its answer) or `down` (an error page); the part before it names the test, which reads what
 * was asked with `GET /<test>`.
 */
export default async function startTurnstile(project: TestProject) {
  const asked = new Map<string, { contentType: string | undefined; fields: Record<string, string> }[]>();
  const used = new Set<string>();

  function verdict(fields: Record<string, string>) {
    const token = fields["response"] ?? "";
    if (fields["secret"] !== SECRET) return ["invalid-input-secret"];
    if (!token.startsWith("good")) return ["invalid-input-response"];
    if (used.has(token)) return ["timeout-or-duplicate"];
    used.add(token);
    return [];
  }

  const { origin, stop } = await startServer(async (request, response) => {
    const [, test = "", behavior] = (request.url ?? "").split("/");
    response.setHeader("Content-Type", "application/json");
    if (request.method === "GET") return response.end(JSON.stringify(asked.get(test) ?? []));
    let body = "";
    for await (const chunk of request) body += chunk;
    const fields = Object.fromEntries(new URLSearchParams(body));
    asked.set(test, [...(asked.get(test) ?? []), { contentType: request.headers["content-type"], fields }]);
    if (behavior === "silent") return;
    if (behavior === "nonsense") return response.end('{"ok":"yes"}');
    if (behavior === "down") return response.writeHead(503, { "Content-Type": "text/html" }).end("<h1>Down</h1>");
    const codes = verdict(fields);
    response.end(JSON.stringify({ success: codes.length === 0, "error-codes": codes }));
  });
  project.provide("turnstile", { origin, secret: SECRET });
  return stop;
}

declare module "vitest" {
  export interface ProvidedContext {
    turnstile: { origin: string; secret: string };
  }
}
