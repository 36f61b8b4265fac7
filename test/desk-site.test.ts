import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { CHANGE_LIMITS } from "../domain/desk.ts";
import { openDesk } from "../scripts/desk/site.ts";

test("a report has a connection of its own, and a reason that is too long is cut", async () => {
  const posted: string[] = [];
  const sockets = new Set<unknown>();
  const server = createServer(async (request, response) => {
    sockets.add(request.socket);
    posted.push(await text(request));
    response.setHeader("Set-Cookie", "session=1; Path=/").end("{}");
  }).listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const desk = await openDesk(`http://localhost:${port}`, "key");
    const report = { ids: ["change_1"], state: "waiting", commitId: null } as const;
    await desk.report({ ...report, reason: "x".repeat(CHANGE_LIMITS.reason + 1) });
    await desk.report({ ...report, ids: [], reason: "Nothing to tell." });
    const reported = posted.slice(1).map((body) => JSON.parse(body) as { reason: string });
    expect(reported.map(({ reason }) => reason.length)).toEqual([CHANGE_LIMITS.reason]);
    expect(sockets.size).toBe(2);
  } finally {
    server.close();
  }
});
