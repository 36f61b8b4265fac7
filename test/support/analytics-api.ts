import type { TestProject } from "vitest/node";
import { startServer } from "./local-server.ts";

const TOKEN = "analytics-test-token";

/**
 * A stand-in for the SQL API of Analytics Engine. `PUT /<test>` sets the rows that it answers with, `GET /<test>` tells the
 * queries that it got; another token than its own is refused, as there.
 */
export default async function startAnalyticsApi(project: TestProject) {
  const answers = new Map<string, string>();
  const asked = new Map<string, { path: string; query: string }[]>();

  const { origin, stop } = await startServer(async (request, response) => {
    const [, test = "", ...path] = (request.url ?? "").split("/");
    let body = "";
    for await (const chunk of request) body += chunk;
    response.setHeader("Content-Type", "application/json");
    if (request.method === "GET") return response.end(JSON.stringify(asked.get(test) ?? []));
    if (request.method === "PUT") {
      answers.set(test, body);
      return response.end("{}");
    }
    asked.set(test, [...(asked.get(test) ?? []), { path: `/${path.join("/")}`, query: body }]);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return response.writeHead(403).end('{"errors":[]}');
    response.end(JSON.stringify({ meta: [], data: JSON.parse(answers.get(test) ?? "[]"), rows: 0 }));
  });
  project.provide("analyticsApi", { origin, token: TOKEN });
  return stop;
}

declare module "vitest" {
  export interface ProvidedContext {
    analyticsApi: { origin: string; token: string };
  }
}
