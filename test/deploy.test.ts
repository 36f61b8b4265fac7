import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deploy, type DeployTools } from "../scripts/deploy/deploy.mjs";
import { listLaunchBlockers } from "../scripts/deploy/launch-blockers.mjs";
import { openAccount, type CloudflareAccount } from "./support/cloudflare-account.ts";

// Deployments of a small build to an account in memory. `npm run test:deploy` does the same with a real build.

const WORKER = "homeward-staging";
const DEAD_LETTERS = `${WORKER}-deliveries-dead`;
const LIVE_URL = "https://staging.homeward.example";
const SECRETS_FILE = ".secrets.staging.json";

/** A folder with what a deployment reads of the project, and a build with two pages in it. */
function prepare(name = WORKER) {
  const folder = mkdtempSync(join(tmpdir(), "homeward-deploy-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const page = (path: string) => `<title>Page ${path}</title><script src="/assets/entry-1a2b.js"></script>`;
  for (const file of ["wrangler.toml", ".env.production", ".env.staging"]) copyFileSync(file, join(folder, file));
  write("build/server/wrangler.json", JSON.stringify({ name }));
  write("build/pages.json", '["/","/waitlist","/404"]');
  for (const path of ["/", "/waitlist"]) write(`build/client${path}/index.html`, page(path));
  for (const file of ["404.html", "robots.txt", "_headers"]) write(`build/client/${file}`, "text");
  write("build/client/assets/entry-1a2b.js", "// entry");
  write("migrations/0000_tables.sql", "CREATE TABLE leads (id TEXT); CREATE INDEX leads_newest ON leads (id);");

  const account = openAccount(folder);
  return {
    folder,
    account,
    write,
    read: (path: string) => readFileSync(join(folder, path), "utf8"),
    worker: () => account.workers[WORKER]!,
    /** Deploys; resolves to what was printed, and rejects with the refusal. */
    async run(options: Record<string, unknown> = {}, tools: Partial<DeployTools> = {}) {
      let output = "";
      const say = (text: string) => (output += `${text}\n`);
      await deploy(
        { target: "staging", "skip-checks": true, "skip-build": true, ...options },
        {
          folder,
          env: {},
          check() {},
          build() {},
          listLaunchBlockers,
          ask: null,
          patience: 20,
          ...account,
          say,
          ...tools,
        },
      );
      return output;
    },
  };
}

test("a first deployment creates what is missing, migrates, then goes live with its secrets", async () => {
  const { folder, account, run, read, worker } = prepare();
  const output = await run();
  expect(account.commands).toEqual([
    `d1 create ${WORKER}`,
    `queues create ${DEAD_LETTERS}`,
    "d1 time-travel info DB --json",
    "d1 migrations apply DB --remote",
    "deploy",
  ]);
  expect(output).toContain("Bookmark of the database before this deployment: 00000000-0001");
  expect(output).toContain("Live            https://homeward-staging.homeward-ltd.workers.dev");
  expect(output).toContain(`Homeward Ltd (${account.accounts[0]!.id})`);
  const kept = JSON.parse(read(SECRETS_FILE));
  expect(Object.keys(kept).toSorted()).toEqual(["LINK_SECRET", "OWNER_KEY"]);
  expect(worker().secrets).toEqual(kept);
  expect(statSync(join(folder, SECRETS_FILE)).mode & 0o777).toBe(0o600);
  for (const secret of Object.values(kept)) expect(output).not.toContain(secret);
  expect([account.signUps, account.leads.size]).toEqual([1, 0]);
});

test("the checks run before the build, and the build before anything is changed", async () => {
  const { account, run } = prepare();
  const order: string[] = [];
  const note = (step: string) => order.push(`${step} after ${account.commands.length} commands`);
  const tools = { check: () => note("check"), build: (name: string) => note(`build ${name}`) };
  await run({ "skip-checks": false, "skip-build": false }, tools);
  expect(order).toEqual(["check after 0 commands", "build staging after 0 commands"]);
});

test("the link with the owner's key is printed at a terminal only", async () => {
  const { run, read } = prepare();
  const key = () => `/optin-report#key=${JSON.parse(read(SECRETS_FILE)).OWNER_KEY}`;
  expect(await run({}, { ask: async () => "y" })).toContain(key());
  expect(await run()).not.toContain(key());
});

test("the same command continues after a step that failed, with the same secrets", async () => {
  const failures = {
    "d1 create": "Could not create the database",
    "queues create": "Could not create the queue",
    "d1 time-travel": "Could not read the state of the database",
    "d1 migrations": "A migration failed and was undone",
    deploy: "The upload failed",
  };
  for (const [command, sentence] of Object.entries(failures)) {
    const { account, run, read, worker } = prepare();
    account.failing[command] = "Authentication error [code: 10000]";
    await expect(run()).rejects.toThrow(new RegExp(`Authentication error.*${sentence}.*run the same command`, "s"));
    expect(account.commands.at(-1)).toMatch(new RegExp(`^${command}`));
    const kept = read(SECRETS_FILE);
    account.failing = {};
    await run();
    expect([account.databases, account.queues]).toEqual([[WORKER], [DEAD_LETTERS]]);
    expect(worker().secrets).toEqual(JSON.parse(kept));
  }
});

test("a preview is a version of staging named after its branch, and changes nothing that is live", async () => {
  const { account, run, worker } = prepare();
  await run();
  const { live } = worker();
  const done = account.commands.length;
  await run({ target: "preview" }, { env: { GITHUB_HEAD_REF: "feature/New Form", CI: "true" } });
  expect(account.commands.slice(done)).toEqual(["versions upload --preview-alias feature-new-form"]);
  expect(worker().live).toBe(live);
});

test("a rotated LINK_SECRET goes live with the next version, and the old one stays accepted", async () => {
  const { folder, run, worker } = prepare();
  await run();
  const before = { ...worker().secrets };
  const output = await run({ rotate: "LINK_SECRET" });
  const after = { ...worker().secrets };
  expect(after.LINK_SECRET).not.toBe(before.LINK_SECRET);
  expect(after).toMatchObject({ LINK_SECRET_PREVIOUS: before.LINK_SECRET, EMAIL_HASH_SECRET: before.LINK_SECRET });
  expect(after.OWNER_KEY).toBe(before.OWNER_KEY);
  expect(output).not.toContain(after.LINK_SECRET);
  expect(statSync(join(folder, SECRETS_FILE)).mode & 0o777).toBe(0o600);
  await run({ rotate: "LINK_SECRET" });
  expect(worker().secrets).toMatchObject({
    LINK_SECRET_PREVIOUS: after.LINK_SECRET,
    EMAIL_HASH_SECRET: before.LINK_SECRET,
  });
  await run({ rotate: "OWNER_KEY" });
  expect(worker().secrets.OWNER_KEY).not.toBe(before.OWNER_KEY);
});

test("CI deploys with secrets of its environment, or without them to a Worker that has them", async () => {
  const { account, run, worker } = prepare();
  const secrets = { OWNER_KEY: "o".repeat(40), LINK_SECRET: "l".repeat(40) };
  expect(await run({}, { env: { CI: "true", ...secrets } })).not.toContain(secrets.OWNER_KEY);
  expect(account.signUps).toBe(1);
  expect(await run({}, { env: { CI: "true" } })).toContain("No sign-up was tried");
  expect(worker().secrets).toEqual(secrets);
});

test("a deployment carries the key with which the publishing job reads the desk", async () => {
  const { run, worker } = prepare();
  const DESK_READ_KEY = "d".repeat(32);
  await run({}, { env: { DESK_READ_KEY } });
  expect(worker().secrets).toMatchObject({ DESK_READ_KEY });
});

test("a deployment whose site does not answer as it was built is rolled back", async () => {
  const { account, run, worker } = prepare();
  account.broken.add("/waitlist");
  await expect(run()).rejects.toThrow(/There is no earlier version/);
  account.broken.clear();
  await run();
  const { live, secrets } = { ...worker() };
  account.commands = [];
  account.broken.add("/waitlist");
  await expect(run()).rejects.toThrow(/\/waitlist: status is 500, not 200.*Rolled back to version version-2/s);
  expect(worker()).toMatchObject({ live, secrets, versions: { length: 3 } });
  expect(account.commands.filter((command) => command.includes("create"))).toEqual([]);
  account.broken = new Set(["/api/health"]);
  await expect(run()).rejects.toThrow(/built: \/api\/health answers 500 broken/);
});

/** A site that is live, and wrong in some ways before and after the next deployment. */
async function prepareFaults(before: string[], after: string[]) {
  const prepared = prepare();
  await prepared.run();
  Object.assign(prepared.account, { faults: before, faultsOfNext: after });
  return prepared;
}

test("a database that lacks what an applied migration should have made stops before the upload", async () => {
  const { run, account } = prepare();
  account.lacking = "leads_newest";
  await expect(run()).rejects.toThrow(/The database lacks:\n\n- leads_newest$/);
  expect(account.workers).toEqual({});
});

test("a fix for a site that is unhealthy stays live", async () => {
  const { run, worker } = await prepareFaults(["deliveries", "sweep"], ["sweep"]);
  expect(await run({ "live-url": LIVE_URL })).toContain("Wrong before this deployment, and still: sweep.");
  expect(worker().live).toBe("version-2");
});

test("a deployment that makes a site unhealthy in a new way is rolled back", async () => {
  const { run, worker } = await prepareFaults(["sweep"], ["sweep", "bucket"]);
  await expect(run({ "live-url": LIVE_URL })).rejects.toThrow(/health: what is wrong is bucket, not nothing/);
  expect(worker().live).toBe("version-1");
});

test("all that is wrong counts where the health before isn't known", async () => {
  const { account, run } = prepare();
  account.faults = ["sweep"];
  await expect(run({ "live-url": LIVE_URL })).rejects.toThrow(/health: what is wrong is sweep, not nothing/);
});

test("a refusal says whether the deployment was rolled back", async () => {
  const { account, run } = prepare();
  await run();
  account.failing = { deploy: "Try again [code: 10013]" };
  await expect(run()).rejects.toMatchObject({ isRolledBack: false });
  account.failing = {};
  account.broken.add("/waitlist");
  await expect(run()).rejects.toMatchObject({ isRolledBack: true });
});

test("a command ends with exit code 3 after a rollback, and with 1 after other refusals", () => {
  const exitCode = (isRolledBack: boolean) => {
    const script = `
      import { Refusal } from "./scripts/refusal.mjs";
      import { failIfRefused } from "./scripts/setup.mjs";
      failIfRefused(Object.assign(new Refusal("No."), { isRolledBack: ${isRolledBack} }));`;
    return spawnSync("node", ["--input-type=module", "--eval", script]).status;
  };
  expect([exitCode(true), exitCode(false)]).toEqual([3, 1]);
});

test("a deployment keeps the scripts of the build that is live", async () => {
  const { account, run, read } = prepare();
  await run();
  const live: Record<string, string> = {
    "/deployed-assets.json": '{"current":["old-3c4d.js"]}',
    "/assets/old-3c4d.js": "// old",
  };
  const fetch: DeployTools["fetch"] = async (url, init) => {
    const old = live[new URL(url as URL).pathname];
    return old ? new Response(old) : account.fetch(url as URL, init);
  };
  expect(await run({ "live-url": LIVE_URL }, { fetch })).toContain("Kept 1 scripts and styles of earlier builds");
  expect(read("build/client/assets/old-3c4d.js")).toBe("// old");
});

test("a deployment stops before the migrations where the live site can't be read", async () => {
  const { account, run } = prepare();
  await run();
  account.commands = [];
  account.broken.add("/deployed-assets.json");
  await expect(run({ "live-url": LIVE_URL })).rejects.toThrow(
    `${LIVE_URL}/deployed-assets.json answered 500: try again.`,
  );
  expect(account.commands).toEqual([]);
});

test("a site whose address isn't configured is deployed without what it had before", async () => {
  const { account, run } = prepare();
  await run();
  account.broken.add("/deployed-assets.json");
  expect(await run()).toContain("VITE_SITE_ORIGIN doesn't say where the site is");
});

/** A site that is live, built from a commit, and a publication that replaces it. */
async function preparePublication() {
  const prepared = prepare();
  await prepared.run();
  Object.assign(prepared.account, { commit: COMMIT, commands: [] });
  const publish = (expectCommit = COMMIT) => prepared.run({ "live-url": LIVE_URL, expectCommit });
  return { ...prepared, publish };
}

const COMMIT = "c".repeat(40);
const RELEASE = "version-of-a-release";

test("a publication replaces the version that it was made from", async () => {
  const { publish, worker } = await preparePublication();
  await publish();
  expect(worker().live).toBe("version-2");
});

test("a publication tries no sign-up", async () => {
  const { account, publish } = await preparePublication();
  expect(await publish()).toContain("No sign-up was tried: this is a publication of content.");
  expect(account.signUps).toBe(1);
});

test("a publication uploads nothing where another commit is live", async () => {
  for (const commit of ["d".repeat(40), null]) {
    const { account, publish } = await preparePublication();
    account.commit = commit;
    await expect(publish()).rejects.toThrow(/^Another version went live in the meantime .*; start again\.$/);
    expect(account.commands).not.toContain("deploy");
  }
});

test("a publication that names no commit is refused, not taken for a release", async () => {
  const { account, publish } = await preparePublication();
  await expect(publish("")).rejects.toThrow("start again");
  expect(account.commands).not.toContain("deploy");
});

test("a publication gives way to a release that went live before its upload", async () => {
  const { account, publish, worker } = await preparePublication();
  account.beforeUpload = () => account.goLive(WORKER, RELEASE);
  await expect(publish()).rejects.toMatchObject({
    name: "Refusal",
    message: expect.stringMatching(/Another version went live.*start again/),
  });
  expect(worker().live).toBe(RELEASE);
});

test("a publication leaves a release alone that went live after its upload", async () => {
  const { account, publish, worker } = await preparePublication();
  account.afterUpload = () => account.goLive(WORKER, RELEASE);
  account.broken.add("/waitlist");
  await expect(publish()).rejects.toThrow("Another version went live in the meantime: that one stays.");
  expect(worker().live).toBe(RELEASE);
});

test("a release replaces whatever is live", async () => {
  const { account, run, worker } = await preparePublication();
  account.beforeUpload = () => account.goLive(WORKER, "version-of-a-publication");
  account.commit = "d".repeat(40);
  await run({ "live-url": LIVE_URL });
  expect(worker().live).toBe("version-2");
});

type Situation = {
  options?: Record<string, unknown>;
  tools?: Partial<DeployTools>;
  account?: Partial<CloudflareAccount>;
  /** Files of the project to replace. */
  files?: Record<string, string>;
  sentence: RegExp;
};

const wrongEmail = readFileSync("wrangler.toml", "utf8").replaceAll('OWNER_EMAIL = ""', 'OWNER_EMAIL = "none"');
const elsewhere = { id: "f".repeat(32), name: "Another" };
const REFUSED: Record<string, Situation> = {
  "no environment": { options: { target: "live" }, sentence: /\[production \| staging \| preview\]/ },
  "a wrong variable": { files: { "wrangler.toml": wrongEmail }, sentence: /Nothing was changed:\s+- OWNER_EMAIL/ },
  "a wrong token": {
    account: { failing: { whoami: "Authentication error [code: 10000]" } },
    sentence: /not signed in: Authentication error \[code: 10000\]\s+Run `npx wrangler login`.*Nothing was changed/s,
  },
  "two accounts": {
    account: { accounts: [{ id: "0".repeat(32), name: "Homeward Ltd" }, elsewhere] },
    sentence: /Set CLOUDFLARE_ACCOUNT_ID to one of.*0{32} {2}Homeward Ltd\s+f{32} {2}Another/s,
  },
  "an account out of reach": {
    tools: { env: { CLOUDFLARE_ACCOUNT_ID: elsewhere.id } },
    sentence: /one of the accounts that the sign-in reaches:\s+0123456789abcdef/,
  },
  "products that are not enabled, all at once": {
    account: {
      failing: { "r2 bucket list": "Enable R2 [code: 10042]", "queues info": "Not available [code: 100129]" },
    },
    sentence: /R2 buckets: Enable R2 \[code: 10042\] .*Queues: Not available \[code: 100129\].*Nothing was changed/s,
  },
  "a Worker that cannot be read": {
    account: { failing: { "secret list": "Forbidden [code: 10000]" } },
    sentence: /Workers: Forbidden/,
  },
  "a build without a page": { files: { "build/client/waitlist/index.html": "" }, sentence: /waitlist\/index\.html/ },
  "an interrupted build": { files: { "build/pages.json": "[]" }, sentence: /incomplete.*build\/pages\.json/s },
  "a build of another environment": {
    files: { "build/server/wrangler.json": '{"name":"homeward"}' },
    sentence: /a build of homeward-staging: this one is of homeward/,
  },
  "a first deployment from CI": { tools: { env: { CI: "true" } }, sentence: /CI job could not keep what it makes/ },
  "a short secret": { tools: { env: { OWNER_KEY: "short" } }, sentence: /OWNER_KEY must have at least 32 characters/ },
  "a short key of the publishing job": {
    tools: { env: { DESK_READ_KEY: "short" } },
    sentence: /DESK_READ_KEY must have at least 32 characters/,
  },
  "a lost LINK_SECRET": { account: { databases: [WORKER] }, sentence: /LINK_SECRET is neither on the Worker nor in/ },
  "a rotation of an unknown secret": { options: { rotate: "TOKEN" }, sentence: /--rotate takes OWNER_KEY or LINK_/ },
  "a preview without staging": { options: { target: "preview" }, sentence: /deploy staging first/ },
  "a no at the terminal": { tools: { ask: async () => "n" }, sentence: /^Nothing was changed\.$/ },
  "production with placeholders and samples": {
    options: { target: "production" },
    sentence: /Not ready for the public.*VITE_SITE_ORIGIN is not set.*still has samples/s,
  },
  "production with samples although they were allowed": {
    options: { target: "production" },
    tools: {
      env: { ALLOW_SAMPLES: "1" },
      listLaunchBlockers: () => [
        "content/contact.yaml still has samples (sample: true): offices.usa, offices.tanzania.",
      ],
    },
    sentence: /contact\.yaml still has samples \(sample: true\): offices\.usa, offices\.tanzania/,
  },
};

test("a deployment that cannot work is refused before anything is changed", async () => {
  for (const [name, { options, tools, account: state, files = {}, sentence }] of Object.entries(REFUSED)) {
    const { account, run, write } = prepare();
    Object.assign(account, state);
    for (const [path, text] of Object.entries(files)) write(path, text);
    await expect(run(options, tools), name).rejects.toThrow(sentence);
    expect(account.commands, name).toEqual([]);
  }
});

test("production is refused without a domain to send from and without Turnstile, unless that is wanted", async () => {
  const { account, run, read, write } = prepare("homeward");
  const preflight = (...options: string[]) =>
    run(
      { target: "production", preflight: true, ...Object.fromEntries(options.map((name) => [name, true])) },
      { listLaunchBlockers: () => [] },
    );
  const variables = read(".env.production").replace(/^(VITE_TURNSTILE_SITE_KEY)=.*$/m, "$1=1x00000000000000000000AA");
  write(".env.production", variables);
  await expect(preflight()).rejects.toThrow(/not enabled for sending.*no visitor does.*--without-email/s);
  expect(await preflight("without-email")).toContain("Ready. Nothing was changed.");
  account.failing["email sending"] = "Email is not enabled. [code: 10000]";
  await expect(preflight()).rejects.toThrow("not available: Email is not enabled. [code: 10000]");
  account.failing = {};
  account.sendingDomains = [/MAIL_FROM \(\S+@(\S+)\)/.exec(await preflight("without-email"))![1]!];
  expect(await preflight()).toContain("is enabled for sending");
  write(".env.production", variables.replace(/^VITE_TURNSTILE_SITE_KEY=.*$/m, "VITE_TURNSTILE_SITE_KEY="));
  await expect(preflight()).rejects.toThrow("or add --without-turnstile");
  expect(await preflight("without-turnstile")).toContain("Ready");
  expect(account.commands).toEqual([]);
  expect(() => read(".secrets.production.json")).toThrow();
});

test("only a release to production must have the published content", async () => {
  const { run } = prepare("homeward");
  // The remote has a branch that HEAD lacks.
  const git = ([command]: string[]) =>
    command === "merge-base" ? { status: 1, stdout: "" } : { status: 0, stdout: "abc\trefs/heads/live\n" };
  const preflight = (options: Record<string, unknown>) =>
    run(
      { preflight: true, "without-email": true, "without-turnstile": true, ...options },
      { listLaunchBlockers: () => [], git },
    );
  await expect(preflight({ target: "production" })).rejects.toThrow("git merge origin/live");
  expect(await preflight({ target: "production", expectCommit: COMMIT })).toContain("Ready");
  expect(await preflight({ target: "staging" })).toContain("Ready");
});

test("the command itself refuses in a sentence", () => {
  const { status, stderr } = spawnSync("node", ["scripts/deploy.mjs", "live"], { encoding: "utf8" });
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^Say where to deploy to: .*$/)]);
});
