import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeProject } from "./support/deployed-project.ts";

function setUp(folder: string, variables = {}) {
  const env = { ...process.env, ...variables };
  const { status, stdout, stderr } = spawnSync("node", ["scripts/setup.mjs"], { cwd: folder, env, encoding: "utf8" });
  return { status, output: `${stdout}${stderr}` };
}

test("the secrets of .dev.vars are read with quotes and comments as wrangler reads them", () => {
  using project = makeProject();
  const secret = "0123456789".repeat(4);
  project.write(".dev.vars", `# local\nOWNER_KEY='${secret}' # mine\nexport LINK_SECRET=${secret}\n`);
  expect(setUp(project.folder)).toEqual({ status: 0, output: "" });
  expect(project.read(".dev.vars")).toContain("# mine");

  project.write(".dev.vars", `OWNER_KEY='short'\nLINK_SECRET=\`${secret}\`\n`);
  const short = setUp(project.folder);
  expect([short.status, short.output]).toEqual([
    1,
    expect.stringContaining("OWNER_KEY in .dev.vars must have at least 32"),
  ]);
});

test("a missing secret is made once, and the file is for its owner only", () => {
  using project = makeProject();
  expect(setUp(project.folder).output).toContain("Made OWNER_KEY and LINK_SECRET in .dev.vars");
  const made = project.read(".dev.vars");
  expect(setUp(project.folder).output).toBe("");
  expect(project.read(".dev.vars")).toBe(made);
});

/** It runs npm's installation twice. */
const WITH_TIME = { timeout: 60_000 };

test("a failed installation ends with npm's reason and a sentence, and is tried again next time", WITH_TIME, () => {
  using project = makeProject();
  project.remove("node_modules");
  const noRegistry = {
    npm_config_registry: "http://127.0.0.1:9/",
    npm_config_fetch_retries: "0",
    npm_config_cache: join(project.folder, "cache"),
  };
  for (let attempt = 0; attempt < 2; attempt++) {
    const { status, output } = setUp(project.folder, noRegistry);
    expect(status).toBe(1);
    expect(output).toContain("ECONNREFUSED");
    expect(output).toContain('"npm ci --no-audit --no-fund --loglevel=error" ended with status 1.');
  }
});

test("what builds, checks and is installed reads no secret of a deployment; what deploys does", () => {
  const secrets = Object.fromEntries(
    ["CLOUDFLARE_API_TOKEN", "OWNER_KEY", "LINK_SECRET", "EMAIL_HASH_SECRET", "TURNSTILE_SECRET_KEY"].map((name) => [
      name,
      "x",
    ]),
  );
  const print = `import("./scripts/setup.mjs").then(({ environment, environmentWithSecrets, runToEnd }) => {
    const names = ${JSON.stringify(Object.keys(secrets))};
    const inChild = runToEnd("node", ["-p", "JSON.stringify(Object.keys(process.env))"], { encoding: "utf8" }).stdout;
    console.log(JSON.stringify([
      names.filter((name) => name in environment || JSON.parse(inChild).includes(name)),
      names.filter((name) => name in environmentWithSecrets),
    ]));
  })`;
  const env = { ...process.env, ...secrets };
  const { stdout } = spawnSync("node", ["-e", print], { env, encoding: "utf8" });
  expect(JSON.parse(stdout)).toEqual([[], Object.keys(secrets)]);
});

test("a folder whose path has a # is refused with one sentence", () => {
  const parent = mkdtempSync(join(tmpdir(), "homeward#"));
  try {
    cpSync("scripts/setup.mjs", join(parent, "scripts", "setup.mjs"));
    const { status, output } = setUp(parent);
    expect(status).toBe(1);
    expect(output.trim()).toBe(
      `Homeward cannot run in ${parent}/: move it to a folder without "#" and "?" in its path.`,
    );
  } finally {
    rmSync(parent, { recursive: true });
  }
});

test.each([
  ["scripts/start.mjs", "--emtpy", "Unknown option '--emtpy'"],
  ["scripts/preview.mjs", "--demo", "Unknown option '--demo'"],
  ["scripts/preview.mjs", "--port=many", '"many" is not a port.'],
])("%s %s is refused with a sentence", (script, option, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [script, option], { encoding: "utf8" });
  expect([status, stderr.trim()]).toEqual([1, sentence]);
});

test("a port that is taken is refused with a sentence", () => {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  const { stderr } = spawnSync(process.execPath, ["scripts/preview.mjs", "--port", `${port}`], { encoding: "utf8" });
  server.close();
  expect(stderr.trim()).toBe(`Port ${port} is taken. Choose another, or leave --port out.`);
});
