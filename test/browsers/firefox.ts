import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Browser, NOISES_KEY, recordNoises } from "./browser.ts";

/** No visitor's first steps, no calls to its maker, less motion, and films that play when a script says so. */
const PREFERENCES = {
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.download.folderList": 2,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "media.autoplay.default": 0,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "ui.prefersReducedMotion": 1,
};

type Answer = { id?: number; type: string; result: Record<string, never>; error?: string; message?: string };

/**
 * Starts Firefox without a window and drives it by WebDriver BiDi.
 * @param program path of Firefox
 */
export async function startFirefox(program: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "homeward-firefox-"));
  const downloads = join(profile, "downloads");
  mkdirSync(downloads);
  const lines = Object.entries({ ...PREFERENCES, "browser.download.dir": downloads }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const firefox = spawn(program, ["--headless", "--profile", profile, "--remote-debugging-port", "0"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const socket = await openSocket(firefox.stderr);

  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Answer;
    const call = waiting.get(id ?? 0);
    if (type === "error") call?.reject(new Error(`Firefox: ${error}: ${message}`));
    else call?.resolve(result as never);
  });
  let calls = 0;
  function send<Result>(method: string, params: object): Promise<Result> {
    calls += 1;
    const id = calls;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject })).finally(() =>
      waiting.delete(id),
    ) as Promise<Result>;
  }

  await send("session.new", { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  // The tab that Firefox starts with has no focus: keys would reach its pages and do nothing in them.
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  await send("script.addPreloadScript", {
    functionDeclaration: `() => (${recordNoises})(${JSON.stringify(NOISES_KEY)})`,
  });

  type Evaluation =
    | { type: "success"; result: { value?: string; sharedId?: string } }
    | { type: "exception"; exceptionDetails: { text: string } };
  async function evaluate(expression: string) {
    const evaluation = await send<Evaluation>("script.evaluate", {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (evaluation.type === "exception") throw new Error(`Firefox: ${evaluation.exceptionDetails.text}`);
    return evaluation.result;
  }

  return {
    downloads,
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "none" })),
    async run(script, ...args) {
      const { value } = await evaluate(
        `(async () => JSON.stringify((await (${script})(...${JSON.stringify(args)})) ?? null))()`,
      );
      return JSON.parse(value!) as never;
    },
    act: async (devices) => void (await send("input.performActions", { context, actions: devices })),
    async chooseFile(selector, path) {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      await send("input.setFiles", { context, element: { sharedId }, files: [path] });
    },
    back: async () => void (await send("browsingContext.traverseHistory", { context, delta: -1 })),
    forward: async () => void (await send("browsingContext.traverseHistory", { context, delta: 1 })),
    resize: async (width, height) =>
      void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
    async close() {
      const ended = once(firefox, "exit");
      await send("browser.close", {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox says on its standard error where it listens. */
async function openSocket(output: NodeJS.ReadableStream): Promise<WebSocket> {
  for await (const line of createInterface({ input: output })) {
    const url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (!url) continue;
    output.resume();
    const socket = new WebSocket(`${url}/session`);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", () => reject(new Error("Firefox refused the connection.")));
    });
    return socket;
  }
  throw new Error("Firefox ended before it could be driven.");
}
