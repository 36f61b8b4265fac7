// `npm run deploy -- [production | staging | preview]`: gives scripts/deploy/deploy.mjs its options and tools.
import { spawnSync } from "node:child_process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { deploy } from "./deploy/deploy.mjs";
import { Refusal } from "./refusal.mjs";
import { build, environment, environmentWithSecrets, failIfRefused, root } from "./setup.mjs";

const flags = ["preflight", "yes", "skip-checks", "skip-build", "without-email", "without-turnstile", "new-secrets"];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  // docs/operate.md says when to use which.
  options: {
    ...Object.fromEntries(flags.map((name) => [name, { type: "boolean" }])),
    rotate: { type: "string" },
    "live-url": { type: "string" },
    "expect-commit": { type: "string" },
  },
});
// The built configuration is already that of one environment: wrangler would append this name to the Worker's.
const { CLOUDFLARE_ENV, ...env } = environmentWithSecrets;
const isInteractive = Boolean(process.stdin.isTTY && process.stdout.isTTY && !env.CI);

/** Asks at the terminal. */
async function ask(question) {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(question);
  prompt.close();
  return answer.trim();
}

/** Runs wrangler without questions, in an account, and returns what it prints. */
function wrangler(args, { accountId, outputFile } = {}) {
  const account = {
    ...(accountId && { CLOUDFLARE_ACCOUNT_ID: accountId }),
    ...(outputFile && { WRANGLER_OUTPUT_FILE_PATH: outputFile }),
  };
  const result = spawnSync("wrangler", args, {
    cwd: root,
    env: { ...env, ...account, CI: "1", NO_COLOR: "1" },
    encoding: "utf8",
    maxBuffer: Infinity,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (result.status !== 0) throw new Refusal(result.error?.message ?? `${result.stdout}${result.stderr}`);
  return result.stdout;
}

/** Runs git without questions. */
function git(args) {
  const options = { cwd: root, env: { ...environment, GIT_TERMINAL_PROMPT: "0" }, encoding: "utf8", timeout: 30_000 };
  return spawnSync("git", args, options);
}

// Imported where they are used: they read all of the content, or every tool of the project.
const listLaunchBlockers = async (...variables) =>
  (await import("./deploy/launch-blockers.mjs")).listLaunchBlockers(...variables);
const check = async () => (await import("./check.mjs")).runChecks();
const target = positionals.join(" ") || CLOUDFLARE_ENV || "production";
const tools = { folder: root, env, wrangler, git, fetch, build, check, listLaunchBlockers, say: console.log };
const options = { ...values, target, expectCommit: values["expect-commit"] };
await deploy(options, { ...tools, ask: isInteractive ? ask : null }).catch(failIfRefused);
