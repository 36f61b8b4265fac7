// A stand-in for Cloudflare's API, as far as wrangler and `npm run deploy` call it: an account that remembers what was
// created on it, runs migrations in real SQLite, and records every request. wrangler is pointed at it by
// CLOUDFLARE_API_BASE_URL. An unknown path is answered with an error that names it, so that a new version of wrangler
// that calls something else is noticed.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";

export const ACCOUNT = { id: "0123456789abcdef0123456789abcdef", name: "Homeward Ltd" };
const TOKEN = "token-of-the-tests";

/** One request, with the path below the account. */
type RecordedRequest = { method: string; path: string; body: string };

type Fault = { method: string; path: RegExp; status: number; code: number; message: string };
type Script = {
  secrets: Map<string, string>;
  /** Newest first. */
  versions: { id: string; created: string; bindings: Binding[]; modules: string[]; isDeployed: boolean }[];
};
type Binding = { name: string; type: string; text?: string; [field: string]: unknown };
type Database = { uuid: string; name: string; file: DatabaseSync };
type ReceivedRequest = RecordedRequest & { query: URLSearchParams };

class ApiFault extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Starts the stand-in on a free port, with one empty account on which everything is enabled. */
export async function startCloudflareApi() {
  const account = {
    accounts: [ACCOUNT],
    token: TOKEN,
    /** Products that answer with an error, as they do where they are not enabled. */
    disabled: new Map<"r2" | "queues" | "email", { code: number; message: string }>(),
    subdomain: "homeward-ltd" as string | null,
    databases: [] as Database[],
    buckets: [] as string[],
    queues: [] as { id: string; name: string; consumers: { script: string; id: string; [key: string]: unknown }[] }[],
    scripts: new Map<string, Script>(),
    /** Domains enabled for sending, and destinations that were verified. */
    sendingDomains: [] as string[],
    destinations: [] as { email: string; verified: string | null }[],
    /** Paths of the assets of the newest upload. */
    assets: [] as string[],
  };
  const requests: RecordedRequest[] = [];
  const unknown: string[] = [];
  const faults: Fault[] = [];

  function addDatabase(name: string) {
    const database = { uuid: randomUUID(), name, file: new DatabaseSync(":memory:") };
    account.databases.push(database);
    return database;
  }

  function scriptNamed(name: string): Script {
    const script = account.scripts.get(name);
    if (!script) throw new ApiFault(404, 10007, "This Worker does not exist on your account.");
    return script;
  }

  function requireProduct(product: "r2" | "queues" | "email") {
    const fault = account.disabled.get(product);
    if (fault) throw new ApiFault(403, fault.code, fault.message);
  }

  /** Stores an upload of code; secrets that it does not bring stay as they were. */
  function storeVersion(name: string, body: string, isDeployed: boolean) {
    const script: Script = account.scripts.get(name) ?? { secrets: new Map(), versions: [] };
    const metadata = JSON.parse(readParts(body).find((part) => part.name === "metadata")!.content);
    const bindings: Binding[] = metadata.bindings;
    const [before] = script.versions;
    for (const binding of bindings) {
      const isKnown =
        script.secrets.has(binding.name) || before?.bindings.some(({ name: one }) => one === binding.name);
      if (binding.type === "inherit" && !isKnown) {
        throw new ApiFault(400, 10057, `inherit binding '${binding.name}' is invalid: there is no such binding`);
      }
      if (binding.type === "secret_text") script.secrets.set(binding.name, binding.text!);
    }
    const version = {
      id: randomUUID(),
      created: new Date().toISOString(),
      bindings,
      modules: readParts(body).flatMap(({ fileName }) => (fileName ? [fileName] : [])),
      isDeployed,
    };
    script.versions.unshift(version);
    account.scripts.set(name, script);
    return version;
  }

  const describeDeployment = (id: string, created: string) => ({
    id: randomUUID(),
    source: "wrangler",
    strategy: "percentage",
    author_email: "owner@example.com",
    created_on: created,
    annotations: {},
    versions: [{ version_id: id, percentage: 100 }],
  });

  const routes: [string, RegExp, (asked: ReceivedRequest, ...groups: string[]) => unknown][] = [
    ["GET", /^\/user$/, () => ({ id: "user", email: "owner@example.com" })],
    ["GET", /^\/user\/tokens\/verify$/, () => ({ id: "token", status: "active" })],
    ["GET", /^\/accounts$/, () => paged(account.accounts)],
    [
      "GET",
      /^\/memberships$/,
      () => paged(account.accounts.map((one) => ({ id: one.id, account: one, status: "accepted", roles: [] }))),
    ],

    ["GET", /^\/d1\/database$/, () => paged(account.databases.map(({ uuid, name }) => ({ uuid, name })))],
    [
      "POST",
      /^\/d1\/database$/,
      ({ body }) => {
        const { name } = JSON.parse(body);
        if (account.databases.some((one) => one.name === name)) {
          throw new ApiFault(400, 7502, `database with name "${name}" already exists`);
        }
        return { uuid: addDatabase(name).uuid, name };
      },
    ],
    [
      "GET",
      /^\/d1\/database\/([^/]+)$/,
      (_, key) => {
        const { uuid, name } = databaseNamed(key);
        return { uuid, name, version: "production" };
      },
    ],
    [
      "GET",
      /^\/d1\/database\/([^/]+)\/time_travel\/bookmark$/,
      (_, key) => ({ bookmark: `00000000-${databaseNamed(key).uuid.slice(0, 8)}` }),
    ],
    ["POST", /^\/d1\/database\/([^/]+)\/query$/, ({ body }, key) => query(databaseNamed(key).file, JSON.parse(body))],

    [
      "GET",
      /^\/r2\/buckets$/,
      () => {
        requireProduct("r2");
        return { buckets: account.buckets.map((name) => ({ name })) };
      },
    ],
    [
      "POST",
      /^\/r2\/buckets$/,
      ({ body }) => {
        requireProduct("r2");
        const { name } = JSON.parse(body);
        if (account.buckets.includes(name))
          throw new ApiFault(409, 10004, "The bucket you tried to create already exists");
        account.buckets.push(name);
        return { name };
      },
    ],
    [
      "GET",
      /^\/r2\/buckets\/([^/]+)$/,
      (_, name) => {
        requireProduct("r2");
        if (!account.buckets.includes(name)) throw new ApiFault(404, 10006, "The specified bucket does not exist.");
        return { name };
      },
    ],

    [
      "GET",
      /^\/queues$/,
      ({ query }) => {
        requireProduct("queues");
        const name = query.get("name");
        const queues = account.queues.filter((queue) => !name || queue.name === name);
        return paged(queues.map(queueJson));
      },
    ],
    [
      "POST",
      /^\/queues$/,
      ({ body }) => {
        requireProduct("queues");
        const { queue_name: name } = JSON.parse(body);
        if (account.queues.some((queue) => queue.name === name)) {
          throw new ApiFault(
            409,
            11009,
            `Queue name '${name}' is already taken. Please use a different name and try again.`,
          );
        }
        const queue = { id: randomUUID(), name, consumers: [] };
        account.queues.push(queue);
        return queueJson(queue);
      },
    ],
    ["GET", /^\/queues\/([^/]+)\/consumers$/, (_, id) => queueWithId(id).consumers],
    [
      "POST",
      /^\/queues\/([^/]+)\/consumers$/,
      ({ body }, id) => {
        const sent = JSON.parse(body);
        const consumer = { ...sent, script: sent.script_name, id: randomUUID() };
        queueWithId(id).consumers.push(consumer);
        return consumer;
      },
    ],
    ["PUT", /^\/queues\/([^/]+)\/consumers\/([^/]+)$/, ({ body }) => JSON.parse(body)],

    [
      "GET",
      /^\/email\/sending\/zones$/,
      () => {
        requireProduct("email");
        return paged(account.sendingDomains.map((name) => ({ id: `zone-${name}`, name })));
      },
    ],
    [
      "GET",
      /^\/zones\/zone-([^/]+)\/email\/sending\/subdomains$/,
      (_, name) => [{ name, enabled: true, tag: "sending" }],
    ],
    [
      "GET",
      /^\/email\/routing\/addresses$/,
      () => {
        requireProduct("email");
        return paged(account.destinations);
      },
    ],

    [
      "GET",
      /^\/workers\/subdomain$/,
      () => {
        if (!account.subdomain) throw new ApiFault(404, 10007, "Please register a workers.dev subdomain.");
        return { subdomain: account.subdomain };
      },
    ],
    [
      "GET",
      /^\/workers\/services\/([^/]+)$/,
      (_, name) => {
        scriptNamed(name);
        const script = { id: name, last_deployed_from: "wrangler", tag: "tag", modified_on: new Date().toISOString() };
        return { id: name, default_environment: { environment: "production", script } };
      },
    ],
    [
      "GET",
      /^\/workers\/scripts\/([^/]+)\/secrets$/,
      (_, name) => [...scriptNamed(name).secrets.keys()].map((secret) => ({ name: secret, type: "secret_text" })),
    ],
    [
      "PUT",
      /^\/workers\/scripts\/([^/]+)$/,
      ({ body }, name) => ({
        id: name,
        deployment_id: storeVersion(name, body, true).id,
        startup_time_ms: 12,
        etag: "e",
      }),
    ],
    [
      "POST",
      /^\/workers\/scripts\/([^/]+)\/versions$/,
      ({ body }, name) => {
        const version = storeVersion(name, body, false);
        return { ...versionJson(version, scriptNamed(name).versions.length), startup_time_ms: 12 };
      },
    ],
    [
      "GET",
      /^\/workers\/scripts\/([^/]+)\/versions$/,
      (_, name) => ({ items: scriptNamed(name).versions.map((version, number) => versionJson(version, number)) }),
    ],
    [
      "GET",
      /^\/workers\/scripts\/([^/]+)\/versions\/([^/]+)$/,
      (_, name, id) => {
        const version = scriptNamed(name).versions.find((one) => one.id === id);
        if (!version) throw new ApiFault(404, 10007, "There is no such version.");
        return versionJson(version, 1);
      },
    ],
    [
      "GET",
      /^\/workers\/scripts\/([^/]+)\/deployments$/,
      (_, name) => ({
        deployments: scriptNamed(name)
          .versions.filter(({ isDeployed }) => isDeployed)
          .map(({ id, created }) => describeDeployment(id, created)),
      }),
    ],
    [
      "POST",
      /^\/workers\/scripts\/([^/]+)\/deployments$/,
      ({ body }, name) => {
        const [{ version_id: id }] = JSON.parse(body).versions;
        const script = scriptNamed(name);
        const version = script.versions.find((one) => one.id === id)!;
        script.versions = [{ ...version, isDeployed: true }, ...script.versions.filter((one) => one !== version)];
        return describeDeployment(id, new Date().toISOString());
      },
    ],
    [
      "GET",
      /^\/workers\/scripts\/([^/]+)\/settings$/,
      (_, name) => ({ bindings: scriptNamed(name).versions[0]!.bindings }),
    ],
    ["GET", /^\/workers\/scripts\/([^/]+)\/script-settings$/, () => ({ tags: [], logpush: false })],
    ["PATCH", /^\/workers\/scripts\/([^/]+)\/(script-)?settings$/, () => ({})],
    ["GET", /^\/workers\/scripts\/([^/]+)\/subdomain$/, () => ({ enabled: true, previews_enabled: true })],
    ["POST", /^\/workers\/scripts\/([^/]+)\/subdomain$/, ({ body }) => JSON.parse(body)],
    ["PUT", /^\/workers\/scripts\/([^/]+)\/schedules$/, ({ body }) => ({ schedules: JSON.parse(body) })],
    [
      "GET",
      /^\/workers\/workers\/([^/]+)$/,
      (_, name) => {
        scriptNamed(name);
        return { id: name, name, subdomain: { enabled: true, previews_enabled: true } };
      },
    ],
    [
      "POST",
      /^\/workers\/scripts\/([^/]+)\/assets-upload-session$/,
      ({ body }) => {
        const { manifest } = JSON.parse(body) as { manifest: Record<string, { hash: string }> };
        account.assets = Object.keys(manifest);
        return { jwt: jwt(), buckets: [Object.values(manifest).map(({ hash }) => hash)] };
      },
    ],
    ["POST", /^\/workers\/assets\/upload$/, () => ({ jwt: jwt() })],
  ];

  function databaseNamed(key: string) {
    const name = decodeURIComponent(key);
    const found = account.databases.find((one) => one.uuid === name || one.name === name);
    if (!found) throw new ApiFault(404, 7404, `The database ${name} could not be found`);
    return found;
  }

  function queueWithId(id: string) {
    return account.queues.find((queue) => queue.id === id)!;
  }

  function answer(asked: ReceivedRequest) {
    const fault = faults.find(({ method, path }) => method === asked.method && path.test(asked.path));
    if (fault) {
      faults.splice(faults.indexOf(fault), 1);
      throw new ApiFault(fault.status, fault.code, fault.message);
    }
    for (const [method, pattern, handle] of routes) {
      const match = method === asked.method ? pattern.exec(asked.path) : null;
      if (match) return handle(asked, ...match.slice(1));
    }
    unknown.push(`${asked.method} ${asked.path}`);
    throw new ApiFault(404, 7003, `The stand-in does not know ${asked.method} ${asked.path}`);
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, "http://localhost");
    const id = /^\/accounts\/([^/]+)/.exec(url.pathname)?.[1];
    const asked = {
      method: request.method!,
      path: id ? url.pathname.slice(`/accounts/${id}`.length) : url.pathname,
      query: url.searchParams,
      body: await readBody(request),
    };
    requests.push({ method: asked.method, path: asked.path, body: asked.body });
    let status = 200;
    let sent: object;
    try {
      // Assets are uploaded with the token of their session.
      const isAllowed =
        asked.path === "/workers/assets/upload" || request.headers.authorization === `Bearer ${account.token}`;
      if (!isAllowed) throw new ApiFault(401, 10000, "Authentication error");
      if (id && !account.accounts.some((one) => one.id === id)) {
        throw new ApiFault(403, 9109, "Unauthorized to access requested resource");
      }
      const result = answer(asked);
      const isWhole = result !== null && typeof result === "object" && "result_info" in result;
      sent = { success: true, errors: [], messages: [], ...(isWhole ? result : { result }) };
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      status = error.status;
      sent = { success: false, errors: [{ code: error.code, message: error.message }], messages: [], result: null };
    }
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(sent));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    requests,
    /** Requests that the stand-in has no answer for. */
    unknown,
    addDatabase,
    /** Lets the next matching request fail, once. */
    failNext(method: string, path: RegExp, status = 500, code = 10013, message = "An unknown error has occurred") {
      faults.push({ method, path, status, code, message });
    },
    /** Faults that nothing ran into yet. */
    faults,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
      for (const { file } of account.databases) file.close();
    },
  };
}

export type CloudflareApi = Awaited<ReturnType<typeof startCloudflareApi>>;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** A list, whole. */
function paged<Item>(items: Item[]) {
  const count = items.length;
  return { result: items, result_info: { page: 1, per_page: 50, count, total_count: count, total_pages: 1 } };
}

/** Runs statements as D1 does: all of them, or none. */
function query(file: DatabaseSync, { sql, params = [] }: { sql: string; params?: string[] }) {
  try {
    if (/^\s*(select|pragma)/i.test(sql)) {
      return [{ results: file.prepare(sql).all(...params), success: true, meta: { duration: 1 } }];
    }
    file.exec("BEGIN");
    file.exec(sql);
    file.exec("COMMIT");
    return [{ results: [], success: true, meta: { duration: 1 } }];
  } catch (error) {
    if (file.isTransaction) file.exec("ROLLBACK");
    throw new ApiFault(400, 7500, (error as Error).message);
  }
}

function queueJson({ id, name, consumers }: { id: string; name: string; consumers: { script: string }[] }) {
  return {
    queue_id: id,
    queue_name: name,
    created_on: "",
    modified_on: "",
    producers: [],
    producers_total_count: 0,
    consumers,
    consumers_total_count: consumers.length,
  };
}

function versionJson({ id, created, bindings }: Script["versions"][number], number: number) {
  return {
    id,
    number,
    metadata: { created_on: created, author_email: "owner@example.com", source: "wrangler", has_preview: true },
    annotations: {},
    resources: { bindings, script: { etag: "e", handlers: ["fetch"] }, script_runtime: {} },
  };
}

/** The parts of a multipart body. */
function readParts(body: string) {
  const boundary = body.slice(0, body.indexOf("\r\n"));
  return body
    .split(boundary)
    .slice(1, -1)
    .map((part) => {
      const end = part.indexOf("\r\n\r\n");
      const head = part.slice(0, end);
      return {
        name: /\bname="([^"]*)"/.exec(head)?.[1] ?? "",
        fileName: /filename="([^"]*)"/.exec(head)?.[1] ?? null,
        content: part.slice(end + 4, -2),
      };
    });
}

/** A token that never expires, as far as wrangler looks into it. */
function jwt() {
  return `header.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.signature`;
}
