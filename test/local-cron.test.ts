import { expect, onTestFinished, test } from "vitest";
import { runCron } from "../scripts/local-server.mjs";
import { startServer } from "./support/local-server.ts";

test("the local site's cron job is called at once and again, even after a failed call", async () => {
  const asked: string[] = [];
  const { origin, stop } = await startServer((request, response) => {
    asked.push(request.url!);
    if (asked.length === 1) return void request.socket.destroy();
    response.end();
  });
  const cron = runCron(origin, 20);
  onTestFinished(async () => {
    clearInterval(cron);
    await stop();
  });
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  expect(new Set(asked)).toEqual(new Set(["/cdn-cgi/local/scheduled"]));
});
