import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import getPort from "get-port";
import { type Browser, NOISES_KEY, recordNoises } from "./browser.ts";

/** The bar above the page, made so narrow that the window can be as narrow as a phone. */
const NARROW_BAR =
  "toolbar *, headerbar *, entry { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";
const LESS_MOTION = "[Settings]\ngtk-enable-animations=0\n";

/** The name of an element in the answers of WebDriver. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** How long to wait for the driver's first answer on a busy machine. */
const START_MS = 60_000;

/**
 * Starts WebKitGTK's MiniBrowser and drives it by classic WebDriver, which has no events and no scripts that run before
 * the page's: what a page's first moments report is not heard.
 * @param programs paths of WebKitWebDriver and MiniBrowser
 */
export async function startWebKit(programs: { driver: string; browser: string }): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), "homeward-webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0", "gtk.css"), NARROW_BAR);
  writeFileSync(join(folder, "gtk-3.0", "settings.ini"), LESS_MOTION);
  const downloads = join(folder, "downloads");
  mkdirSync(downloads);
  writeFileSync(join(folder, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await getPort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, XDG_CONFIG_HOME: folder },
  });
  const root = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + START_MS; ; await setTimeout(100)) {
    const response = await fetch(`${root}/status`).catch(() => null);
    if (response?.ok) break;
    if (Date.now() > end) throw new Error("WebKitWebDriver did not answer.");
  }

  async function send<Value>(method: "POST" | "DELETE", path: string, body?: object): Promise<Value> {
    const response = await fetch(`${root}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: Value & { error: string; message: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": {
          binary: programs.browser,
          args: ["--automation", "--autoplay-policy=allow"],
        },
      },
    },
  });
  const post = <Value>(path: string, body: object) => send<Value>("POST", `/session/${sessionId}${path}`, body);

  async function run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) {
    const recorder = `(${recordNoises})(${JSON.stringify(NOISES_KEY)});`;
    const call = `return Promise.resolve((${script})(...arguments)).then((result) => JSON.stringify(result ?? null));`;
    return JSON.parse(await post("/execute/sync", { script: recorder + call, args })) as Result;
  }

  return {
    downloads,
    open: (url) => post("/url", { url }),
    run,
    act: (actions) => post("/actions", { actions }),
    async chooseFile(selector, path) {
      const element = await post<Record<string, string>>("/element", { using: "css selector", value: selector });
      await post(`/element/${element[ELEMENT]}/value`, { text: path });
    },
    back: () => post("/back", {}),
    forward: () => post("/forward", {}),
    async resize(width, height) {
      await post("/window/rect", { width, height });
      const bar = height - (await run(() => innerHeight));
      await post("/window/rect", { width, height: height + bar });
    },
    async close() {
      await send("DELETE", `/session/${sessionId}`);
      const ended = once(driver, "exit");
      driver.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
