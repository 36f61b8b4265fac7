// The steps of a deployment, in order. Tools are passed in, so that tests run all of them in process.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTENT_VERSION_PATH } from "../../domain/content-version.ts";
import { hasExampleOrigin, ORIGIN_VARIABLE, readSite } from "../../domain/site.ts";
import { findConfigurationFaults } from "../../worker/env.ts";
import { readConfiguration, siteVariables } from "./configuration.mjs";
import { readLiveJson } from "./live-site.ts";
import { BUILT_CONFIG, missingInBuild, requireSecrets } from "./output.mjs";
import { askAccount } from "./preflight.mjs";
import { keepPreviousAssets } from "./previous-assets.mjs";
import { refuseMissingContent } from "./published-content.mjs";
import { Refusal } from "../refusal.mjs";
import { missingInSchema, SCHEMA_QUERY } from "./schema.ts";
import { REQUIRED_SECRETS, rotateSecret, secretsFileName, secretsToUpload } from "./secrets.mjs";
import { readFaults, smokeTest } from "./smoke-test.mjs";

/**
 * Checks the project and the account, builds, migrates, uploads, tests the live site, and rolls back where that fails.
 * Safe to run again after any failure.
 *
 * With `options.expectCommit`, the commit that the live site was built from, it publishes content: it stops where another
 * version went live since, and gives way to one that does during the upload. Without it, it is a release and never yields.
 *
 * @throws {Refusal} with `isRolledBack` after a rollback (exit code 3 of the command): the same version would fail again, so
 * nothing may try it by itself. Every other refusal may be tried again.
 */
export async function deploy(options, tools) {
  const { folder, env, say } = tools;
  const { target } = options;
  // A preview is a version of the staging Worker: it has staging's data and a URL of its own.
  const environmentName = target === "preview" ? "staging" : target;
  if (!["production", "staging"].includes(environmentName)) {
    throw new Refusal("Say where to deploy to: npm run deploy -- [production | staging | preview]");
  }
  const isProduction = target === "production";
  const isPublication = options.expectCommit !== undefined;
  const config = readConfiguration(environmentName, folder);
  const variables = siteVariables(environmentName, folder, env);
  refuseAny(
    isProduction ? await tools.listLaunchBlockers(variables, config.vars) : [],
    "Not ready for the public. Replace the placeholders, or deploy to staging (npm run deploy -- staging)",
  );
  // Secrets are not in the file: only the variables are checked.
  const faults = findConfigurationFaults({ ...config.vars, LINK_SECRET: "-".repeat(32) });
  refuseAny(faults, "Variables in wrangler.toml are wrong. Nothing was changed");
  const site = readSite(variables);
  if (isProduction && !isPublication) refuseMissingContent(tools.git);

  const before = askAccount(config, config.vars.MAIL_FROM || site.email.hello, tools);
  say(`
  Deploying to    ${target}
  Account         ${before.account.name} (${before.account.id})
  Worker          ${config.name}, live version: ${before.liveVersion ?? "none yet"}
  To be created   ${before.missing.map(({ what }) => what).join(", ") || "nothing"}
  Email           ${before.email.sentence}
`);
  const hasTurnstile = site.turnstile !== null && (before.secrets?.includes("TURNSTILE_SECRET_KEY") ?? true);
  refuseAny(
    [
      isProduction && !before.email.reachesVisitors && !options["without-email"]
        ? `We promise visitors an email, but ${before.email.sentence}. Enable the domain, or add --without-email.`
        : null,
      isProduction && !hasTurnstile && !options["without-turnstile"]
        ? "Nothing keeps bots from the forms. Set VITE_TURNSTILE_SITE_KEY in .env.production and the secret TURNSTILE_SECRET_KEY (see “Configuration” in docs/operate.md), or add --without-turnstile."
        : null,
      target === "preview" && !before.liveVersion ? "A preview is a version of staging: deploy staging first." : null,
    ].filter(Boolean),
    "Nothing was changed",
  );
  if (options.preflight) return say("Ready. Nothing was changed.");
  if (tools.ask && !options.yes && !/^y(es)?$/i.test(await tools.ask(`Deploy to ${before.account.name}? (y/N) `))) {
    throw new Refusal("Nothing was changed.");
  }

  let secrets = secretsToUpload(environmentName, before, Boolean(options["new-secrets"]), tools);
  if (!options["skip-checks"]) await tools.check();
  // The checks have just built production.
  if (!options["skip-build"] && (options["skip-checks"] || !isProduction)) await tools.build(environmentName);
  refuseAny(missingInBuild(config.name, folder), "The build is incomplete, so nothing was deployed. Missing");
  const origin = options["live-url"] ?? site.origin;
  const isKnown = Boolean(options["live-url"]) || !hasExampleOrigin(variables);
  const live = before.liveVersion && isKnown ? origin : null;
  if (before.liveVersion && !isKnown) {
    say(`Earlier scripts are not carried over: ${ORIGIN_VARIABLE} doesn't say where the site is.`);
  }
  const kept = await keepPreviousAssets(live, folder, tools.fetch);
  if (kept > 0) say(`Kept ${kept} scripts and styles of earlier builds, for pages that are open.`);
  const faultsBefore = live && (await readFaults(live, tools.fetch));
  if (options.rotate) secrets = rotateSecret(environmentName, options.rotate, tools);
  requireSecrets(REQUIRED_SECRETS, folder);

  function run(args, failure, outputFile) {
    try {
      return tools.wrangler([...args, "--config", BUILT_CONFIG], { accountId: before.account.id, outputFile });
    } catch (error) {
      const rest = "What's done so far stays; run the same command again to continue.";
      throw new Refusal(`${error.message}\n${failure}. ${rest}`);
    }
  }
  function upload(...command) {
    const temporary = mkdtempSync(join(tmpdir(), "homeward-deploy-"));
    const file = join(temporary, "secrets.json");
    const outputFile = join(temporary, "output.ndjson");
    try {
      writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
      const printed = run([...command, "--secrets-file", file], "The upload failed", outputFile);
      return { printed, versionId: readVersionId(outputFile) };
    } finally {
      rmSync(temporary, { recursive: true });
    }
  }
  const deployments = (action) => ["deployments", action, "--name", config.name, "--json"];
  const rollBackTo = (version) => ["rollback", version, "--name", config.name];
  /** Deploys again what went live between the preflight and the upload, and was replaced by it. */
  function giveWay(versionId) {
    const list = run(deployments("list"), "Could not read which version this one replaced");
    const versions = JSON.parse(list)
      .toSorted((a, b) => Date.parse(a.created_on) - Date.parse(b.created_on))
      .map((deployment) => deployment.versions[0].version_id);
    const index = versions.lastIndexOf(versionId);
    const replaced = versions[index - 1];
    if (replaced === before.liveVersion) return;
    // A later one is not to be replaced, either.
    if (index === versions.length - 1) {
      const message = "Went live while content was published";
      run([...rollBackTo(replaced), "--message", message, "--yes"], `Could not deploy ${replaced} again`);
    }
    throw new Refusal(`Another version went live in the meantime (${versions.at(-1)}), and it is live; start again.`);
  }
  /** Whether another version went live after the upload: a rollback would take that one away. */
  function isReplaced(versionId) {
    try {
      const { versions } = JSON.parse(run(deployments("status"), "Could not read which version is live"));
      return versionId !== null && versions[0].version_id !== versionId;
    } catch {
      return false;
    }
  }
  // The bucket and the other queue are created by the upload itself.
  for (const { what, command } of before.missing) say(run(command, `Could not create ${what}`));
  if (target === "preview") {
    say(upload("versions", "upload", "--preview-alias", branchAlias(folder, env)).printed);
    return say("The preview has the data of staging, and no cron or queue of its own.");
  }
  const state = run(["d1", "time-travel", "info", "DB", "--json"], "Could not read the state of the database");
  say(`Bookmark of the database before this deployment: ${JSON.parse(state).bookmark}.`);
  say(run(["d1", "migrations", "apply", "DB", "--remote"], "A migration failed and was undone"));
  const look = ["d1", "execute", "DB", "--remote", "--json", "--command", SCHEMA_QUERY];
  const [{ results }] = JSON.parse(run(look, "Could not read the schema of the database"));
  refuseAny(
    missingInSchema(join(folder, "migrations"), results),
    "A migration was applied and then changed under the same name. Nothing was uploaded. The database lacks",
  );
  if (isPublication) await refuseAnotherCommit(origin, options.expectCommit, tools.fetch);
  const { printed, versionId } = upload("deploy");
  say(printed);
  if (isPublication) giveWay(versionId);

  const workersDev = /https:\/\/[\w.-]+\.workers\.dev/.exec(printed)?.[0];
  const liveUrl = config.routes?.length ? origin : (options["live-url"] ?? workersDev ?? origin);
  const owner = { key: secrets.OWNER_KEY ?? null, email: config.vars.OWNER_EMAIL || site.email.hello };
  const { failures, notes } = await smokeTest(
    { origin: liveUrl, owner, hasTurnstile: site.turnstile !== null, faultsBefore, isPublication },
    tools,
  );
  for (const note of notes) say(note);
  const rollback = rollBackTo(before.liveVersion);
  if (failures.length > 0) {
    const broken = `${liveUrl} does not work as it was built:\n\n- ${failures.join("\n- ")}\n\n`;
    if (!before.liveVersion) throw new Refusal(`${broken}There is no earlier version to go back to: this one stays.`);
    if (isReplaced(versionId)) throw new Refusal(`${broken}Another version went live in the meantime: that one stays.`);
    run([...rollback, "--message", "The smoke test failed", "--yes"], `${broken}The rollback failed`);
    const refusal = new Refusal(
      `${broken}Rolled back to version ${before.liveVersion}. The database keeps its migrations, which that version can work with.`,
    );
    throw Object.assign(refusal, { isRolledBack: true });
  }
  // Logs are stored and read by others: the key is printed at a terminal only.
  const isPrinted = owner.key && tools.ask;
  say(`
  Live            ${liveUrl}
  Owner sign-in   ${liveUrl}/optin-report${isPrinted ? `#key=${encodeURIComponent(owner.key)}` : `, with the OWNER_KEY of ${secretsFileName(environmentName)}`}
  To go back      ${before.liveVersion ? `npx wrangler ${rollback.join(" ")}` : "there is no earlier version"}
`);
}

function refuseAny(problems, sentence) {
  if (problems.length > 0) throw new Refusal(`${sentence}:\n\n- ${problems.join("\n- ")}`);
}

/** The version that wrangler uploaded, as its output file says; null where it says nothing. */
function readVersionId(outputFile) {
  const lines = existsSync(outputFile) ? readFileSync(outputFile, "utf8").split("\n").filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line)).find(({ type }) => type === "deploy")?.version_id ?? null;
}

/** Stops where the live site is not the one that is to be replaced. */
async function refuseAnotherCommit(origin, expected, fetch) {
  const version = await readLiveJson(new URL(CONTENT_VERSION_PATH, origin), fetch);
  const commit = version?.commit ?? null;
  if (commit === expected) return;
  throw new Refusal(
    `Another version went live in the meantime (built from ${commit ?? "an unknown commit"}, not ${expected}); start again.`,
  );
}

/** The name of the branch, as far as it can be part of a host name. */
function branchAlias(folder, env) {
  const current = () => spawnSync("git", ["branch", "--show-current"], { cwd: folder, encoding: "utf8" }).stdout;
  const branch = (env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || current()).toLowerCase();
  const alias = branch.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^[^a-z]+|-+$/g, "");
  if (!alias) throw new Refusal("A preview is named after its branch: check one out.");
  return alias.slice(0, 30);
}
