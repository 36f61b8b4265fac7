import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startCloudflareApi } from "../support/cloudflare-api.ts";
import { deploy, makeProject, serveProject } from "../support/deployed-project.ts";

const WORKER = "homeward-staging";

test("a real build is uploaded whole and small, and the product that it is passes the smoke test", async () => {
  using api = await startCloudflareApi();
  using project = makeProject(null);

  // The command's input has ended, which stopped the build while pages were rendered; and nothing is live yet.
  const first = await deploy(project, api, ["staging", "--live-url=http://localhost:9"], {}, ["--skip-checks"]);
  expect(first.output).toContain("There is no version before this one: it stays.");
  const pages: string[] = JSON.parse(project.read("build/pages.json"));
  expect(pages.length).toBeGreaterThan(19);
  const files = pages.map((path) => (path === "/404" ? "/404.html" : `${path === "/" ? "" : path}/index.html`));
  expect(api.account.assets).toEqual(expect.arrayContaining([...files, "/robots.txt", "/third-party-licenses.txt"]));
  expect(api.account.assets.filter((path) => /\.dev\.vars|\.secrets/.test(path))).toEqual([]);

  // Pages are static: React and the pages' pictures stay at home.
  const [version] = api.account.scripts.get(WORKER)!.versions;
  expect(version!.modules.filter((name) => /react|server-build|\.webm|\.mp4/.test(name))).toEqual([]);
  const upload = api.requests.find(({ method, path }) => method === "PUT" && path.endsWith(`/scripts/${WORKER}`))!;
  const sourceMaps = readdirSync(join(project.folder, "build/server"), { recursive: true }).filter((name) =>
    String(name).endsWith(".map"),
  );
  const mapBytes = sourceMaps.reduce((sum, name) => sum + project.read(`build/server/${String(name)}`).length, 0);
  // The code of the Worker and its libraries, which is not minified.
  expect(upload.body.length - mapBytes).toBeLessThan(1_100_000);

  const { url, server } = await serveProject(project, JSON.parse(project.read(".secrets.staging.json")));
  try {
    const second = await deploy(project, api, ["staging", `--live-url=${url}`, "--timeout=120"]);
    expect(second.status, second.output).toBe(0);
    expect(second.output).not.toContain("No sign-up was tried");
    expect(api.account.scripts.get(WORKER)!.versions).toHaveLength(2);
  } finally {
    server.kill();
    await once(server, "exit");
  }
});
