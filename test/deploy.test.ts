import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startCloudflareApi } from "./support/cloudflare-api.ts";
import { changesIn, deploy, makeProject, startLiveSite } from "./support/deployed-project.ts";

// The real command with the real wrangler against a stand-in of Cloudflare's API. Each run of wrangler takes a second, so
// what is refused before anything runs is tested here, and failures in the middle in test/deploy/failures.test.ts, which
// `npm run test:deploy` runs.

const WORKER = "homeward-staging";
const WITH_TIME = { timeout: 300_000 };

test("a first deployment creates everything and goes live with its secrets", WITH_TIME, async () => {
  using api = await startCloudflareApi();
  using live = await startLiveSite();
  using project = makeProject();
  const first = await deploy(project, api, ["staging", "--live-url", live.url]);
  expect(first.status, first.output).toBe(0);
  expect(api.unknown).toEqual([]);

  // What the account lacked is there, in names of the environment.
  expect(api.account.databases.map(({ name }) => name)).toEqual([WORKER]);
  expect(api.account.buckets).toEqual([WORKER]);
  expect(api.account.queues.map(({ name }) => name).toSorted()).toEqual([
    `${WORKER}-deliveries`,
    `${WORKER}-deliveries-dead`,
    `${WORKER}-visits`,
  ]);
  const [database] = api.account.databases;
  const tables = database!.file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  expect(tables.map((row) => row.name)).toContain("leads");

  // One upload, in which the secrets are; the state of the database was noted before.
  const script = api.account.scripts.get(WORKER)!;
  expect(script.versions).toHaveLength(1);
  expect([...script.secrets.keys()].toSorted()).toEqual(["LINK_SECRET", "OWNER_KEY"]);
  expect(script.versions[0]!.bindings).toContainEqual(expect.objectContaining({ name: "DB", id: database!.uuid }));
  expect(api.requests.some(({ path }) => path.endsWith("/secrets-bulk"))).toBe(false);
  const paths = api.requests.map(({ path }) => path);
  expect(paths.findIndex((path) => path.endsWith("/bookmark"))).toBeLessThan(
    paths.findIndex((path) => path.endsWith("/query")),
  );
  expect(first.output).toMatch(/Bookmark of the database before this deployment: 00000000-/);

  // The secrets are kept, for their owner only, and never printed; the account is named.
  const file = join(project.folder, ".secrets.staging.json");
  const kept = JSON.parse(project.read(".secrets.staging.json"));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Object.fromEntries(script.secrets)).toEqual(kept);
  expect(first.output).toContain(".secrets.staging.json");
  expect(first.output).not.toContain(kept.OWNER_KEY);
  expect(first.output).not.toContain(kept.LINK_SECRET);
  expect(first.output).toContain("Homeward Ltd (0123456789abcdef0123456789abcdef)");

  // The live site was tried with a sign-up that is gone again.
  expect([live.signUps, live.leads.size]).toEqual([1, 0]);
});

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
    { prepare: (api) => api.account.accounts.push({ id: "f".repeat(32), name: "Another" }) },
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
      prepare(api) {
        api.account.disabled.set("r2", { code: 10042, message: "Please enable R2 through the Cloudflare Dashboard." });
        api.account.disabled.set("queues", { code: 100129, message: "Queues is not available on this plan." });
      },
    },
    /R2 buckets: Please enable R2.*\[10042\].*Queues: Queues is not available.*\[100129\].*Nothing was changed/s,
  ],
  [
    "an account without a workers.dev name",
    { prepare: (api) => (api.account.subdomain = null) },
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
    { prepare: (api) => api.addDatabase(WORKER) },
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
  const { status, output, changes } = await refuse(situation);
  expect([status, output]).toEqual([1, expect.stringMatching(sentence)]);
  expect(changes).toEqual([]);
});

type Situation = {
  args?: string[];
  env?: Record<string, string>;
  prepare?: (api: Awaited<ReturnType<typeof startCloudflareApi>>) => unknown;
  prepareProject?: (project: ReturnType<typeof makeProject>) => void;
};

async function refuse({ args = ["staging"], env, prepare, prepareProject }: Situation) {
  using api = await startCloudflareApi();
  using project = makeProject();
  prepare?.(api);
  prepareProject?.(project);
  const { status, output } = await deploy(project, api, args, env);
  return { status, output, changes: changesIn(api) };
}

test(
  "production without a domain to send from says who can get mail, and is refused unless that is wanted",
  WITH_TIME,
  async () => {
    using api = await startCloudflareApi();
    using project = makeProject("production");
    const filled = project
      .read(".env.production")
      .replaceAll(/^(VITE_\w+)=$/gm, (_, name) => `${name}=${sampleValue(name)}`)
      .replace(/^VITE_TURNSTILE_SITE_KEY=.*$/m, "VITE_TURNSTILE_SITE_KEY=1x00000000000000000000AA");
    project.write(".env.production", filled);
    const offices = "web/content/virtual-offices.ts";
    project.write(offices, project.read(offices).replaceAll("sample: true", "sample: false"));
    api.account.destinations.push({ email: "hello@homeward.org", verified: "2026-11-01" });

    const refused = await deploy(project, api, ["--preflight"]);
    expect(refused.status, refused.output).toBe(1);
    expect(refused.output).toMatch(
      /only to verified destinations of the account: hello@homeward\.org.*No visitor gets/s,
    );

    const accepted = await deploy(project, api, ["--preflight", "--without-email"]);
    expect([accepted.status, accepted.output]).toEqual([0, expect.stringContaining("Ready. Nothing was changed.")]);

    api.account.disabled.set("email", { code: 10000, message: "Email is not enabled." });
    const away = await deploy(project, api, ["--preflight"]);
    expect([away.status, away.output]).toEqual([
      1,
      expect.stringContaining("Email is not available: Email is not enabled. [10000]"),
    ]);
    api.account.disabled.clear();

    api.account.sendingDomains.push("homeward.org");
    const ready = await deploy(project, api, ["--preflight"]);
    expect([ready.status, ready.output]).toEqual([0, expect.stringContaining("homeward.org is enabled for sending")]);
    project.write(".env.production", filled.replace(/^VITE_TURNSTILE_SITE_KEY=.*$/m, "VITE_TURNSTILE_SITE_KEY="));
    const open = await deploy(project, api, ["--preflight"]);
    expect([open.status, open.output]).toEqual([1, expect.stringContaining("or add --without-turnstile")]);
    expect((await deploy(project, api, ["--preflight", "--without-turnstile"])).status).toBe(0);
    expect(changesIn(api)).toEqual([]);
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
