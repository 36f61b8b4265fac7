// Ports and readiness of servers on this machine. Needs the installed packages, unlike setup.mjs.
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import getPort, { portNumbers } from "get-port";
import waitOn from "wait-on";
import { fail } from "./setup.mjs";

/** The first free port of the hundred from `from` on, or any free port when all of them are taken. */
export function freePort(from) {
  return getPort({ port: portNumbers(from, from + 99) });
}

/** Waits until a server answers a GET of `url` with success, for at most two minutes; stops the process otherwise. */
export async function waitForServer(url) {
  const resource = url.replace(/^http/, "http-get");
  await waitOn({ resources: [resource], interval: 250, timeout: 120_000 }).catch(() =>
    fail(`${url} did not answer within two minutes.`),
  );
}

/**
 * Waits until our site is healthy. A wrong variable, which the site names, ends it and us with that sentence.
 * @param {string} origin
 * @param {import("node:child_process").ChildProcess} child what serves it
 */
export async function waitForSite(origin, child) {
  for (let end = Date.now() + 120_000; Date.now() < end; await setTimeout(250)) {
    const response = await fetch(`${origin}/api/health`).catch(() => null);
    if (response?.ok) return;
    const answer = await response?.json().catch(() => null);
    if (answer?.error?.code === "configuration") {
      child.removeAllListeners("exit");
      child.kill();
      await once(child, "exit");
      fail(`${answer.error.message}\nMend it in .dev.vars or in wrangler.toml, and start again.`);
    }
  }
  child.kill();
  fail(`${origin} was not healthy within two minutes.`);
}
