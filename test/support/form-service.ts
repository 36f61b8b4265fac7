import type { TestProject } from "vitest/node";
import { startServer } from "./local-server.ts";

/**
 * A stand-in for the external form-collection service. The last part of the path selects its behavior: `accept`,
 * `refuse` (503), a status, `429` with `Retry-After` of two hours, `garbage` (no HTTP), `cut` (ends the connection) or
 * `silent` (never answers); the part before it names the test, so that each test reads only what was sent to it, with
 * `GET /<test>`. Anything else is 404.
 */
export default async function startFormService(project: TestProject) {
  const received = new Map<string, { headers: Record<string, unknown>; body: string; isAccepted: boolean }[]>();
  const { origin, stop } = await startServer(async (request, response) => {
    const [, test = "", behavior = ""] = (request.url ?? "").split("/");
    if (request.method === "GET") {
      response.setHeader("Content-Type", "application/json");
      return response.end(JSON.stringify(received.get(test) ?? []));
    }
    let body = "";
    for await (const chunk of request) body += chunk;
    const isAccepted = behavior === "accept";
    received.set(test, [...(received.get(test) ?? []), { headers: request.headers, body, isAccepted }]);
    if (behavior === "silent") return;
    if (behavior === "garbage") return request.socket.end("<h1>It works!</h1>\u0000\u0001");
    if (behavior === "cut") return request.socket.destroy();
    if (behavior === "429") response.setHeader("Retry-After", String(2 * 60 * 60));
    const status = /^[45]\d\d$/.test(behavior) ? Number(behavior) : 404;
    response.statusCode = { accept: 200, refuse: 503 }[behavior] ?? status;
    response.end("{}");
  });
  project.provide("formServiceUrl", origin);
  return stop;
}

declare module "vitest" {
  export interface ProvidedContext {
    formServiceUrl: string;
  }
}
