// An account at Cloudflare for the tests of deployments, in memory: what wrangler prints and changes there, and the site that
// is live then.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_VERSION_PATH } from "#domain/content-version.ts";
import { securityHeaderTable } from "#worker/http/security-headers.ts";
import { readMigratedSchema } from "../../scripts/deploy/schema.ts";
import { pageFile } from "../../scripts/page-file.ts";

const ACCOUNT = { id: "0123456789abcdef0123456789abcdef", name: "Homeward Ltd" };

type Worker = {
  secrets: Record<string, string>;
  versions: string[];
  live: string | null;
  /** The versions that were live, the first one first. */
  deployed: string[];
};

/** An empty account with everything enabled, to which a project folder is deployed. */
export function openAccount(folder: string) {
  const leads = new Map<string, string>();
  const account = {
    accounts: [ACCOUNT],
    databases: [] as string[],
    queues: [] as string[],
    workers: {} as Record<string, Worker>,
    sendingDomains: [] as string[],
    /** Every command that changes or measures something, in order. */
    commands: [] as string[],
    /** Beginnings of commands that fail, with what wrangler says. */
    failing: {} as Record<string, string>,
    /** Paths of the live site that answer 500. */
    broken: new Set<string>(),
    /** The commit that the live site was built from, as it says; null where it doesn't say. */
    commit: null as string | null,
    /** What /api/health says is wrong with the site. */
    faults: [] as string[],
    /** What the migrated database lacks. */
    lacking: null as string | null,
    /** What is wrong from the next upload on. */
    faultsOfNext: null as string[] | null,
    /** Called around an upload that goes live, as others may deploy then. */
    beforeUpload() {},
    afterUpload() {},
    leads,
    signUps: 0,
    /** A version of another deployment goes live. */
    goLive(name: string, version: string) {
      const worker = account.workers[name]!;
      worker.live = version;
      worker.deployed.push(version);
    },
    wrangler,
    /** As in a folder without git. */
    git: (_args: string[]): { status: number | null; stdout: string } => ({ status: 128, stdout: "" }),
    fetch: async (url: URL | RequestInfo, init?: RequestInit) => answer(new URL(url as URL), init),
  };

  function wrangler(args: string[], options: { accountId?: string; outputFile?: string } = {}): string {
    const { accountId, outputFile } = options;
    const command = args.join(" ").replace(/ --(secrets-file|config).*$/, "");
    const failure = Object.keys(account.failing).find((beginning) => `${command} `.startsWith(`${beginning} `));
    const isQuestion = /^(whoami|d1 list|d1 execute|r2 bucket list|queues info|secret list|deployments|email)/.test(
      command,
    );
    if (!isQuestion) account.commands.push(command);
    if (failure)
      throw new Error(`⛅️ wrangler\n✘ [ERROR] ${account.failing[failure]}\n\n🪵  Logs were written to x.log`);
    if (command === "whoami --json") return JSON.stringify({ loggedIn: true, accounts: account.accounts });
    if (accountId !== ACCOUNT.id) throw new Error("no account was named");
    const [product, action, name = ""] = args;
    if (command === "d1 list --json") return JSON.stringify(account.databases.map((one) => ({ name: one })));
    if (command.startsWith("d1 create")) account.databases.push(name);
    if (command.startsWith("d1 time-travel")) return '{"bookmark":"00000000-0001"}';
    if (command.startsWith("d1 execute")) {
      const results = readMigratedSchema(join(folder, "migrations"));
      return JSON.stringify([{ results: results.filter((made) => made.name !== account.lacking) }]);
    }
    if (command.startsWith("queues create")) account.queues.push(name);
    if (command.startsWith("queues info") && !account.queues.includes(name))
      throw new Error(`✘ [ERROR] Queue "${name}" does not exist. To create it, run: wrangler queues create ${name}`);
    if (product === "email") return account.sendingDomains.map((one) => `│ ${one} │ ${one} │ yes │ 1 │`).join("\n");
    if (product === "rollback") account.goLive(args[3]!, action!);
    if (product === "secret" || product === "deployments") {
      const worker = account.workers[args[args.indexOf("--name") + 1]!];
      if (!worker) throw new Error("✘ [ERROR] A request failed.\n  This Worker does not exist. [code: 10007]");
      // Newest first: who reads the list sorts it.
      const deployments = worker.deployed.map((version, index) => ({
        created_on: new Date(index * 1000).toISOString(),
        versions: [{ version_id: version, percentage: 100 }],
      }));
      if (command.startsWith("deployments list")) return JSON.stringify(deployments.toReversed());
      if (product === "deployments") return JSON.stringify({ versions: [{ version_id: worker.live }] });
      return JSON.stringify(Object.keys(worker.secrets).map((secret) => ({ name: secret })));
    }
    return product === "deploy" || product === "versions" ? upload(args, outputFile) : "";
  }

  function upload(args: string[], outputFile?: string) {
    const read = (option: string, base = "") =>
      JSON.parse(readFileSync(join(base, args[args.indexOf(option) + 1]!), "utf8"));
    const { name, secrets } = read("--config", folder) as { name: string; secrets: { required: string[] } };
    const worker = (account.workers[name] ??= { secrets: {}, versions: [], live: null, deployed: [] });
    Object.assign(worker.secrets, read("--secrets-file"));
    const missing = secrets.required.filter((one) => !worker.secrets[one]);
    if (missing.length > 0) throw new Error(`The Worker would lack ${missing.join()}`);
    worker.versions.push(`version-${worker.versions.length + 1}`);
    if (args[0] === "deploy") {
      const version = worker.versions.at(-1)!;
      account.beforeUpload();
      account.goLive(name, version);
      writeFileSync(
        outputFile!,
        `{"type":"wrangler-session"}\n${JSON.stringify({ type: "deploy", version_id: version })}\n`,
      );
      account.afterUpload();
      account.faults = account.faultsOfNext ?? account.faults;
    }
    return `Uploaded ${name}\n  https://${name}.homeward-ltd.workers.dev\n`;
  }

  /** The live site: the pages of the build, and an API that keeps sign-ups. */
  function answer({ pathname, searchParams }: URL, { body, headers = {} }: RequestInit = {}) {
    const reply = (status: number, text: string, more = {}) =>
      new Response(text, { status, headers: { ...securityHeaderTable(), ...more } });
    const client = join(folder, "build", "client");
    const pages = JSON.parse(readFileSync(join(folder, "build", "pages.json"), "utf8")) as string[];
    if (pathname === CONTENT_VERSION_PATH && account.commit)
      return reply(200, JSON.stringify({ commit: account.commit }));
    if (account.broken.has(pathname)) return reply(500, "broken");
    if (pages.includes(pathname)) return reply(200, readFileSync(join(client, pageFile(pathname)), "utf8"));
    if (pathname === "/api/health")
      return reply(account.faults.length > 0 ? 503 : 200, JSON.stringify({ reasons: account.faults }));
    if (pathname === "/api/session") return reply(200, "{}", { "Set-Cookie": "session=owner; Path=/" });
    if (pathname === "/api/waitlist") {
      const { email } = JSON.parse(String(body));
      leads.set(`person_${email}`, email);
      account.signUps += 1;
      return reply(200, "{}");
    }
    if ((headers as Record<string, string>).Cookie !== "session=owner")
      return reply(pathname.startsWith("/api/") ? 401 : 404, "");
    if (pathname === "/api/optin-contacts") {
      const found = [...leads].filter(([, email]) => email === searchParams.get("q"));
      return reply(200, JSON.stringify({ data: found.map(([personId]) => ({ personId })) }));
    }
    leads.delete(pathname.replace("/api/people/", ""));
    return reply(200, "{}");
  }
  return account;
}

export type CloudflareAccount = ReturnType<typeof openAccount>;
