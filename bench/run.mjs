// `npm run bench`: what the product promises about speed and size, measured in one run. Speed is a ratio to a bare Hono
// route in the same runtime on the same machine; cost and size are counts.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrateLocalDatabase } from "../scripts/local-database.mjs";
import { freePort, waitForServer } from "../scripts/local-server.mjs";
import { build, environment, root } from "../scripts/setup.mjs";
import { reportFirstLoad } from "./first-load.ts";

const STATE = ".wrangler/bench";
const ROUNDS = 5;
const ROUND_MS = 1500;
const CONCURRENCY = 16;

function serve(args) {
  return spawn("wrangler", ["dev", "--show-interactive-dev-session=false", "--log-level=error", ...args], {
    cwd: root,
    env: environment,
    stdio: "ignore",
  });
}

/** Requests answered per second, by a number of clients that each ask again as soon as they are answered. */
async function rate(send) {
  const end = performance.now() + ROUND_MS;
  let answered = 0;
  const client = async () => {
    while (performance.now() < end) {
      const response = await send();
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`answered ${response.status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, client));
  return (answered / ROUND_MS) * 1000;
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

build();
rmSync(join(root, STATE), { recursive: true, force: true });
mkdirSync(join(root, STATE), { recursive: true });
const variables = join(root, STATE, "variables.env");
writeFileSync(variables, `LINK_SECRET="link-secret-of-the-bench-0123456789-0123"\n`);
await migrateLocalDatabase(STATE);
const sitePort = await freePort(8970);
const barePort = await freePort(sitePort + 1);
// One after the other: two that start at once were seen to take each other's inspector port, and one dies silently.
const servers = [
  serve([
    "--config=build/server/wrangler.json",
    `--persist-to=${STATE}`,
    `--port=${sitePort}`,
    `--env-file=${variables}`,
  ]),
];
await waitForServer(`http://localhost:${sitePort}/api/session`);
servers.push(serve(["bench/bare-route.ts", "--config=bench/wrangler.toml", `--port=${barePort}`]));
await waitForServer(`http://localhost:${barePort}/`);

let people = 0;
function signUp() {
  people += 1;
  return fetch(`http://localhost:${sitePort}/api/waitlist`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "cf-connecting-ip": `2001:${(0xd00 + (people >> 16)).toString(16)}:${(people & 0xffff).toString(16)}::1`,
    },
    body: JSON.stringify({ fullName: "Ama Mensah", email: `bench${people}@example.com` }),
  });
}
const routes = {
  bare: () => fetch(`http://localhost:${barePort}/`),
  "GET /api/waitlist/count": () => fetch(`http://localhost:${sitePort}/api/waitlist/count`),
  "POST /api/waitlist": signUp,
};
const rates = Object.fromEntries(Object.keys(routes).map((name) => [name, []]));
for (const send of Object.values(routes)) await rate(send);
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, send] of Object.entries(routes)) rates[name].push(await rate(send));
}
for (const server of servers) server.kill("SIGTERM");

console.log(`\nRequests per second as a share of a bare Hono route, median of ${ROUNDS} rounds, one runtime, one run`);
const bare = median(rates.bare);
for (const [name, measured] of Object.entries(rates)) {
  console.log(
    `  ${name.padEnd(26)} ${(median(measured) / bare).toFixed(2)}   (${Math.round(median(measured))} a second here)`,
  );
}

console.log("\nRows read per call, as D1 bills them");
const { stdout } = spawnSync(
  "vitest",
  ["run", "--config", "bench/vitest.config.ts", "bench/rows-read.test.ts", "--reporter=default"],
  {
    cwd: root,
    env: environment,
    encoding: "utf8",
  },
);
const rows = stdout.split("\n").filter((line) => line.includes("ROWS "));
console.log(rows.map((line) => line.replace(/^.*ROWS/, " ")).join("\n") || "  not measured: the runner failed");

console.log("\nFirst load, bytes as sent (Brotli)");
const isWithin = reportFirstLoad(join(root, "build", "client"));
process.exit(isWithin && rows.length > 0 ? 0 : 1);
