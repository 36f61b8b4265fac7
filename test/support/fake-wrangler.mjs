#!/usr/bin/env node
// Wrangler in the tests of `npm run deploy`: does what its commands say to the account of test/support/cloudflare-account.ts,
// and notes them there. That wrangler itself takes the configuration is checked by `npm run check`.
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = process.env.FAKE_ACCOUNT;
const account = JSON.parse(readFileSync(file, "utf8"));
const args = process.argv.slice(2);
// What touches no account is wrangler's own work.
if (args[0] === "types" || args.includes("--dry-run")) {
  const wrangler = join(import.meta.dirname, "../../node_modules/.bin/wrangler");
  process.exit(spawnSync(wrangler, args, { stdio: "inherit" }).status ?? 1);
}
const valueOf = (option) => (args.includes(option) ? args[args.indexOf(option) + 1] : undefined);
const command = args.join(" ");
const config = valueOf("--config") ? JSON.parse(readFileSync(valueOf("--config"), "utf8")) : {};
const worker = (account.workers[config.name] ??= { secrets: {}, versions: [], live: null });
account.commands.push(command);
const failing = account.failing.findIndex((beginning) => command.startsWith(beginning));
if (failing >= 0) account.failing.splice(failing, 1);
else carryOut();
writeFileSync(file, JSON.stringify(account));
if (failing >= 0) {
  console.error("Authentication error [code: 10000]");
  process.exit(1);
}

function carryOut() {
  const [product, action, name] = args;
  if (product === "d1" && action === "create") account.databases.push(name);
  else if (product === "queues") account.queues.push(name);
  else if (product === "r2") account.buckets.push(args[3]);
  else if (action === "time-travel") console.log(JSON.stringify({ bookmark: "00000000-0001" }));
  else if (product === "rollback") worker.live = action;
  else if (product === "deploy" || product === "versions") upload(product === "deploy");
}

function upload(isLive) {
  const given = valueOf("--secrets-file");
  Object.assign(worker.secrets, given ? JSON.parse(readFileSync(given, "utf8")) : {});
  const missing = config.secrets.required.filter((name) => !worker.secrets[name]);
  if (missing.length > 0) throw new Error(`The Worker would lack ${missing.join()}`);
  const id = randomUUID();
  worker.versions.push(id);
  if (isLive) worker.live = id;
  const alias = valueOf("--preview-alias");
  const output = isLive
    ? { type: "deploy", version_id: id, targets: [] }
    : { type: "version-upload", preview_alias_url: `https://${alias}-${config.name}.homeward-ltd.workers.dev` };
  appendFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, `${JSON.stringify(output)}\n`);
}
