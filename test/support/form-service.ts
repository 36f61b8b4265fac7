import type { TestProject } from "vitest/node";
import { startServer } from "./local-server.ts";

/**
 * A stand-in for the external form-collection service. The last part of the path tells it how to behave:
 * `accept`, `refuse` (503) or `silent` (never answers); the part before it names the test, so that each test reads only
 * what was sent to it, with `GET /<test>`. Anything else is 404.
 */
export default async function startFormService(project: TestProject) {
  const received = new Map<string, { headers: Record<string, unknown>; body: string }[]>();
  const { origin, stop } = await startServer(async (request, response) => {
    const [, test = "", behavior] = (request.url ?? "").split("/");
    if (request.method === "GET") {
      response.setHeader("Content-Type", "application/json");
      return response.end(JSON.stringify(received.get(test) ?? []));
    }
    let body = "";
    for await (const chunk of request) body += chunk;
    received.set(test, [...(received.get(test) ?? []), { headers: request.headers, body }]);
    if (behavior === "silent") return;
    response.statusCode = { accept: 200, refuse: 503 }[behavior ?? ""] ?? 404;
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
