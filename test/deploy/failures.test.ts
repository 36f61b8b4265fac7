import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startCloudflareApi } from "../support/cloudflare-api.ts";
import { changesIn, deploy, makeProject, startLiveSite } from "../support/deployed-project.ts";

const WORKER = "homeward-staging";
const FORBIDDEN = [403, 10000, "Authentication error"] as const;
/** A request that makes a resource. */
const CREATION = /^POST \/(d1\/database|r2\/buckets|queues)$/;

// A step of each kind fails with an error that wrangler does not try again.
test.each<[string, string, RegExp, RegExp]>([
  ["creating the database", "POST", /^\/d1\/database$/, /Could not create the database/],
  ["reading the state of the database", "GET", /\/bookmark$/, /The state of the database could not be read/],
  ["a migration", "POST", /\/query$/, /The migrations failed/],
  ["the upload of the Worker", "PUT", /^\/workers\/scripts\/[^/]+$/, /did not come to its end/],
  ["the consumer of a queue", "POST", /\/consumers$/, /did not come to its end/],
])("%s fails in the middle, and the same command goes on from there", async (_, method, path, sentence) => {
  using api = await startCloudflareApi();
  using live = await startLiveSite();
  using project = makeProject();
  const args = ["staging", "--live-url", live.url];
  api.failNext(method, path, ...FORBIDDEN);
  const first = await deploy(project, api, args);
  expect(first.status, first.output).toBe(1);
  expect(first.output).toMatch(sentence);
  expect(first.output).not.toMatch(/^\s+at /m);
  expect(api.faults).toEqual([]);
  const kept = project.read(".secrets.staging.json");

  const second = await deploy(project, api, args);
  expect(second.status, second.output).toBe(0);
  expect(api.account.databases).toHaveLength(1);
  expect(Object.fromEntries(api.account.scripts.get(WORKER)!.secrets)).toEqual(JSON.parse(kept));
  expect(api.unknown).toEqual([]);
});

test("a migration that is wrong leaves the database as it was, and no code is uploaded", async () => {
  using api = await startCloudflareApi();
  using project = makeProject();
  project.write("migrations/9998_half.sql", "CREATE TABLE half (id text);\nCREATE TABLE half (id text);\n");
  const { status, output } = await deploy(project, api, ["staging"]);
  expect([status, output]).toEqual([1, expect.stringContaining("the one that failed was undone")]);
  const tables = api.account.databases[0]!.file.prepare("SELECT name FROM sqlite_schema WHERE name = 'half'").all();
  expect(tables).toEqual([]);
  expect(api.account.scripts.size).toBe(0);
});

test("a check that fails ends the command before anything in the account is changed", async () => {
  using api = await startCloudflareApi();
  using project = makeProject(null);
  project.write("worker/wrong-type.ts", 'export const seconds: number = "five";\n');
  const { status, output } = await deploy(project, api, ["staging"], {}, []);
  expect(status, output).toBe(1);
  expect(output).toContain("worker/wrong-type.ts(1,14): error TS2322");
  expect(changesIn(api)).toEqual([]);
});

test("a preview is a version of staging under the name of its branch, and changes nothing that is live", async () => {
  using api = await startCloudflareApi();
  using live = await startLiveSite();
  using project = makeProject();
  expect((await deploy(project, api, ["staging", "--live-url", live.url])).status).toBe(0);
  const script = api.account.scripts.get(WORKER)!;
  const deployed = script.versions[0]!.id;
  const { status, output } = await deploy(project, api, ["preview"], {
    GITHUB_HEAD_REF: "feature/New Form",
    CI: "true",
  });
  expect(status, output).toBe(0);
  expect(output).toContain("Preview of feature-new-form");
  expect(script.versions.find(({ isDeployed }) => isDeployed)!.id).toBe(deployed);
});

test("a rotated secret is uploaded with the next version, and the one before stays accepted", async () => {
  using api = await startCloudflareApi();
  using live = await startLiveSite();
  using project = makeProject();
  const args = ["staging", "--live-url", live.url];
  expect((await deploy(project, api, args)).status).toBe(0);
  const script = api.account.scripts.get(WORKER)!;
  const before = Object.fromEntries(script.secrets);
  const { status, output } = await deploy(project, api, [...args, "--rotate=LINK_SECRET"]);
  expect(status, output).toBe(0);
  const after = Object.fromEntries(script.secrets);
  expect(after.LINK_SECRET).not.toBe(before.LINK_SECRET);
  expect(after).toMatchObject({ LINK_SECRET_PREVIOUS: before.LINK_SECRET, EMAIL_HASH_SECRET: before.LINK_SECRET });
  expect(after.OWNER_KEY).toBe(before.OWNER_KEY);
  expect(output).not.toContain(after.LINK_SECRET);
  expect(statSync(join(project.folder, ".secrets.staging.json")).mode & 0o777).toBe(0o600);
});

test("CI deploys with secrets of its own environment, and without them to a Worker that has them", async () => {
  using api = await startCloudflareApi();
  using live = await startLiveSite();
  using project = makeProject();
  const args = ["staging", "--live-url", live.url];
  const secrets = { OWNER_KEY: "o".repeat(40), LINK_SECRET: "l".repeat(40) };
  const first = await deploy(project, api, args, { CI: "true", ...secrets });
  expect(first.status, first.output).toBe(0);
  expect(first.output).not.toContain(secrets.OWNER_KEY);
  expect(live.signUps).toBe(1);
  const second = await deploy(project, api, args, { CI: "true" });
  expect(second.status, second.output).toBe(0);
  expect(second.output).toContain("No sign-up was tried");
  expect(Object.fromEntries(api.account.scripts.get(WORKER)!.secrets)).toEqual(secrets);
});

test("a second deployment whose site does not answer as it was built is rolled back, and creates nothing again", async () => {
  using api = await startCloudflareApi();
  using live = await startLiveSite();
  using project = makeProject();
  const first = await deploy(project, api, ["staging", "--live-url", live.url]);
  expect(first.status, first.output).toBe(0);
  const script = api.account.scripts.get(WORKER)!;
  const secrets = Object.fromEntries(script.secrets);
  const before = script.versions[0]!.id;

  api.requests.length = 0;
  live.broken.add("/waitlist");
  // The leftover name of the environment must not be added to the Worker's.
  const second = await deploy(project, api, ["--live-url", live.url], { CLOUDFLARE_ENV: "staging" });
  expect(second.status, second.output).toBe(1);
  expect(second.output).toMatch(/\/waitlist: status is 500, not 200/);
  expect(second.output).toContain(`Rolled back to version ${before}`);
  expect(script.versions).toHaveLength(2);
  expect(script.versions[0]!.id).toBe(before);
  expect(api.unknown).toEqual([]);
  expect(changesIn(api).filter((change) => CREATION.test(change))).toEqual([]);
  expect([...api.account.scripts.keys()]).toEqual([WORKER]);
  expect(Object.fromEntries(script.secrets)).toEqual(secrets);
});
