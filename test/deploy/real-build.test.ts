import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSite } from "#domain/site.ts";
import { deploy } from "../../scripts/deploy/deploy.mjs";
import { openAccount } from "../support/cloudflare-account.ts";
import { makeProject, serveProject } from "../support/deployed-project.ts";
import { startServer } from "../support/local-server.ts";

test("the preflight understands the installed wrangler's answers about an empty account", async () => {
  const account = { id: "0123456789abcdef0123456789abcdef", name: "Homeward Ltd" };
  const domain = readSite({}).email.hello.split("@")[1];
  const results: [RegExp, unknown][] = [
    [/^\/accounts\?/, [account]],
    [/^\/memberships/, [{ account }]],
    [/\/r2\//, { buckets: [] }],
    [/sending\/zones/, [{ id: "zone", name: domain }]],
    [/sending\/subdomains/, [{ name: domain, enabled: true, tag: "tag" }]],
  ];
  const { origin, stop } = await startServer((request, response) => {
    const isWorker = request.url!.includes("/workers/");
    const [, result = []] = results.find(([path]) => path.test(request.url!)) ?? [];
    const errors = isWorker ? [{ code: 10007, message: "This Worker does not exist on your account." }] : [];
    response.writeHead(isWorker ? 404 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ success: !isWorker, errors, messages: [], result }));
  });
  const signIn = {
    CLOUDFLARE_API_BASE_URL: origin,
    CLOUDFLARE_API_TOKEN: "t",
    CLOUDFLARE_ACCOUNT_ID: account.id,
  };
  // The name of the environment must not be appended to the Worker's.
  const env = { ...process.env, ...signIn, CLOUDFLARE_ENV: "staging" };
  const child = spawn("node", ["scripts/deploy.mjs", "--preflight"], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [status] = await once(child, "exit");
  stop();
  expect([status, output]).toEqual([0, expect.stringContaining("Ready. Nothing was changed.")]);
  expect(output).toContain(`${domain} is enabled for sending`);
  expect(output).toContain("homeward-staging, live version: none yet");
  expect(output).toContain("the database homeward-staging, the queue homeward-staging-deliveries-dead");
});

test("a real build is complete and small, and passes the smoke test", async () => {
  using project = makeProject([]);
  const { folder } = project;
  const build = (name: string) => {
    const script = `import("./scripts/setup.mjs").then(({ build }) => build("${name}"))`;
    // Its input has ended, as a closed terminal's: that once stopped the build while pages were rendered.
    const { status, stderr } = spawnSync("node", ["-e", script], { cwd: folder, encoding: "utf8", input: "" });
    expect(status, stderr).toBe(0);
  };
  let output = "";
  const say = (text: string) => (output += `${text}\n`);
  const account = openAccount(folder);
  const tools = { folder, env: {}, ...account, fetch, check() {}, build, listLaunchBlockers: () => [], say, ask: null };
  const first = deploy(
    { target: "staging", "skip-checks": true, "live-url": "http://localhost:9" },
    { ...tools, patience: 10 },
  );
  await expect(first).rejects.toThrow("There is no earlier version");
  expect(JSON.parse(project.read("build/pages.json")).length).toBeGreaterThan(19);
  const client = readdirSync(join(folder, "build/client"), { recursive: true }).map(String);
  expect(client.filter((path) => /\.dev\.vars|\.secrets/.test(path))).toEqual([]);
  for (const file of ["robots.txt", "third-party-licenses.txt", "404.html"]) expect(client).toContain(file);

  // Pages are static: React and the pages' pictures are not uploaded with the Worker, whose code is not minified.
  const dryRun = ["deploy", "--dry-run", "--outdir=uploaded", "--config=build/server/wrangler.json"];
  const uploaded = spawnSync("wrangler", dryRun, { cwd: folder, encoding: "utf8" });
  expect(uploaded.status, uploaded.stderr).toBe(0);
  const modules = globSync("uploaded/**/*", { cwd: folder }).filter((name) => /\.\w+$/.test(name));
  expect(modules.filter((name) => /react|server-build|\.webm|\.mp4/.test(name))).toEqual([]);
  const code = modules.filter((name) => !/\.map$|README/.test(name)).map((name) => join(folder, name));
  expect(code.length).toBeGreaterThan(0);
  expect(code.every((file) => existsSync(file))).toBe(true);
  expect(code.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThan(1_600_000);

  const { url, server } = await serveProject(project, JSON.parse(project.read(".secrets.staging.json")));
  try {
    // What a deployment can't read of the live site stops it.
    const status = () =>
      fetch(url).then(
        (response) => response.status,
        () => null,
      );
    await expect.poll(status, { timeout: 120_000 }).toBe(200);
    const options = { target: "staging", "skip-checks": true, "skip-build": true, "live-url": url };
    await deploy(options, { ...tools, patience: 120_000 });
    expect(output).not.toContain("No sign-up was tried");
    expect(account.workers["homeward-staging"]!.versions).toHaveLength(2);
  } finally {
    server.kill();
    await once(server, "exit");
  }
});
