import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A stand-in for wrangler on an account: it remembers what was created, and writes down what it was asked. */
const STAND_IN = `#!/usr/bin/env node
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
const args = process.argv.slice(2).join(" ");
const file = (name) => process.env.ACCOUNT + "/" + name;
appendFileSync(file("asked"), args + "\\n");
const created = (name) => existsSync(file(name));
if (args === "whoami") console.log(created("signed-in") ? "You are logged in" : "You are not authenticated.");
if (args === "d1 list --json") console.log(JSON.stringify(created("d1") ? [{ name: "homeward", uuid: "0000-d1" }] : []));
if (args.startsWith("d1 create")) writeFileSync(file("d1"), "");
if (/^(r2 bucket|queues) create/.test(args)) {
  const name = args.replaceAll(" ", "-");
  if (created(name)) { console.error("A resource with this name already exists."); process.exit(1); }
  writeFileSync(file(name), "");
}
if (args.startsWith("secret list")) console.log(created("secrets") ? readFileSync(file("secrets"), "utf8") : "[]");
if (args.startsWith("secret bulk")) {
  const names = Object.keys(JSON.parse(readFileSync(0, "utf8")));
  writeFileSync(file("secrets"), JSON.stringify(names.map((name) => ({ name }))));
}
`;

function deployTo(account: string) {
  const program = join(account, "wrangler.mjs");
  writeFileSync(program, STAND_IN);
  chmodSync(program, 0o755);
  writeFileSync(join(account, "asked"), "");
  const env = { ...process.env, ACCOUNT: account, WRANGLER: program };
  const { status, stdout, stderr } = spawnSync("node", ["scripts/deploy.mjs"], { env, encoding: "utf8" });
  return {
    status,
    output: `${stdout}${stderr}`,
    asked: readFileSync(join(account, "asked"), "utf8").trim().split("\n"),
  };
}

test("deploying creates what an empty account lacks, in order, and repeats nothing the second time", () => {
  const account = mkdtempSync(join(tmpdir(), "account-"));
  expect(deployTo(account)).toMatchObject({
    status: 1,
    output: expect.stringContaining("npx wrangler login"),
    asked: ["whoami"],
  });

  writeFileSync(join(account, "signed-in"), "");
  const first = deployTo(account);
  expect(first.status, first.output).toBe(0);
  const steps = [
    "d1 create",
    "r2 bucket create",
    "queues create homeward-deliveries",
    "queues create homeward-deliveries-dead",
    "d1 migrations apply DB --remote",
    "deploy",
    "secret bulk",
  ];
  const order = steps.map((step) => first.asked.findIndex((asked) => asked.startsWith(step)));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(Math.min(...order)).toBeGreaterThan(0);
  const config = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
  expect(config.d1_databases[0].database_id).toBe("0000-d1");
  const key = /keep it safe:\s+(\S+)/.exec(first.output)![1]!;
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(existsSync(join(account, "secrets"))).toBe(true);

  const second = deployTo(account);
  expect(second.status, second.output).toBe(0);
  expect(second.asked.some((asked) => asked.startsWith("d1 create") || asked.startsWith("secret bulk"))).toBe(false);
  expect(second.output).not.toContain("owner key");
}, 60_000);
