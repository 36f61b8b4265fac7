import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readServerOptions } from "../scripts/local-server.mjs";
import { installDependencies, makeLocalSecrets, refuseFolder } from "../scripts/setup.mjs";
import { makeProject } from "./support/deployed-project.ts";

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), "homeward-setup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("the secrets of .dev.vars are read with quotes and comments as wrangler reads them", () => {
  const folder = makeFolder();
  const write = (text: string) => writeFileSync(join(folder, ".dev.vars"), text);
  const said: string[] = [];
  const make = () => makeLocalSecrets(folder, (text) => said.push(text));
  const secret = "0123456789".repeat(4);
  write(`# local\nOWNER_KEY='${secret}' # mine\nexport LINK_SECRET=${secret}\nDESK_READ_KEY=${secret}\n`);
  make();
  expect(said).toEqual([]);
  expect(readFileSync(join(folder, ".dev.vars"), "utf8")).toContain("# mine");
  write(`OWNER_KEY='short'\nLINK_SECRET=\`${secret}\`\nDESK_READ_KEY=${secret}\n`);
  expect(make).toThrow("OWNER_KEY in .dev.vars must have at least 32");
});

test("a missing secret is made once, and the file is for its owner only", () => {
  const folder = makeFolder();
  const said: string[] = [];
  const make = () => makeLocalSecrets(folder, (text) => said.push(text));
  const file = join(folder, ".dev.vars");
  make();
  const made = readFileSync(file, "utf8");
  make();
  expect(readFileSync(file, "utf8")).toBe(made);
  expect(said).toEqual(["Made OWNER_KEY, LINK_SECRET, DESK_READ_KEY in .dev.vars (git ignores that file)."]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("packages are installed once for each lock file, and again after an installation that failed", () => {
  const folder = makeFolder();
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "package-lock.json"), "1");
  let count = 0;
  const install = () => installDependencies(folder, () => void count++);
  const fail = () => {
    throw new Error("no registry");
  };
  expect(() => installDependencies(folder, fail)).toThrow("no registry");
  install();
  install();
  expect(count).toBe(1);
  writeFileSync(join(folder, "package-lock.json"), "2");
  install();
  expect(count).toBe(2);
});

test("the command itself ends with npm's reason and a sentence where an installation fails", () => {
  using project = makeProject(["scripts", "package.json", "package-lock.json"]);
  project.remove("node_modules");
  const env = {
    ...process.env,
    npm_config_registry: "http://127.0.0.1:9/",
    npm_config_fetch_retries: "0",
    npm_config_cache: join(project.folder, "cache"),
  };
  const { status, stderr } = spawnSync("node", ["scripts/setup.mjs"], { cwd: project.folder, env, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain("ECONNREFUSED");
  expect(stderr).toContain('"npm ci --no-audit --no-fund --loglevel=error" ended with status 1.');
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
  expect(() => refuseFolder("/home/ama/homeward#2/")).toThrow(
    'Homeward cannot run in /home/ama/homeward#2/: move it to a folder without "#" and "?" in its path.',
  );
  expect(() => refuseFolder("/home/ama/homeward/")).not.toThrow();
});

test("an option that a server does not know, and a port that is none or taken, are refused", async () => {
  const server = createServer().listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const read = (...args: string[]) => readServerOptions(["demo"], 8787, args);
  await expect(read("--emtpy")).rejects.toThrow("Unknown option '--emtpy'");
  await expect(read("--port=many")).rejects.toThrow('"many" is not a port.');
  await expect(read(`--port=${port}`)).rejects.toThrow(`Port ${port} is taken. Choose another, or leave --port out.`);
  expect(await read("--demo", "--https")).toMatchObject({ demo: true, https: true });
});

test.each([
  ["scripts/start.mjs", "--emtpy"],
  ["scripts/preview.mjs", "--demo"],
])("%s %s is refused with a sentence", (script, option) => {
  const { status, stderr } = spawnSync(process.execPath, [script, option], { encoding: "utf8" });
  expect([status, stderr.trim()]).toEqual([1, `Unknown option '${option}'`]);
});
