// A copy of the project with a small build, on which `npm run deploy` runs with a wrangler that changes an account in a file, and
// a small live site that answers as the build says.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import getPort from "get-port";
import { securityHeaderTable } from "../../worker/http/security-headers.ts";
import type { CloudflareAccount } from "./cloudflare-account.ts";
import { startServer } from "./local-server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What `npm run deploy` needs of the project. */
const PARTS = [
  "domain",
  "migrations",
  "scripts",
  "worker",
  "web/content",
  "web/features",
  "web/lib",
  "web/pages",
  "web/site",
  "package.json",
  "package-lock.json",
  "wrangler.toml",
];

const PAGES = ["/", "/waitlist", "/404"];

/**
 * A copy of the project in a folder of its own, with a small build of the environment in it; null copies everything and
 * leaves building to the command.
 */
export function makeProject(environmentName: "production" | "staging" | null = "staging") {
  const folder = mkdtempSync(join(tmpdir(), "homeward-project-"));
  const parts = environmentName ? [...PARTS, ".env.production", ".env.staging"] : [];
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...parts];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" });
  const paths = files.split("\0").filter((name) => name && existsSync(join(root, name)));
  for (const path of new Set(paths.map(dirname))) mkdirSync(join(folder, path), { recursive: true });
  for (const path of paths) copyFileSync(join(root, path), join(folder, path));
  linkPackages(folder);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  if (environmentName) writeBuild(write, environmentName);
  return {
    folder,
    write,
    read: (path: string) => readFileSync(join(folder, path), "utf8"),
    remove: (path: string) => rmSync(join(folder, path), { recursive: true, force: true }),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Project = ReturnType<typeof makeProject>;

/** The installed packages, with a wrangler of the tests' own. */
function linkPackages(folder: string) {
  const [from, to] = [join(root, "node_modules"), join(folder, "node_modules")];
  mkdirSync(join(to, ".bin"), { recursive: true });
  const names = readdirSync(from).filter((name) => name !== ".bin");
  const tools = readdirSync(join(from, ".bin")).filter((name) => name !== "wrangler");
  for (const name of [...names, ...tools.map((tool) => join(".bin", tool))])
    symlinkSync(join(from, name), join(to, name));
  symlinkSync(join(root, "test/support/fake-wrangler.mjs"), join(to, ".bin/wrangler"));
}

/** Serves the project's build on the local runtime, with an empty database and these secrets. */
export async function serveProject(
  project: Project,
  { OWNER_KEY, LINK_SECRET }: Record<"OWNER_KEY" | "LINK_SECRET", string>,
): Promise<{ url: string; server: ChildProcess }> {
  const options = { cwd: project.folder, env: { ...process.env, CI: "1" } };
  const state = ["--persist-to=state", "--config=build/server/wrangler.json"];
  spawnSync("wrangler", ["d1", "migrations", "apply", "DB", "--local", ...state], options);
  project.write("secrets.env", `OWNER_KEY="${OWNER_KEY}"\nLINK_SECRET="${LINK_SECRET}"\n`);
  const port = await getPort();
  const server = spawn("wrangler", ["dev", ...state, `--port=${port}`, "--env-file=secrets.env"], {
    ...options,
    stdio: "ignore",
  });
  return { url: `http://localhost:${port}`, server };
}

/** A build as `npm run build` leaves it, with two pages and a Worker of one line. */
function writeBuild(write: (path: string, text: string) => void, environmentName: string) {
  const name = environmentName === "production" ? "homeward" : `homeward-${environmentName}`;
  const queues = [`${name}-deliveries`, `${name}-deliveries-dead`];
  const config = {
    name,
    main: "index.js",
    no_bundle: true,
    rules: [{ type: "ESModule", globs: ["**/*.js"] }],
    compatibility_date: "2026-10-01",
    assets: { binding: "ASSETS", directory: "../client", not_found_handling: "404-page" },
    d1_databases: [{ binding: "DB", database_name: name, migrations_dir: "../../migrations" }],
    r2_buckets: [{ binding: "BUCKET", bucket_name: name }],
    queues: {
      producers: [{ binding: "DELIVERIES", queue: queues[0] }],
      consumers: [{ queue: queues[0], dead_letter_queue: queues[1] }, { queue: queues[1] }],
    },
    triggers: { crons: ["* * * * *"] },
    ...(environmentName === "production" ? {} : { targetEnvironment: environmentName, topLevelName: "homeward" }),
  };
  write("build/server/wrangler.json", JSON.stringify(config));
  write("build/server/index.js", "export default { fetch: () => new Response() };\n");
  write("build/pages.json", JSON.stringify(PAGES));
  write("build/client/index.html", pageHtml("/"));
  write("build/client/waitlist/index.html", pageHtml("/waitlist"));
  write("build/client/404.html", pageHtml("/404"));
  write("build/client/robots.txt", "User-agent: *\n");
  write("build/client/_headers", "/*\n  X-Content-Type-Options: nosniff\n");
}

function pageHtml(path: string) {
  return `<!doctype html><title>Page ${path}</title><script src="/assets/entry-1a2b.js"></script>`;
}

/**
 * Runs `npm run deploy` (its second half: the first installs) in a project, and waits for its end. Its input has ended, as
 * that of a closed terminal.
 */
export async function deploy(
  project: Project,
  account: CloudflareAccount,
  args: string[],
  env: Record<string, string> = {},
  skipped = ["--skip-checks", "--skip-build"],
) {
  // What the machine that runs the tests is signed in to must not reach the command.
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(CLOUDFLARE|CF|WRANGLER|VITE|GITHUB)_|^CI$/.test(name)),
  );
  const child = spawn("node", ["scripts/deploy.mjs", ...skipped, "--timeout=2", ...args], {
    cwd: project.folder,
    env: {
      ...clean,
      PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
      XDG_CONFIG_HOME: join(project.folder, "config"),
      ...account.environment,
      ...env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.end();
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const [status] = await once(child, "exit");
  return { status: status as number, output };
}

/** The live site: the pages of the small build, and an API that keeps sign-ups. Parts of it can be told to fail. */
export async function startLiveSite() {
  const broken = new Set<string>();
  const leads = new Map<string, string>();
  let signUps = 0;
  const { origin, stop } = await startServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { pathname, searchParams } = new URL(request.url!, "http://localhost");
    for (const [name, value] of Object.entries(securityHeaderTable())) response.setHeader(name, value);
    const send = (status: number, text: string) => {
      response.writeHead(status);
      response.end(text);
    };
    if (broken.has(pathname)) return send(500, '{"error":"broken"}');
    if (PAGES.includes(pathname) && pathname !== "/404") return send(200, pageHtml(pathname));
    if (pathname === "/api/health") return send(200, '{"status":"ok"}');
    if (pathname === "/api/session") {
      response.setHeader("Set-Cookie", "session=owner; Path=/; HttpOnly");
      return send(200, "{}");
    }
    if (pathname === "/api/waitlist") {
      const { email } = JSON.parse(body);
      leads.set(`person_${email}`, email);
      signUps += 1;
      return send(200, "{}");
    }
    if (request.headers.cookie !== "session=owner") return send(pathname.startsWith("/api/") ? 401 : 404, "");
    if (pathname === "/api/optin-contacts") {
      const found = [...leads].filter(([, email]) => email === searchParams.get("q"));
      return send(200, JSON.stringify({ data: found.map(([personId]) => ({ personId })) }));
    }
    leads.delete(decodeURIComponent(pathname.replace("/api/people/", "")));
    return send(200, '{"removed":true}');
  });
  return {
    url: origin,
    /** Paths that answer 500. */
    broken,
    /** People who were not erased. */
    leads,
    get signUps() {
      return signUps;
    },
    [Symbol.dispose]: stop,
  };
}
