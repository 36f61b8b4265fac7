// An account at Cloudflare for the tests of `npm run deploy`, in a file: test/support/fake-wrangler.mjs changes it, and the
// questions of scripts/deploy/preflight.mjs are answered from it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "./deployed-project.ts";
import { startServer } from "./local-server.ts";

const ACCOUNT = { id: "0123456789abcdef0123456789abcdef", name: "Homeward Ltd" };
const TOKEN = "token-of-the-tests";

type Product = "r2" | "queues" | "email";
type Worker = { secrets: Record<string, string>; versions: string[]; live: string | null };

const EMPTY = {
  accounts: [ACCOUNT],
  /** Products that answer with an error, as they do where they are not enabled. */
  disabled: {} as Partial<Record<Product, { code: number; message: string }>>,
  subdomain: "homeward-ltd" as string | null,
  databases: [] as string[],
  buckets: [] as string[],
  queues: [] as string[],
  workers: {} as Record<string, Worker>,
  sendingDomains: [] as string[],
  destinations: [] as { email: string; verified: string | null }[],
  /** Every command of wrangler, in its order. */
  commands: [] as string[],
  /** Beginnings of commands that fail, once each. */
  failing: [] as string[],
};
type Account = typeof EMPTY;

/** What the API answers to a path below the account, null where there is no such thing. */
function answer(account: Account, path: string, query: URLSearchParams): unknown {
  const [, name = ""] = /([^/]+)$/.exec(path) ?? [];
  const worker = account.workers[path.split("/")[3] ?? ""];
  if (path.startsWith("/d1/database/")) return account.databases.includes(name) ? { name } : null;
  if (path.startsWith("/r2/buckets/")) return account.buckets.includes(name) ? { name } : null;
  if (path === "/queues")
    return account.queues.filter((one) => one === query.get("name")).map((one) => ({ queue_name: one }));
  if (path === "/workers/subdomain") return account.subdomain && { subdomain: account.subdomain };
  if (path.endsWith("/secrets")) return worker ? Object.keys(worker.secrets).map((secret) => ({ name: secret })) : null;
  if (path.endsWith("/deployments")) {
    const live = worker?.live && { versions: [{ version_id: worker.live }], created_on: "2026-11-01T08:00:00Z" };
    return worker ? { deployments: live ? [live] : [] } : null;
  }
  if (path === "/email/sending/zones") return account.sendingDomains.map((zone) => ({ id: zone }));
  return path === "/email/routing/addresses" ? account.destinations : null;
}

/** Puts an empty account, on which everything is enabled, beside a project, and answers questions about it. */
export async function openAccount(project: Project) {
  const file = join(project.folder, "account.json");
  const read = () => JSON.parse(readFileSync(file, "utf8")) as Account;
  const write = (account: Account) => writeFileSync(file, JSON.stringify(account));
  write(EMPTY);
  const { origin, stop } = await startServer((request, response) => {
    const account = read();
    const { pathname, searchParams } = new URL(request.url!, "http://localhost");
    const [, id, rest = ""] = /^\/accounts\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
    const product = (["r2", "queues", "email"] as const).find((one) => rest.startsWith(`/${one}`));
    const zone = /^\/zones\/([^/]+)\/email/.exec(pathname)?.[1];
    const send = (status: number, result: unknown, error?: { code: number; message: string }) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ success: !error, result, errors: error ? [error] : [] }));
    };
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      return send(401, null, { code: 10000, message: "Authentication error" });
    }
    if (request.method !== "GET") throw new Error("only wrangler changes something");
    if (pathname === "/accounts") return send(200, account.accounts);
    if (zone) return send(200, [{ name: zone, enabled: true }]);
    const disabled = product && account.disabled[product];
    if (disabled) return send(403, null, disabled);
    const found = id === account.accounts[0]!.id ? answer(account, rest, searchParams) : null;
    return found === null ? send(404, null, { code: 10007, message: "There is no such thing." }) : send(200, found);
  });
  return {
    /** What the command must find in its environment. */
    environment: {
      CLOUDFLARE_API_BASE_URL: origin,
      CLOUDFLARE_API_TOKEN: TOKEN,
      FAKE_ACCOUNT: file,
    },
    read,
    change(change: (account: Account) => unknown) {
      const account = read();
      change(account);
      write(account);
    },
    [Symbol.dispose]: stop,
  };
}

export type CloudflareAccount = Awaited<ReturnType<typeof openAccount>>;
