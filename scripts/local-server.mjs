// Ports and readiness of servers on this machine. Needs the installed packages, unlike setup.mjs.
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
