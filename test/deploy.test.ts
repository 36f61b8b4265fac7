import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listSamples } from "#web/site/samples.ts";
import { openAccount } from "./support/cloudflare-account.ts";
import { deploy, makeProject, startLiveSite } from "./support/deployed-project.ts";

// The command itself, with a wrangler that changes an account in a file: what it refuses before anything is changed, in which
// order it does the rest, and what becomes of it when a step fails. `npm run test:deploy` does the same with a real build.

const WORKER = "homeward-staging";
const WITH_TIME = { timeout: 900_000 };

/** A project with a build, an account without anything, and the site that goes live. */
async function prepare(environmentName: "staging" | "production" = "staging") {
  const project = makeProject(environmentName);
  const account = await openAccount(project);
  const live = await startLiveSite();
  onTestFinished(() => {
    for (const one of [project, account, live]) one[Symbol.dispose]();
  });
  const run = (args: string[] = [], env: Record<string, string> = {}) =>
    deploy(project, account, ["staging", "--live-url", live.url, ...args], env);
  return { project, account, live, run, readWorker: () => account.read().workers[WORKER]! };
}

test("a first deployment creates everything, migrates, and goes live with its secrets", WITH_TIME, async () => {
  const { project, account, live, run, readWorker } = await prepare();
  const first = await run();
  expect(first.status, first.output).toBe(0);

  // In this order: the state of the database is noted before the migrations, and these come before the code.
  const deliveries = `${WORKER}-deliveries`;
  expect(account.read().commands.map((command) => command.replace(/ (--secrets-file|--config).*$/, ""))).toEqual([
    `d1 create ${WORKER}`,
    `r2 bucket create ${WORKER}`,
    ...[deliveries, `${deliveries}-dead`].map((queue) => `queues create ${queue}`),
    "d1 time-travel info DB --json",
    "d1 migrations apply DB --remote",
    "deploy",
  ]);
  expect(first.output).toMatch(/Bookmark of the database before this deployment: 00000000-/);

  // The secrets are in the upload, kept for their owner only, and never printed; the account is named.
  const kept = JSON.parse(project.read(".secrets.staging.json"));
  expect(Object.keys(kept).toSorted()).toEqual(["LINK_SECRET", "OWNER_KEY"]);
  expect(readWorker()).toMatchObject({ secrets: kept, versions: [expect.any(String)] });
  expect(statSync(join(project.folder, ".secrets.staging.json")).mode & 0o777).toBe(0o600);
  expect(first.output).toContain(".secrets.staging.json");
  expect(first.output).not.toContain(kept.OWNER_KEY);
  expect(first.output).not.toContain(kept.LINK_SECRET);
  expect(first.output).toContain("Homeward Ltd (0123456789abcdef0123456789abcdef)");

  // The live site was tried with a sign-up that is gone again.
  expect([live.signUps, live.leads.size]).toEqual([1, 0]);
});

test.each([
  ["creating the database", "d1 create", /Could not create the database/],
  ["reading the state of the database", "d1 time-travel", /The state of the database could not be read/],
  ["a migration", "d1 migrations", /The migrations failed; the one that failed was undone/],
  ["the upload of the Worker", "deploy", /did not come to its end/],
])("%s fails in the middle, and the same command goes on from there", WITH_TIME, async (_, command, sentence) => {
  const { project, account, run, readWorker } = await prepare();
  account.change(({ failing }) => failing.push(command));
  const first = await run();
  expect([first.status, first.output]).toEqual([1, expect.stringMatching(sentence)]);
  expect(first.output).not.toMatch(/^\s+at /m);
  expect(account.read().commands.at(-1)).toMatch(new RegExp(`^${command}`));
  const kept = project.read(".secrets.staging.json");

  const second = await run();
  expect(second.status, second.output).toBe(0);
  expect(account.read().databases).toEqual([WORKER]);
  expect(readWorker().secrets).toEqual(JSON.parse(kept));
});

test(
  "a preview is a version of staging under the name of its branch, and changes nothing that is live",
  WITH_TIME,
  async () => {
    const { project, account, run, readWorker } = await prepare();
    expect((await run()).status).toBe(0);
    const { live } = readWorker();
    const branch = { GITHUB_HEAD_REF: "feature/New Form", CI: "true" };
    const { status, output } = await deploy(project, account, ["preview"], branch);
    expect([status, output]).toEqual([0, expect.stringContaining("Preview of feature-new-form")]);
    expect(account.read().commands.at(-1)).toMatch(/^versions upload --preview-alias feature-new-form/);
    expect(readWorker().live).toBe(live);
  },
);

test("a rotated secret is uploaded with the next version, and the one before stays accepted", WITH_TIME, async () => {
  const { project, run, readWorker } = await prepare();
  expect((await run()).status).toBe(0);
  const before = readWorker().secrets;
  const { status, output } = await run(["--rotate=LINK_SECRET"]);
  expect(status, output).toBe(0);
  const after = readWorker().secrets;
  expect(after.LINK_SECRET).not.toBe(before.LINK_SECRET);
  expect(after).toMatchObject({ LINK_SECRET_PREVIOUS: before.LINK_SECRET, EMAIL_HASH_SECRET: before.LINK_SECRET });
  expect(after.OWNER_KEY).toBe(before.OWNER_KEY);
  expect(output).not.toContain(after.LINK_SECRET);
  expect(statSync(join(project.folder, ".secrets.staging.json")).mode & 0o777).toBe(0o600);
});

test(
  "CI deploys with secrets of its own environment, and without them to a Worker that has them",
  WITH_TIME,
  async () => {
    const { live, run, readWorker } = await prepare();
    const secrets = { OWNER_KEY: "o".repeat(40), LINK_SECRET: "l".repeat(40) };
    const first = await run([], { CI: "true", ...secrets });
    expect(first.status, first.output).toBe(0);
    expect(first.output).not.toContain(secrets.OWNER_KEY);
    expect(live.signUps).toBe(1);
    const second = await run([], { CI: "true" });
    expect([second.status, second.output]).toEqual([0, expect.stringContaining("No sign-up was tried")]);
    expect(readWorker().secrets).toEqual(secrets);
  },
);

test(
  "a second deployment whose site does not answer as it was built is rolled back, and creates nothing again",
  WITH_TIME,
  async () => {
    const { project, account, live, run, readWorker } = await prepare();
    expect((await run()).status).toBe(0);
    const before = readWorker();
    account.change((one) => (one.commands = []));
    live.broken.add("/waitlist");
    // The leftover name of the environment must not be added to the Worker's.
    const second = await deploy(project, account, ["--live-url", live.url], { CLOUDFLARE_ENV: "staging" });
    expect([second.status, second.output]).toEqual([1, expect.stringMatching(/\/waitlist: status is 500, not 200/)]);
    expect(second.output).toContain(`Rolled back to version ${before.live}`);
    expect(readWorker()).toMatchObject({ live: before.live, secrets: before.secrets });
    expect(readWorker().versions).toHaveLength(2);
    expect(account.read().commands.filter((command) => command.includes("create"))).toEqual([]);
    expect(Object.keys(account.read().workers)).toEqual([WORKER]);
  },
);

test.each<[string, Parameters<typeof refuse>[0], RegExp]>([
  [
    "a variable with a wrong value",
    {
      prepareProject(project) {
        const toml = project.read("wrangler.toml").replaceAll('OWNER_EMAIL = ""', 'OWNER_EMAIL = "not an email"');
        project.write("wrangler.toml", toml);
      },
    },
    /Variables in wrangler\.toml are wrong\. Nothing was changed:\s+- OWNER_EMAIL/,
  ],
  [
    "a wrong token",
    { env: { CLOUDFLARE_API_TOKEN: "wrong" } },
    /does not accept the sign-in: Authentication error \[10000\].*Nothing was changed/s,
  ],
  [
    "two accounts of which none was named",
    { prepare: (account) => account.accounts.push({ id: "f".repeat(32), name: "Another" }) },
    /Set CLOUDFLARE_ACCOUNT_ID to one of:\s+0123456789abcdef0123456789abcdef {2}Homeward Ltd\s+f{32} {2}Another/,
  ],
  [
    "an account that the sign-in does not reach",
    { env: { CLOUDFLARE_ACCOUNT_ID: "e".repeat(32) } },
    /CLOUDFLARE_ACCOUNT_ID is e{32}, but the sign-in reaches:\s+0123456789abcdef/,
  ],
  [
    "R2 and Queues that are not enabled, both at once",
    {
      prepare(account) {
        account.disabled.r2 = { code: 10042, message: "Please enable R2 through the Cloudflare Dashboard." };
        account.disabled.queues = { code: 100129, message: "Queues is not available on this plan." };
      },
    },
    /R2 buckets: Please enable R2.*\[10042\].*Queues: Queues is not available.*\[100129\].*Nothing was changed/s,
  ],
  [
    "an account without a workers.dev name",
    { prepare: (account) => (account.subdomain = null) },
    /no workers\.dev name yet.*onboarding/s,
  ],
  [
    "a build without a page",
    { prepareProject: (project) => project.remove("build/client/waitlist/index.html") },
    /build is not whole.*Missing: waitlist\/index\.html/s,
  ],
  [
    "a build that was stopped while pages were rendered",
    { prepareProject: (project) => project.remove("build/pages.json") },
    /build is not whole.*pages\.json/s,
  ],
  [
    "a build of another environment",
    { prepareProject: (project) => project.write("build/server/wrangler.json", '{"name":"homeward"}') },
    /build of homeward-staging: this one is of homeward/,
  ],
  [
    "a first deployment from CI, which could not keep the secrets",
    { env: { CI: "true" } },
    /a CI job could not keep what it makes/,
  ],
  [
    "a database whose secrets are nowhere",
    { prepare: (account) => account.databases.push(WORKER) },
    /LINK_SECRET is neither on the Worker nor in \.secrets\.staging\.json/,
  ],
  ["a place that is none", { args: ["live"] }, /npm run deploy -- \[production \| staging \| preview\]/],
  ["a preview without a staging Worker", { args: ["preview"] }, /deploy staging first/],
  [
    "production with placeholders",
    { args: ["production"] },
    /VITE_SITE_ORIGIN is not set.*VITE_POSTAL_ADDRESS is not set.*sample: true/s,
  ],
  [
    "production with samples, although they were allowed",
    { args: ["production"], env: { ALLOW_SAMPLES: "1" } },
    /virtual-offices\.ts holds 3 invented entries \(sample: true\)/,
  ],
])("%s is refused before anything is changed", WITH_TIME, async (_, situation, sentence) => {
  const { status, output, commands } = await refuse(situation);
  expect([status, output]).toEqual([1, expect.stringMatching(sentence)]);
  expect(commands).toEqual([]);
});

type Situation = {
  args?: string[];
  env?: Record<string, string>;
  prepare?: (account: ReturnType<Awaited<ReturnType<typeof openAccount>>["read"]>) => unknown;
  prepareProject?: (project: ReturnType<typeof makeProject>) => void;
};

async function refuse({ args = ["staging"], env, prepare: prepareAccount, prepareProject }: Situation) {
  const { project, account } = await prepare();
  if (prepareAccount) account.change(prepareAccount);
  prepareProject?.(project);
  const { status, output } = await deploy(project, account, args, env);
  return { status, output, commands: account.read().commands };
}

test(
  "production without a domain to send from says who can get mail, and is refused unless that is wanted",
  WITH_TIME,
  async () => {
    const { project, account } = await prepare("production");
    const preflight = (...args: string[]) => deploy(project, account, ["--preflight", ...args]);
    const filled = project
      .read(".env.production")
      .replaceAll(/^(VITE_\w+)=$/gm, (_, name) => `${name}=${sampleValue(name)}`)
      .replace(/^VITE_TURNSTILE_SITE_KEY=.*$/m, "VITE_TURNSTILE_SITE_KEY=1x00000000000000000000AA");
    project.write(".env.production", filled);
    for (const { file } of listSamples())
      project.write(file, project.read(file).replaceAll("sample: true", "sample: false"));
    account.change(({ destinations }) => destinations.push({ email: "hello@homeward.org", verified: "2026-11-01" }));

    const refused = await preflight();
    expect(refused.status, refused.output).toBe(1);
    expect(refused.output).toMatch(
      /only to verified destinations of the account: hello@homeward\.org.*No visitor gets/s,
    );

    const accepted = await preflight("--without-email");
    expect([accepted.status, accepted.output]).toEqual([0, expect.stringContaining("Ready. Nothing was changed.")]);

    account.change((one) => (one.disabled.email = { code: 10000, message: "Email is not enabled." }));
    const away = await preflight();
    expect([away.status, away.output]).toEqual([
      1,
      expect.stringContaining("Email is not available: Email is not enabled. [10000]"),
    ]);

    account.change((one) => Object.assign(one, { disabled: {}, sendingDomains: ["homeward.org"] }));
    const ready = await preflight();
    expect([ready.status, ready.output]).toEqual([0, expect.stringContaining("homeward.org is enabled for sending")]);
    project.write(".env.production", filled.replace(/^VITE_TURNSTILE_SITE_KEY=.*$/m, "VITE_TURNSTILE_SITE_KEY="));
    const open = await preflight();
    expect([open.status, open.output]).toEqual([1, expect.stringContaining("or add --without-turnstile")]);
    expect((await preflight("--without-turnstile")).status).toBe(0);
    expect(account.read().commands).toEqual([]);
    expect(existsSync(join(project.folder, ".secrets.production.json"))).toBe(false);
  },
);

/** A value that a variable of the pages takes, on a domain that is no placeholder. */
function sampleValue(name: string) {
  if (/EMAIL/.test(name)) return "hello@homeward.org";
  if (name === "VITE_SITE_ORIGIN" || name === "VITE_CHECKOUT_ORIGIN") return "https://homeward.org";
  if (name.endsWith("_URL")) return "https://homeward.org/channel";
  if (name === "VITE_FORM_SERVICE_NAME") return "";
  return /POSTAL|NAME|REGISTRATION|LAW/.test(name) ? "Homeward Ltd, 1 High Street, Accra" : "";
}
