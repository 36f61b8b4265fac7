// `npm run bench:load`: a minute of mixed load on the built product in the local runtime, then a comparison of what was
// accepted with what is stored. `npm run bench:load -- --seconds=10` is a shorter one. Fails on an answer of 5xx, on
// anything lost or doubled, and on memory that grows without bound.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort, waitForServer } from "../scripts/local-server.mjs";
import { build, environment, migrateLocalDatabase, root } from "../scripts/setup.mjs";
import { CALCULATION } from "../test/support/calculation.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, port: { type: "string", default: "8990" } },
});
const SECONDS = Number(values.seconds);
const STATE = ".wrangler/bench-load";
/** Clients of each kind; each asks again as soon as it is answered. */
const CLIENTS = { page: 4, count: 2, waitlist: 3, again: 1, calculator: 2, message: 1, owner: 2 };
/** The platform gives an isolate 128 MB; the local runtime's process holds the database, the bucket and the queue, too. */
const MOST_MEMORY_MB = 1024;
/** Of the last third of the time over the second. Coarse: the process holds the local services, too, and grows with them. */
const MOST_GROWTH = 1.5;
const OWNER_KEY = "owner-key-of-the-load-bench-0123456789";

build();
rmSync(join(root, STATE), { recursive: true, force: true });
mkdirSync(join(root, STATE), { recursive: true });
const variables = join(root, STATE, "variables.env");
writeFileSync(variables, `OWNER_KEY="${OWNER_KEY}"\nLINK_SECRET="link-secret-of-the-load-bench-0123456789"\n`);
migrateLocalDatabase(STATE);
const port = await freePort(Number(values.port));
const origin = `http://localhost:${port}`;
const server = spawn(
  "wrangler",
  [
    "dev",
    "--config=build/server/wrangler.json",
    `--persist-to=${STATE}`,
    `--port=${port}`,
    `--env-file=${variables}`,
    `--var=SITE_ORIGIN:${origin}`,
    "--show-interactive-dev-session=false",
    "--log-level=error",
  ],
  { cwd: root, env: environment, stdio: "ignore" },
);
process.on("exit", () => server.kill("SIGKILL"));
await waitForServer(`${origin}/api/session`);

let visitors = 0;
/** A network of its own for each post, so that no limit of posts is met. */
function nextNetwork() {
  visitors += 1;
  return `2001:db8:${(visitors >> 16).toString(16)}:${(visitors & 0xffff).toString(16)}::1`;
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
const answers = new Map();
const wrong = [];
let number = 0;

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
  async again() {
    const email = `again-${(number += 1) % 20}@example.com`;
    const send = () => post("/api/waitlist", { fullName: "Kofi", email, source: "waitlist_page" });
    const [first] = await Promise.all([accept("opt_ins", email, send), accept("opt_ins", email, send)]);
    return first;
  },
  async calculator() {
    const entryId = newEntryId();
    const body = { ...CALCULATION, email: `calculator-${(number += 1)}@example.com`, entryId };
    const [first] = await Promise.all(
      [1, 2].map(() => accept("submissions", entryId, () => post("/api/calculator", body))),
    );
    return first;
  },
  message() {
    const entryId = newEntryId();
    const email = `message-${(number += 1)}@example.com`;
    const body = { name: "Esi", email, subject: "Schools in Accra", message: "Which ones?", entryId };
    return accept("messages", entryId, () => post("/api/messages", body));
  },
  owner: () => fetch(`${origin}${POLLS[(number += 1) % POLLS.length]}`, { headers: { Cookie: cookie } }),
};

/** A UUID of version 7, as the browser makes it. */
function newEntryId() {
  const digits = Date.now().toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** Resident memory of the server's processes, in megabytes. */
function memory() {
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

const samples = [];
const end = performance.now() + SECONDS * 1000;
async function client(name) {
  while (performance.now() < end) {
    try {
      const response = await actions[name]();
      await response.arrayBuffer();
      const key = `${name} ${response.status}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
      if (response.status >= 500) wrong.push(`${name} was answered ${response.status}`);
    } catch (error) {
      wrong.push(`${name} was not answered: ${error.cause?.code ?? error.message}`);
    }
  }
}
async function sampleMemory() {
  while (performance.now() < end) {
    samples.push(memory());
    await setTimeout(1000);
  }
}
await Promise.all([
  sampleMemory(),
  ...Object.entries(CLIENTS).flatMap(([name, count]) => Array.from({ length: count }, () => client(name))),
]);

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
const countMissingCopies = () =>
  database.prepare("SELECT count(*) AS n FROM deliveries WHERE kind = 'form_service' AND status <> 'done'").get().n;
for (let secondsLeft = 120; secondsLeft > 0 && countMissingCopies() > 0; secondsLeft--) await setTimeout(1000);

const column = (query) =>
  database
    .prepare(query)
    .all()
    .map((row) => row.key);
const stored = {
  opt_ins: column("SELECT email_key AS key FROM leads WHERE entry_id IS NULL"),
  submissions: column("SELECT entry_id AS key FROM leads WHERE entry_id IS NOT NULL"),
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
    "leads without exactly one delivered second copy",
    "SELECT count(*) FROM leads WHERE (SELECT count(*) FROM deliveries WHERE lead_id = leads.id AND kind = 'form_service' AND status = 'done') <> 1",
  ],
  [
    "leads without exactly one email to them",
    "SELECT count(*) FROM leads WHERE (SELECT count(*) FROM deliveries WHERE lead_id = leads.id AND kind = 'lead_mail') <> 1",
  ],
  [
    "messages without exactly one reply",
    "SELECT count(*) FROM messages WHERE (SELECT count(*) FROM deliveries WHERE message_id = messages.id AND kind = 'message_reply') <> 1",
  ],
  [
    "deliveries that failed or whose outcome is unknown",
    "SELECT count(*) FROM deliveries WHERE status IN ('exhausted', 'unknown')",
  ],
  [
    "deliveries of nobody",
    "SELECT count(*) FROM deliveries WHERE coalesce(lead_id, message_id) NOT IN (SELECT id FROM leads UNION ALL SELECT id FROM messages)",
  ],
  [
    "leads that the counters miss",
    "SELECT (SELECT count(*) FROM leads) - (SELECT sum(count) FROM lead_counts_by_source)",
  ],
];
for (const [what, query] of expectations) {
  const found = one(query);
  if (found !== 0) wrong.push(`${found} ${what}`);
}
const report = await (await fetch(`${origin}/api/leads/stats`, { headers: { Cookie: cookie } })).json();
if (report.total !== leads) wrong.push(`the report counts ${report.total} leads of ${leads}`);

const third = Math.max(1, Math.floor(samples.length / 3));
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const [early, late, most] = [mean(samples.slice(third, 2 * third)), mean(samples.slice(-third)), Math.max(...samples)];
if (most > MOST_MEMORY_MB) wrong.push(`the runtime held ${Math.round(most)} MB, at most ${MOST_MEMORY_MB} are allowed`);
if (late > MOST_GROWTH * early)
  wrong.push(`the runtime's memory grew from ${Math.round(early)} to ${Math.round(late)} MB`);

const total = [...answers.values()].reduce((sum, count) => sum + count, 0);
console.log(`\n${SECONDS} s of load: ${total} requests, ${Math.round(total / SECONDS)} a second`);
for (const [answer, count] of [...answers].toSorted())
  console.log(`  ${answer.padEnd(18)} ${String(count).padStart(7)}`);
for (const [kind, keys] of Object.entries(accepted)) {
  console.log(
    `  ${kind.padEnd(12)} ${String(keys.size).padStart(6)} accepted, ${String(stored[kind].length).padStart(6)} stored`,
  );
}
const states = database
  .prepare("SELECT kind || ' ' || status AS state, count(*) AS n FROM deliveries GROUP BY 1 ORDER BY 1")
  .all();
for (const { state, n } of states) console.log(`  ${state.padEnd(24)} ${String(n).padStart(6)} deliveries`);
console.log(
  `  memory of workerd: ${Math.round(early)} MB in the second third, ${Math.round(late)} MB in the last, at most ${Math.round(most)} MB`,
);
database.close();
server.kill("SIGTERM");
await once(server, "exit");
for (const sentence of new Map(wrong.map((line) => [line, line])).keys()) {
  console.error(`  wrong: ${sentence} (${wrong.filter((line) => line === sentence).length} times)`);
}
process.exit(wrong.length === 0 ? 0 : 1);
