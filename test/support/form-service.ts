import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

/**
 * A stand-in for the external form-collection service. The last part of the path tells it how to behave:
 * `accept`, `refuse` (503) or `silent` (never answers); the part before it names the test, so that each test reads only
 * what was sent to it, with `GET /<test>`. Anything else is 404.
 */
export default function startFormService(project: TestProject) {
  const received = new Map<string, { headers: Record<string, unknown>; body: string }[]>();
  const server = createServer(async (request, response) => {
    const [, test = "", behaviour] = (request.url ?? "").split("/");
    if (request.method === "GET") {
      response.setHeader("Content-Type", "application/json");
      return response.end(JSON.stringify(received.get(test) ?? []));
    }
    let body = "";
    for await (const chunk of request) body += chunk;
    received.set(test, [...(received.get(test) ?? []), { headers: request.headers, body }]);
    if (behaviour === "silent") return;
    response.statusCode = { accept: 200, refuse: 503 }[behaviour ?? ""] ?? 404;
    response.end("{}");
  });
  return new Promise<() => void>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      project.provide("formServiceUrl", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      resolve(() => {
        server.closeAllConnections();
        server.close();
      });
    });
  });
}

declare module "vitest" {
  export interface ProvidedContext {
    formServiceUrl: string;
  }
}
