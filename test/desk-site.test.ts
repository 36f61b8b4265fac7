import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openDesk } from "../scripts/desk/site.ts";

test("each call has a connection of its own and the key, and an answer that is none is an error", async () => {
  const seen: (string | undefined)[] = [];
  const sockets = new Set<unknown>();
  const server = createServer((request, response) => {
    sockets.add(request.socket);
    seen.push(request.headers.authorization);
    response.statusCode = request.method === "POST" ? 503 : 200;
    response.end(JSON.stringify({ commit: "abc" }));
  }).listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const desk = openDesk(`http://localhost:${port}`, "key");
    expect(await desk.commit()).toBe("abc");
    await expect(desk.report({ left: [], failure: null, isRolledBack: false })).rejects.toThrow("answered 503");
    expect(seen).toEqual(["Bearer key", "Bearer key"]);
    expect(sockets.size).toBe(2);
  } finally {
    server.close();
  }
});
