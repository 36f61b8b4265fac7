import { execFile, execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { parse } from "yaml";
import { CONTENT_VERSION_PATH } from "../domain/content-version.ts";
import { QUEUE_DAYS } from "../domain/retention.ts";
import { readSite } from "../domain/site.ts";
import { postRetryDelay } from "../worker/posts/consumer.ts";
import { OPTIONAL_SECRETS, REQUIRED_SECRETS } from "../scripts/deploy/secrets.mjs";
import { startServer } from "./support/local-server.ts";

const read = (env?: string) => readConfig({ config: "wrangler.toml", ...(env ? { env } : {}) });
const rateLimitIds = (config: ReturnType<typeof read>) =>
  (config.ratelimits as { namespace_id: string }[]).map((one) => one.namespace_id);

test("staging is the same Worker as production, with names of its own", () => {
  const production = read();
  const staging = read("staging");
  expect(staging.name).toBe("homeward-staging");
  // Renamed as production is, and with its ids, there is no difference left in what the Worker can reach.
  const ids = new Map(rateLimitIds(staging).map((id, index) => [id, rateLimitIds(production)[index]]));
  const renamed = JSON.parse(
    JSON.stringify(staging)
      .replaceAll("homeward-staging", "homeward")
      .replaceAll(/"namespace_id":"(\d+)"/g, (_, id) => `"namespace_id":"${ids.get(id)}"`),
  );
  const { targetEnvironment: _, preview_urls: __, ...shared } = renamed;
  const { targetEnvironment: ___, preview_urls: ____, ...expected } = JSON.parse(JSON.stringify(production));
  expect(shared).toEqual(expected);
});

test("the tries of a queued post end most of a day before the queue drops it, so that it can be paused", () => {
  type Consumer = { queue: string; max_retries?: number };
  const consumers = (read().queues.consumers as Consumer[]).filter(({ queue }) => queue.includes("deliveries"));
  expect(consumers).toHaveLength(2);
  for (const { max_retries: retries = 0 } of consumers) {
    const seconds = Array.from({ length: retries }, (_, retry) => postRetryDelay(retry + 1)).reduce((a, b) => a + b);
    const days = seconds / (24 * 60 * 60);
    expect(days).toBeGreaterThan(3);
    expect(QUEUE_DAYS - days).toBeGreaterThan(0.75);
  }
});

test("no two rate limits share an id or use one that another Worker is likely to have", () => {
  const ids = [...rateLimitIds(read()), ...rateLimitIds(read("staging"))];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(Number(id)).toBeGreaterThan(1_000_000);
});

test("the database is found by its name: no id of an account is committed", () => {
  for (const { database_id: id } of [...read().d1_databases, ...read("staging").d1_databases]) {
    expect(id).toBeUndefined();
  }
});

test(".env.production lists every variable that the pages read, and nothing else", () => {
  const asked = new Set<string>();
  readSite(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
  const listed = [...readFileSync(".env.production", "utf8").matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...asked].toSorted());
});

test("files with secrets are ignored by git, and those with public values are not", () => {
  const isIgnored = (path: string) => {
    try {
      execFileSync("git", ["check-ignore", "--quiet", path]);
      return true;
    } catch {
      return false;
    }
  };
  expect([".dev.vars", ".env", ".secrets.production.json", ".secrets.staging.json"].every(isIgnored)).toBe(true);
  expect([".env.production", ".env.staging"].some(isIgnored)).toBe(false);
});

/** The jobs of the workflow that deploys, by name, each as its lines. */
function deployJobs(): Map<string, string[]> {
  const [, jobs = ""] = readFileSync(".github/workflows/deploy.yml", "utf8").split(/^jobs:\n/m);
  return new Map(
    jobs.split(/^(?= {2}\w+:$)/m).map((text) => {
      const [name, ...lines] = text.split("\n");
      return [name!.trim().replace(":", ""), lines];
    }),
  );
}

test("no job has a secret while packages and their scripts are installed", () => {
  const jobs = deployJobs();
  expect([...jobs.keys()]).toEqual(["staging", "production", "preview"]);
  for (const [name, lines] of jobs) {
    // A step with `env` gets the secrets; nothing above the steps has any.
    const steps = lines
      .slice(lines.indexOf("    steps:"))
      .join("\n")
      .split(/^(?= {6}- )/m);
    expect(lines.slice(0, lines.indexOf("    steps:")).join("\n"), name).not.toMatch(/secrets\.|\*deployment|env:/);
    const firstWithSecrets = steps.findIndex((step) => /secrets\.|\*deployment/.test(step));
    const install = steps.findIndex((step) => /^ {6}- run: node scripts\/setup\.mjs$/m.test(step));
    expect([install > 0, install < firstWithSecrets], name).toEqual([true, true]);
  }
});

test("no checkout leaves its credentials to what runs after it", () => {
  const files = globSync(".github/workflows/*.{yml,yaml}");
  const steps = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split(/^(?= {6}- )/m)
      .filter((step) => step.includes("uses: actions/checkout@"))
      .map((step) => ({ file, isClosed: /^ {8}with:\n(?: {10}.*\n)*? {10}persist-credentials: false$/m.test(step) })),
  );
  expect(new Set(steps.map(({ file }) => file))).toEqual(new Set(files));
  expect(steps.filter(({ isClosed }) => !isClosed)).toEqual([]);
});

test("staging follows main after a push, and after CI that was started for published content", () => {
  const ci = readFileSync(".github/workflows/ci.yml", "utf8").split(/^permissions:/m)[0];
  expect(ci).toMatch(/^ {2}workflow_dispatch:$/m);
  const events = /contains\(fromJSON\('(.*?)'\), github\.event\.workflow_run\.event\)/;
  const [, accepted = "[]"] = events.exec(deployJobs().get("staging")!.join("\n")) ?? [];
  // Not after that of a pull request, whose branch may be called main.
  expect(JSON.parse(accepted)).toEqual(["push", "workflow_dispatch"]);
});

test("the workflow gives a deployment every secret that it carries", () => {
  const workflow = readFileSync(".github/workflows/deploy.yml", "utf8");
  const given = [...workflow.matchAll(/^ {10}(\w+): \$\{\{ secrets\.\1 \}\}$/gm)].map(([, name]) => name);
  expect(given).toEqual(expect.arrayContaining([...REQUIRED_SECRETS, ...OPTIONAL_SECRETS]));
});

test("packages that build and check read no secret of a deployment", () => {
  const script = `import("./scripts/setup.mjs").then(({ environment }) => console.log(JSON.stringify(environment)))`;
  const names = [...REQUIRED_SECRETS, ...OPTIONAL_SECRETS];
  const env = { ...process.env, ...Object.fromEntries(names.map((name) => [name, "secret"])) };
  const passed = JSON.parse(execFileSync("node", ["--eval", script], { env, encoding: "utf8" }));
  expect(names.filter((name) => name in passed)).toEqual([]);
});

test("a pull request is previewed only with a collaborator's label and a token for previews alone", () => {
  const preview = deployJobs().get("preview")!.join("\n");
  expect(preview).toContain("github.event.label.name == 'preview'");
  expect(preview).toContain("environment: preview\n");
  const triggers = readFileSync(".github/workflows/deploy.yml", "utf8").split(/^permissions:/m)[0];
  expect(triggers).toMatch(/pull_request:\n {4}types: \[labeled\]\n/);
});

test("a tag deploys production only from a commit of main, before anything of it runs", () => {
  const steps = deployJobs()
    .get("production")!
    .join("\n")
    .split(/^(?= {6}- )/m)
    .slice(1)
    .filter((step) => !/^ *#/.test(step));
  expect(steps[0]).toContain("fetch-depth: 0");
  expect(steps[1]).toContain('run: git merge-base --is-ancestor "$GITHUB_SHA" origin/main');
});

const hasJq = spawnSync("jq", ["--version"]).status === 0;

/** Runs the step of the publishing workflow that asks the desk, as GitHub does. @returns what it says to the next steps */
async function askTheDesk(origin: string, key: string, isPressed: boolean) {
  const { defaults, jobs } = parse(readFileSync(".github/workflows/publish.yml", "utf8"));
  const step = jobs.publish.steps.find(({ id }: { id?: string }) => id === "ask");
  const folder = mkdtempSync(join(tmpdir(), "homeward-ask-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [output, script] = [join(folder, "output"), join(folder, "step.sh")];
  writeFileSync(script, step.run);
  const env = { SITE_ORIGIN: origin, DESK_READ_KEY: key, PRESSED: String(isPressed), RUNNER_TEMP: folder };
  const flags = defaults?.run.shell === "bash" ? ["-eo", "pipefail"] : ["-e"];
  await promisify(execFile)("bash", [...flags, script], {
    env: { ...process.env, ...env, GITHUB_OUTPUT: output, GITHUB_ENV: join(folder, "env") },
  });
  const state = JSON.parse(readFileSync(join(folder, "publishing.json"), "utf8"));
  return { said: readFileSync(output, "utf8").trim().split("\n"), state };
}

test.skipIf(!hasJq)(
  "a publishing run goes on where something is due or it was asked for, and fails without an answer",
  async () => {
    let changes: object[] = [];
    const site = await startServer((request, response) => {
      const isOpen = request.url === CONTENT_VERSION_PATH || request.headers.authorization === "Bearer right";
      response.statusCode = isOpen ? 200 : 401;
      response.end(JSON.stringify(request.url === CONTENT_VERSION_PATH ? { commit: "abc" } : { changes }));
    });
    onTestFinished(() => site.stop());
    expect((await askTheDesk(site.origin, "right", false)).said).toEqual(["base=abc", "runs=false"]);
    expect((await askTheDesk(site.origin, "right", true)).said).toEqual(["base=abc", "runs=true"]);
    changes = [{ id: "change_1" }];
    const { said, state } = await askTheDesk(site.origin, "right", false);
    expect(said).toEqual(["base=abc", "runs=true"]);
    expect(state).toEqual({ publishing: { changes }, base: "abc" });
    await expect(askTheDesk(site.origin, "wrong", false)).rejects.toThrow("401");
  },
);
