// `npm run deploy -- [production | staging | preview]`: looks at the account, checks and builds the product, creates what
// the account lacks, migrates, deploys, tries the live site, and goes back to the version before where that fails. Safe
// to run again after any failure. docs/operate.md describes it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { readSite } from "../domain/site.ts";
import { findConfigurationFaults } from "../worker/env.ts";
import { listLaunchBlockers } from "./deploy/launch-blockers.mjs";
import { readConfiguration, siteVariables } from "./deploy/configuration.mjs";
import { BUILT_CONFIG, missingInBuild, requireSecrets } from "./deploy/output.mjs";
import { askAccount } from "./deploy/preflight.mjs";
import { keepPreviousAssets } from "./deploy/previous-assets.mjs";
import { REQUIRED_SECRETS, rotateSecret, secretsFileName, secretsToUpload } from "./deploy/secrets.mjs";
import { smokeTest } from "./deploy/smoke-test.mjs";
import { build, environmentWithSecrets, fail, root } from "./setup.mjs";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Look at everything, change nothing. */
    preflight: { type: "boolean" },
    /** Do not ask whether to go on. */
    yes: { type: "boolean" },
    /** Where the checks ran just before: in CI, and after `npm run check`. */
    "skip-checks": { type: "boolean" },
    /** Deploy build/ as it is. */
    "skip-build": { type: "boolean" },
    /** Production without a domain to send from: visitors get no mail. */
    "without-email": { type: "boolean" },
    /** Production without Turnstile: one machine can spend what the site may mail. */
    "without-turnstile": { type: "boolean" },
    /** A lost LINK_SECRET is replaced, and with it who unsubscribed is forgotten. */
    "new-secrets": { type: "boolean" },
    /** Name of a secret to replace. */
    rotate: { type: "string" },
    /** Where the site answers, if not at the URL that wrangler prints. */
    "live-url": { type: "string" },
    /** Seconds that a new deployment may take to be reachable. */
    timeout: { type: "string", default: "90" },
  },
});
// A leftover CLOUDFLARE_ENV must not reach wrangler after the build: the built configuration is one environment's
// already, and the name would be added a second time.
const { CLOUDFLARE_ENV, ...withoutEnvironment } = environmentWithSecrets;
delete process.env.CLOUDFLARE_ENV;
const target = positionals[0] ?? (CLOUDFLARE_ENV || "production");
if (!["production", "staging", "preview"].includes(target) || positionals.length > 1) {
  fail("Say where to deploy to: npm run deploy -- [production | staging | preview]");
}
/** A preview is a version of the staging Worker: it has staging's data, and a URL of its own. */
const environmentName = target === "preview" ? "staging" : target;
const isCi = Boolean(process.env.CI);
const isInteractive = Boolean(process.stdin.isTTY && process.stdout.isTTY && !isCi);

if (target === "production") {
  const blockers = listLaunchBlockers();
  if (blockers.length > 0) {
    fail(
      `Not ready for the public. Replace what is a placeholder, or deploy to staging (npm run deploy -- staging):\n\n- ${blockers.join("\n- ")}`,
    );
  }
}
const site = readSite(siteVariables(environmentName));
const config = readConfiguration(environmentName);
// The secrets are no part of the file: only the variables are checked.
const faults = findConfigurationFaults({ ...config.vars, LINK_SECRET: "-".repeat(32) });
if (faults.length > 0) fail(`Variables in wrangler.toml are wrong. Nothing was changed:\n\n- ${faults.join("\n- ")}`);

const before = await askAccount(config, site);
const wranglerEnvironment = { ...withoutEnvironment, CLOUDFLARE_ACCOUNT_ID: before.account.id };
const deploymentOfOtherVersion = before.live
  ? `version ${before.live.version} of ${before.live.createdOn}`
  : "nothing yet";
console.log(`
  Deploying to    ${target}
  Account         ${before.account.name} (${before.account.id})
  Worker          ${config.name}, where ${deploymentOfOtherVersion} is live
  To be created   ${before.missing.map(({ what }) => what).join(", ") || "nothing"}
  Email           ${before.email.sentences.join("\n                  ")}
`);
if (target === "production" && !before.email.reachesVisitors && !options["without-email"]) {
  fail(
    "Visitors are promised an email. Enable the domain for sending (see above), or add --without-email. Nothing was changed.",
  );
}
const hasTurnstile =
  Boolean(siteVariables(environmentName).VITE_TURNSTILE_SITE_KEY?.trim()) &&
  (before.secrets === null || before.secrets.includes("TURNSTILE_SECRET_KEY"));
if (target === "production" && !hasTurnstile && !options["without-turnstile"]) {
  fail(
    "Nothing keeps machines from the forms. Set VITE_TURNSTILE_SITE_KEY in .env.production and the secret TURNSTILE_SECRET_KEY (see “Configuration” in docs/operate.md), or add --without-turnstile. Nothing was changed.",
  );
}
if (target === "preview" && !before.live) fail("A preview is a version of the staging Worker: deploy staging first.");
if (options.preflight) {
  console.log("Ready. Nothing was changed.");
  process.exit(0);
}
if (isInteractive && !options.yes) {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`Deploy to the account ${before.account.name}? (y/N) `);
  prompt.close();
  if (!/^y(es)?$/i.test(answer.trim())) fail("Nothing was changed.");
}

const known = secretsToUpload({
  environmentName,
  deployed: before.secrets,
  hasData: before.hasData,
  isCi,
  mayMakeNew: Boolean(options["new-secrets"]),
});

if (!options["skip-checks"]) {
  const { runChecks } = await import("./check.mjs");
  runChecks();
}
// The checks have just built production.
if (!options["skip-build"] && (options["skip-checks"] || environmentName !== "production")) build(environmentName);
const missing = missingInBuild(config.name);
if (missing.length > 0) {
  fail(`The build is not whole, so nothing was deployed. Missing: ${missing.join(", ")}.`);
}

const kept = await keepPreviousAssets(before.live ? (options["live-url"] ?? site.origin) : null);
if (kept > 0) console.log(`Kept ${kept} scripts and styles of earlier builds, for pages that are open.`);

const secrets = options.rotate ? rotateSecret(environmentName, options.rotate) : known;
requireSecrets(REQUIRED_SECRETS);

for (const { what, command } of before.missing) {
  wrangler(command, `Could not create ${what}`);
  console.log(`Created ${what}.`);
}

const folder = mkdtempSync(join(tmpdir(), "homeward-deploy-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const secretArguments = Object.keys(secrets).length > 0 ? ["--secrets-file", join(folder, "secrets.json")] : [];
writeFileSync(join(folder, "secrets.json"), JSON.stringify(secrets), { mode: 0o600 });

if (target === "preview") {
  const alias = branchAlias();
  const { preview_alias_url: url, preview_url: ownUrl } = deployed([
    "versions",
    "upload",
    "--preview-alias",
    alias,
    ...secretArguments,
  ]);
  console.log(
    `\n  Preview of ${alias}   ${url ?? ownUrl}\n\nIt has the data of staging, and no cron or queue of its own.`,
  );
  process.exit(0);
}

const state = wrangler(["d1", "time-travel", "info", "DB", "--json"], "The state of the database could not be read");
const { bookmark } = JSON.parse(state);
console.log(`Bookmark of the database before this deployment: ${bookmark}.`);
const migrate = ["d1", "migrations", "apply", "DB", "--remote"];
wrangler(migrate, "The migrations failed; the one that failed was undone", "inherit");
const { version_id: version, targets } = deployed(["deploy", ...secretArguments]);

const liveUrl = findLiveUrl(targets ?? []);
const ownerKey = secrets.OWNER_KEY ?? null;
const { failures, notes } = await smokeTest({
  origin: liveUrl,
  ownerKey,
  ownerEmail: config.vars.OWNER_EMAIL || site.email.hello,
  hasTurnstile: site.turnstile !== null,
  timeoutMs: Number(options.timeout) * 1000,
});
for (const note of notes) console.log(note);
if (failures.length > 0) rollBack(failures);

console.log(`
  Live            ${liveUrl}
  Version         ${version}${before.live ? `; to go back: npx wrangler rollback ${before.live.version} --name ${config.name}` : ""}
  Owner sign-in   ${ownerSignIn()}
`);

/** Runs wrangler on the built configuration; fails with its words and ours. */
function wrangler(args, sentence, stdout = "pipe", extra = {}) {
  const result = spawnSync("wrangler", [...args, "--config", BUILT_CONFIG], {
    cwd: root,
    env: { ...wranglerEnvironment, CI: "1", ...extra },
    encoding: "utf8",
    stdio: ["ignore", stdout, stdout === "pipe" ? "pipe" : "inherit"],
  });
  if (result.error) fail(`Could not run wrangler: ${result.error.message}`);
  if (result.signal) process.exit(130);
  if (result.status !== 0) {
    fail(
      `${result.stdout ?? ""}${result.stderr ?? ""}\n${sentence}. What was done before stays; run the command again to go on.`,
    );
  }
  return result.stdout;
}

/** Uploads the build and returns what wrangler notes about it. */
function deployed(args) {
  const file = join(folder, "output.ndjson");
  wrangler(args, "The deployment did not come to its end", "inherit", { WRANGLER_OUTPUT_FILE_PATH: file });
  const notes = readFileSync(file, "utf8").trim().split("\n");
  return notes.map((line) => JSON.parse(line)).find(({ type }) => type === "deploy" || type === "version-upload");
}

/** The name of the branch, as far as it can be part of a host name. */
function branchAlias() {
  const branch =
    process.env.GITHUB_HEAD_REF ||
    process.env.GITHUB_REF_NAME ||
    spawnSync("git", ["branch", "--show-current"], { cwd: root, encoding: "utf8" }).stdout.trim();
  const alias = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/g, "")
    .slice(0, 30);
  return alias || fail("A preview is named after its branch: check one out.");
}

/** The site's own origin where the Worker answers there, else the first URL that wrangler names. */
function findLiveUrl(targets) {
  if (options["live-url"]) return options["live-url"];
  const hosts = targets.filter((one) => /^(https:\/\/)?[\w.-]+( \(custom domain\))?$/.test(one));
  const urls = hosts.map((one) => `https://${one.replace(/^https:\/\//, "").replace(/ .*$/, "")}`);
  return urls.find((one) => one === site.origin) ?? urls[0] ?? site.origin;
}

/** Rolls back to the previous version, and ends. */
function rollBack(failures) {
  const list = failures.map((failure) => `- ${failure}`).join("\n");
  if (!before.live)
    fail(`${liveUrl} does not work as it was built:\n\n${list}\n\nThere is no version before this one: it stays.`);
  const reason = ["--message", "The smoke test of the deployment failed", "--yes"];
  wrangler(["rollback", before.live.version, "--name", config.name, ...reason], "The rollback failed");
  fail(
    `${liveUrl} does not work as it was built:\n\n${list}\n\nRolled back to version ${before.live.version} of ${before.live.createdOn}. The database keeps its migrations, which the version before can work with.`,
  );
}

/** Prints the key only at a terminal: logs are stored and read by others. */
function ownerSignIn() {
  if (ownerKey && isInteractive) return `${liveUrl}/optin-report#key=${encodeURIComponent(ownerKey)}`;
  return `${liveUrl}/optin-report, with the OWNER_KEY of ${secretsFileName(environmentName)}`;
}
