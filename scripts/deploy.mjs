// `npm run deploy`: builds, creates on the owner's Cloudflare account what is not there yet (database, bucket, queues,
// secrets), migrates the database, and deploys. Sign in first: `npx wrangler login`. Safe to run again.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, environment, fail, root, run } from "./setup.mjs";

/** Another program in wrangler's place: the tests put a stand-in for the cloud there. */
const WRANGLER = process.env.WRANGLER ?? "wrangler";
const CONFIG = "build/server/wrangler.json";
const SECRETS = ["OWNER_KEY", "LINK_SECRET"];

function wrangler(args, options = {}) {
  const result = spawnSync(WRANGLER, args, { cwd: root, env: environment, encoding: "utf8", ...options });
  if (result.error) fail(`Could not run wrangler: ${result.error.message}`);
  return result;
}

/** Runs wrangler and returns what it prints; fails with its words. */
function ask(args, options) {
  const result = wrangler(args, options);
  if (result.status !== 0) fail(`"wrangler ${args.join(" ")}" failed:\n${result.stdout}${result.stderr}`);
  return result.stdout;
}

/** Creates a resource; that it is there already is as good. */
function ensure(what, args) {
  const result = wrangler(args);
  if (result.status === 0) return console.log(`Created ${what}.`);
  const words = `${result.stdout}${result.stderr}`;
  if (!/already (exists|taken|own)/i.test(words)) fail(`${what} could not be created:\n${words}`);
  console.log(`Found ${what}.`);
}

function databaseId(name) {
  const find = () => JSON.parse(ask(["d1", "list", "--json"])).find((database) => database.name === name)?.uuid;
  const found = find();
  if (found) return found;
  ask(["d1", "create", name]);
  console.log(`Created the database ${name}.`);
  return find() ?? fail(`The database ${name} was created, but the account does not list it.`);
}

if (wrangler(["whoami"]).stdout.includes("not authenticated")) {
  fail(
    "Wrangler is not signed in to Cloudflare. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN, and try again.",
  );
}

build();
const configFile = join(root, CONFIG);
const config = JSON.parse(readFileSync(configFile, "utf8"));

const [database] = config.d1_databases;
// Only the built configuration learns the account's id: the repository serves every account.
database.database_id = databaseId(database.database_name);
writeFileSync(configFile, JSON.stringify(config));

for (const { bucket_name: bucket } of config.r2_buckets)
  ensure(`the bucket ${bucket}`, ["r2", "bucket", "create", bucket]);
for (const { queue } of config.queues.consumers) ensure(`the queue ${queue}`, ["queues", "create", queue]);

run(WRANGLER, ["d1", "migrations", "apply", "DB", "--remote", "--config", CONFIG], {
  env: { ...environment, CI: "1" },
});
run(WRANGLER, ["deploy", "--config", CONFIG]);

const known = JSON.parse(ask(["secret", "list", "--config", CONFIG, "--format", "json"]));
const missing = SECRETS.filter((name) => !known.some((secret) => secret.name === name));
if (missing.length > 0) {
  const secrets = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString("base64url")]));
  ask(["secret", "bulk", "--config", CONFIG], { input: JSON.stringify(secrets) });
  console.log(`Made the secrets ${missing.join(" and ")}.`);
  if (secrets.OWNER_KEY) console.log(`\nYour owner key, shown this once; keep it safe:\n\n  ${secrets.OWNER_KEY}\n`);
}
