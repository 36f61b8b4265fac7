// `npm run bench:load`: a minute of mixed load on the built product in the local runtime, then a comparison of what was
// accepted with what is stored, then as many requests to a bare Worker that makes the same calls to the local services.
// `npm run bench:load -- --seconds=10` is a shorter one, `--only=waitlist,message` runs some of the clients, `--no-build`
// takes the build that is there. Fails on an answer of 5xx, on anything lost or doubled, and on much more memory than the
// bare Worker's.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { migrateLocalDatabase } from "../scripts/local-database.mjs";
import { freePort, waitForServer } from "../scripts/local-server.mjs";
import { build, environment, root } from "../scripts/setup.mjs";
import { CALCULATION } from "../test/support/calculation.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    port: { type: "string", default: "8990" },
    only: { type: "string" },
    "no-build": { type: "boolean", default: false },
  },
});
const SECONDS = Number(values.seconds);
const STATE = ".wrangler/bench-load";
/** Clients of each kind; each asks again as soon as it is answered. */
const ALL_CLIENTS = { page: 4, count: 2, waitlist: 3, again: 1, calculator: 2, message: 1, owner: 2 };
const CLIENTS = Object.fromEntries(
  Object.entries(ALL_CLIENTS).filter(([name]) => !values.only || values.only.split(",").includes(name)),
);
/**
 * Most memory of the process over that of the bare Worker after as many requests. The local runtime's process grows with
 * every request, of static files and of a bare Worker, too: it holds the local services and does not limit an isolate to
 * the platform's 128 MB. So only what grows faster than that is ours; each sign-up makes several times the calls of a
 * bare POST, because its deliveries follow.
 */
const MOST_MEMORY_RATIO = 2;
const OWNER_KEY = "owner-key-of-the-load-bench-0123456789";

if (!values["no-build"]) build();
for (const folder of [STATE, `${STATE}-bare`]) rmSync(join(root, folder), { recursive: true, force: true });
mkdirSync(join(root, STATE), { recursive: true });
const variables = join(root, STATE, "variables.env");
writeFileSync(variables, `OWNER_KEY="${OWNER_KEY}"\nLINK_SECRET="link-secret-of-the-load-bench-0123456789"\n`);
await migrateLocalDatabase(STATE);
let port = await freePort(Number(values.port));
/** Of the server that is under load. */
let origin = `http://localhost:${port}`;

/** Serves a Worker on the local runtime until the bench ends. */
function serve(args) {
  const common = [`--port=${port}`, "--show-interactive-dev-session=false", "--log-level=error"];
  const server = spawn("wrangler", ["dev", ...common, ...args], { cwd: root, env: environment, stdio: "ignore" });
  process.on("exit", () => server.kill("SIGKILL"));
  return server;
}

/** Stops a server and waits until it has ended. */
async function stop(server) {
  server.kill("SIGTERM");
  await once(server, "exit");
}

const server = serve([
  "--config=build/server/wrangler.json",
  `--persist-to=${STATE}`,
  `--env-file=${variables}`,
  `--var=SITE_ORIGIN:${origin}`,
]);
await waitForServer(`${origin}/api/session`);

let visitors = 0;
/** A network of its own for each post, so that no limit of posts is met. */
function nextNetwork() {
  visitors += 1;
  return `2001:${(0xd00 + (visitors >> 16)).toString(16)}:${(visitors & 0xffff).toString(16)}::1`;
}

function post(path, body, headers = {}) {
  return fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin, "cf-connecting-ip": nextNetwork(), ...headers },
    body: JSON.stringify(body),
  });
}

const session = await post("/api/session", { key: OWNER_KEY });
const cookie = session.headers.get("set-cookie").split(";", 1)[0];

const PAGES = ["/", "/waitlist", "/country-guides", "/cost-calculator", "/faq", "/media/hero", "/no-such-page"];
const POLLS = ["/api/leads/stats", "/api/leads/recent", "/api/status", "/api/optin-contacts", "/api/deliveries"];

/** What was accepted, by the table that must hold it: the key of each. */
const accepted = { opt_ins: new Set(), submissions: new Set(), messages: new Set() };
const wrong = [];
let number = 0;

/** Sends the same twice at once. Both answers are read: one that is not holds its connection, and the server's memory. */
async function twice(send) {
  const [first, second] = await Promise.all([send(), send()]);
  await second.arrayBuffer();
  return first;
}

async function accept(kind, key, send) {
  const response = await send();
  if (response.ok) accepted[kind].add(key);
  return response;
}

const actions = {
  page: () => fetch(`${origin}${PAGES[(number += 1) % PAGES.length]}`),
  count: () => fetch(`${origin}/api/waitlist/count`),
  waitlist() {
    const email = `waitlist-${(number += 1)}@example.com`;
    return accept("opt_ins", email, () =>
      post("/api/waitlist", { fullName: "Ama Mensah", email, source: "waitlist_page" }),
    );
  },
  // Somebody who presses the button twice at once, or signed up before.
  again() {
    const email = `again-${(number += 1) % 20}@example.com`;
    const send = () => post("/api/waitlist", { fullName: "Kofi", email, source: "waitlist_page" });
    return twice(() => accept("opt_ins", email, send));
  },
  calculator() {
    const entryId = newEntryId();
    const body = { ...CALCULATION, email: `calculator-${(number += 1)}@example.com`, entryId };
    return twice(() => accept("submissions", entryId, () => post("/api/calculator", body)));
  },
  message() {
    const entryId = newEntryId();
    const email = `message-${(number += 1)}@example.com`;
    const body = { name: "Esi", email, subject: "Schools in Accra", message: "Which ones?", entryId };
    return accept("messages", entryId, () => post("/api/messages", body));
  },
  owner: () => fetch(`${origin}${POLLS[(number += 1) % POLLS.length]}`, { headers: { Cookie: cookie } }),
};

/** The same load for the bare Worker: as many requests of each kind, and of the same size. */
const bareRead = () => fetch(`${origin}/api/read`);
const barePost = () => post("/api/post", { ...CALCULATION, email: `bare-${(number += 1)}@example.com` });
const barePostTwice = () => twice(barePost);
const bareActions = {
  page: actions.page,
  count: bareRead,
  owner: bareRead,
  waitlist: barePost,
  message: barePost,
  again: barePostTwice,
  calculator: barePostTwice,
};

/** A UUID of version 7, as the browser makes it. */
function newEntryId() {
  const digits = Date.now().toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** Resident memory of a server's runtime, in megabytes. */
function readMemory(server) {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" });
  const processes = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const ours = new Set([String(server.pid)]);
  for (let before = 0; before !== ours.size;) {
    before = ours.size;
    for (const [pid, parent] of processes) if (ours.has(parent)) ours.add(pid);
  }
  const runtimes = processes.filter(([pid, , , name]) => ours.has(pid) && name.includes("workerd"));
  return runtimes.reduce((sum, [, , kilobytes]) => sum + Number(kilobytes), 0) / 1024;
}

/**
 * Lets every client ask again as soon as it is answered, until the time is over or so many requests are answered.
 * @returns the number of answers of each kind, in all and in a second, and the memory of each second in megabytes
 */
async function load(server, actions, { seconds = SECONDS, requests = Infinity } = {}) {
  const answers = new Map();
  const samples = [readMemory(server)];
  const start = performance.now();
  const end = start + seconds * 1000;
  let answered = 0;
  const isOver = () => performance.now() >= end || answered >= requests;
  async function client(name) {
    while (!isOver()) {
      try {
        const response = await actions[name]();
        await response.arrayBuffer();
        answered += 1;
        const key = `${name} ${response.status}`;
        answers.set(key, (answers.get(key) ?? 0) + 1);
        if (response.status >= 500) wrong.push(`${name} was answered ${response.status}`);
      } catch (error) {
        wrong.push(`${name} was not answered: ${error.cause?.code ?? error.message}`);
      }
    }
  }
  async function sampleMemory() {
    while (!isOver()) {
      await setTimeout(1000);
      samples.push(readMemory(server));
    }
  }
  await Promise.all([
    sampleMemory(),
    ...Object.entries(CLIENTS).flatMap(([name, count]) => Array.from({ length: count }, () => client(name))),
  ]);
  return { answers, samples, total: answered, rate: (answered / (performance.now() - start)) * 1000 };
}
const { answers, samples, total, rate } = await load(server, actions);

/** The local database's file: the one of them that has our tables. */
function openStoredDatabase() {
  const folder = join(root, STATE, "v3", "d1", "miniflare-D1DatabaseObject");
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".sqlite"))) {
    const database = new DatabaseSync(join(folder, name), { readOnly: true });
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'leads'").get()) return database;
    database.close();
  }
  throw new Error("the local database was not found");
}

// What is queued is carried out; mails above the limit of an hour go on waiting, as they should.
const database = openStoredDatabase();
const countDue = () => database.prepare("SELECT count(*) AS n FROM deliveries WHERE due_at <= ?").get(Date.now()).n;
for (let secondsLeft = 120; secondsLeft > 0 && countDue() > 0; secondsLeft--) await setTimeout(1000);

const column = (query) =>
  database
    .prepare(query)
    .all()
    .map((row) => row.key);
const stored = {
  opt_ins: column("SELECT email AS key FROM leads WHERE kind = 'opt_in'"),
  submissions: column("SELECT entry_id AS key FROM leads WHERE kind = 'submission'"),
  messages: column("SELECT entry_id AS key FROM messages"),
};
for (const [kind, keys] of Object.entries(accepted)) {
  const found = new Set(stored[kind]);
  const lost = [...keys].filter((key) => !found.has(key));
  if (lost.length > 0) wrong.push(`${lost.length} ${kind} were accepted and are not stored`);
  if (found.size !== stored[kind].length) wrong.push(`${stored[kind].length - found.size} ${kind} are stored twice`);
}
const one = (query) => Object.values(database.prepare(query).get())[0];
const leads = one("SELECT count(*) FROM leads");
const expectations = [
  [
    "leads without exactly one email to them",
    "SELECT count(*) FROM leads WHERE (SELECT count(*) FROM deliveries WHERE lead_id = leads.id AND kind = 'lead_mail') <> 1",
  ],
  [
    "messages without exactly one reply",
    "SELECT count(*) FROM messages WHERE (SELECT count(*) FROM deliveries WHERE message_id = messages.id AND kind = 'message_receipt') <> 1",
  ],
  ["deliveries that failed or whose outcome is unknown", "SELECT count(*) FROM deliveries WHERE status = 'failed'"],
  [
    "leads that the counters miss",
    "SELECT (SELECT count(*) FROM leads) - (SELECT coalesce(sum(count), 0) FROM lead_counts WHERE quarter_start = 0)",
  ],
];
for (const [what, query] of expectations) {
  const found = one(query);
  if (found !== 0) wrong.push(`${found} ${what}`);
}
const report = await (await fetch(`${origin}/api/leads/stats`, { headers: { Cookie: cookie } })).json();
if (report.total !== leads) wrong.push(`the report counts ${report.total} leads of ${leads}`);

const states = database
  .prepare("SELECT kind || ' ' || status AS state, count(*) AS n FROM deliveries GROUP BY 1 ORDER BY 1")
  .all();
database.close();
await stop(server);

// What the local runtime takes by itself for as many requests: the same calls to the same services, without our code.
port = await freePort(port + 1);
origin = `http://localhost:${port}`;
const bareServer = serve(["bench/bare-services.ts", "--config=bench/bare-services.toml", `--persist-to=${STATE}-bare`]);
await waitForServer(`${origin}/faq`);
await fetch(`${origin}/api/tables`, { method: "PUT" });
const bare = await load(bareServer, bareActions, { requests: total });
await stop(bareServer);
rmSync(join(root, `${STATE}-bare`), { recursive: true, force: true });

const [most, bareMost] = [samples, bare.samples].map((memory) => Math.max(...memory));
const ratio = most / bareMost;
if (ratio > MOST_MEMORY_RATIO) {
  wrong.push(
    `the runtime held ${Math.round(most)} MB, ${ratio.toFixed(1)} times the ${Math.round(bareMost)} MB of a bare Worker`,
  );
}

console.log(
  `\n${SECONDS} s of load: ${total} requests, ${Math.round(rate)} a second, ${(rate / bare.rate).toFixed(2)} of the bare Worker's`,
);
for (const [answer, count] of [...answers].toSorted())
  console.log(`  ${answer.padEnd(18)} ${String(count).padStart(7)}`);
for (const [kind, keys] of Object.entries(accepted)) {
  console.log(
    `  ${kind.padEnd(12)} ${String(keys.size).padStart(6)} accepted, ${String(stored[kind].length).padStart(6)} stored`,
  );
}
for (const { state, n } of states) console.log(`  ${state.padEnd(24)} ${String(n).padStart(6)} deliveries`);

/** The memory at ten moments, so that growth shows. */
function describeMemory(memory, requests) {
  const moments = Array.from({ length: 10 }, (_, index) => memory[Math.floor((index / 9) * (memory.length - 1))]);
  return `${moments.map(Math.round).join(" ")} MB after ${requests} requests`;
}
console.log(`  memory of workerd      ${describeMemory(samples, total)}`);
console.log(`  of the bare Worker     ${describeMemory(bare.samples, bare.total)}; ratio ${ratio.toFixed(2)}`);
for (const sentence of new Map(wrong.map((line) => [line, line])).keys()) {
  console.error(`  wrong: ${sentence} (${wrong.filter((line) => line === sentence).length} times)`);
}
process.exit(wrong.length === 0 ? 0 : 1);
