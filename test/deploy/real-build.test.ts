import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openAccount } from "../support/cloudflare-account.ts";
import { deploy, makeProject, serveProject } from "../support/deployed-project.ts";

test("a check that fails ends the command before anything in the account is changed", async () => {
  using project = makeProject(null);
  using account = await openAccount(project);
  project.write("worker/wrong-type.ts", 'export const seconds: number = "five";\n');
  const { status, output } = await deploy(project, account, ["staging"], {}, []);
  expect([status, output]).toEqual([1, expect.stringContaining("worker/wrong-type.ts(1,14): error TS2322")]);
  expect(account.read().commands).toEqual([]);
});

test("a real build is whole and small, and the product that it is passes the smoke test", async () => {
  using project = makeProject(null);
  using account = await openAccount(project);

  // The command's input has ended, which stopped the build while pages were rendered; and nothing is live yet.
  const first = await deploy(project, account, ["staging", "--live-url=http://localhost:9"], {}, ["--skip-checks"]);
  expect(first.output).toContain("There is no version before this one: it stays.");
  const pages: string[] = JSON.parse(project.read("build/pages.json"));
  expect(pages.length).toBeGreaterThan(19);
  const client = readdirSync(join(project.folder, "build/client"), { recursive: true }).map(String);
  expect(client.filter((path) => /\.dev\.vars|\.secrets/.test(path))).toEqual([]);
  for (const file of ["robots.txt", "third-party-licenses.txt", "404.html"]) expect(client).toContain(file);

  // Pages are static: React and the pages' pictures stay at home. The code of the Worker and its libraries is not minified.
  const uploaded = spawnSync(
    "wrangler",
    ["deploy", "--dry-run", "--outdir=uploaded", "--config=build/server/wrangler.json"],
    {
      cwd: project.folder,
      encoding: "utf8",
    },
  );
  expect(uploaded.status, uploaded.stderr).toBe(0);
  const modules = globSync("uploaded/**/*", { cwd: project.folder }).filter((name) => /\.\w+$/.test(name));
  expect(modules.filter((name) => /react|server-build|\.webm|\.mp4/.test(name))).toEqual([]);
  const code = modules.filter((name) => !/\.map$|README/.test(name)).map((name) => join(project.folder, name));
  expect(code.length).toBeGreaterThan(0);
  expect(code.every((file) => existsSync(file))).toBe(true);
  expect(code.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThan(1_100_000);

  const { url, server } = await serveProject(project, JSON.parse(project.read(".secrets.staging.json")));
  try {
    const second = await deploy(project, account, ["staging", `--live-url=${url}`, "--timeout=120"]);
    expect(second.status, second.output).toBe(0);
    expect(second.output).not.toContain("No sign-up was tried");
    expect(account.read().workers["homeward-staging"]!.versions).toHaveLength(2);
  } finally {
    server.kill();
    await once(server, "exit");
  }
});
