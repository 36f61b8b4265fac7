// Ports and readiness of servers on this machine. Needs the installed packages, unlike setup.mjs.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import getPort, { portNumbers } from "get-port";
import waitOn from "wait-on";
import { parse } from "smol-toml";
import { findConfigurationFaults } from "../worker/env.ts";
import { Refusal } from "./refusal.mjs";
import { fail, readLocalSecrets, root } from "./setup.mjs";

/** The first free port of the hundred from `from` on, or any free port when all of them are taken. */
export function freePort(from) {
  return getPort({ port: portNumbers(from, from + 99) });
}

/**
 * Reads the options of a command.
 * @param {string[]} known those without a value; every command that serves the site has `--https` and `--port`
 * @param {number} usualPort where the search for a free port begins, unless `--port` names one
 * @throws {Refusal} of an option that it does not know, and of a port that is taken
 */
export async function readServerOptions(known, usualPort, args = process.argv.slice(2)) {
  const options = {
    ...Object.fromEntries(known.map((name) => [name, { type: "boolean" }])),
    https: { type: "boolean" },
  };
  try {
    const { values } = parseArgs({ args, options: { ...options, port: { type: "string" } } });
    if (values.port === undefined) return { ...values, port: await freePort(usualPort) };
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Refusal(`"${values.port}" is not a port.`);
    if ((await getPort({ port })) !== port)
      throw new Refusal(`Port ${port} is taken. Choose another, or leave --port out.`);
    return { ...values, port };
  } catch (error) {
    // Node's own sentence, without its advice about positional arguments.
    if (error.code?.startsWith("ERR_PARSE_ARGS")) throw new Refusal(error.message.split(". To specify")[0]);
    throw error;
  }
}

/** A first start compiles everything: seconds on a quiet machine, minutes on one with much else to do. */
const START_MS = 300_000;

/** What the site is served by: https, with a certificate made on this machine, where the command was given `--https`. */
export function localProtocol() {
  return process.argv.includes("--https") ? "https" : "http";
}

/** Asks a server on this machine; its certificate is not checked, because nobody else has signed it. */
function ask(url) {
  return new Promise((resolve, reject) => {
    const { get } = url.startsWith("https:") ? https : http;
    get(url, { rejectUnauthorized: false }, resolve).on("error", reject);
  });
}

const CRON_MS = 60_000;

/**
 * Calls the site's cron job now and every minute, which on this machine nobody else does, as long as this process
 * runs: without it mail that is held would wait forever, and the site would soon call itself failing.
 */
export function runCron(origin, everyMs = CRON_MS) {
  // A site that is being stopped, or made anew after a change, answers nothing.
  const call = () =>
    ask(`${origin}/cdn-cgi/local/scheduled`).then(
      (response) => response.resume(),
      () => {},
    );
  void call();
  return setInterval(call, everyMs);
}

/** Waits until a server answers a GET of `url` with success, for at most five minutes; stops the process otherwise. */
export async function waitForServer(url) {
  const resource = url.replace(/^http/, "http-get");
  await waitOn({ resources: [resource], interval: 250, timeout: START_MS }).catch(() =>
    fail(`${url} did not answer within five minutes.`),
  );
}

/** Reasons that a site may report right after its start. */
const TOLERATED_REASONS = new Set(["deliveries", "sweep"]);

/**
 * Waits until our site answers. A wrong variable ends it and us with a sentence that names it.
 * @param {import("node:child_process").ChildProcess} child what serves it
 */
export async function waitForSite(origin, child) {
  const faults = localConfigurationFaults();
  if (faults.length > 0) {
    child.removeAllListeners("exit");
    child.kill();
    await once(child, "exit");
    fail(`${faults.join("\n")}\nCorrect it in .dev.vars or in wrangler.toml, and start again.`);
  }
  let reasons;
  for (let end = Date.now() + START_MS; Date.now() < end; await setTimeout(250)) {
    const state = await ask(`${origin}/api/health`)
      .then(json)
      .catch(() => null);
    reasons = state?.reasons;
    if (reasons?.every((reason) => TOLERATED_REASONS.has(reason))) return;
  }
  child.kill();
  fail(`${origin} was not healthy within five minutes${reasons ? `: ${reasons.join(", ")}` : ""}.`);
}

/** What is wrong with the variables that the local runtime reads. */
function localConfigurationFaults() {
  const { vars } = parse(readFileSync(join(root, "wrangler.toml"), "utf8"));
  return findConfigurationFaults({ ...vars, ...readLocalSecrets() });
}
