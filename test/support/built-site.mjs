// Serves the built product on the local runtime for the browser tests, with a database, a bucket and a mailbox of its
// own and a stand-in for the form-collection service. Playwright starts it and stops it. Its output goes into a file:
// tests provoke failures, and the server reports each one.
import { mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrateLocalDatabase } from "../../scripts/local-database.mjs";
import { root, runUntilStopped } from "../../scripts/setup.mjs";
import { startServer } from "./local-server.ts";
import { OWNER_KEY } from "./owner-key.ts";

const { SITE_PORT, SITE_PROTOCOL = "http" } = process.env;
const STATE_FOLDER = `.wrangler/test-${SITE_PORT}`;

rmSync(join(root, STATE_FOLDER), { recursive: true, force: true });
mkdirSync(join(root, STATE_FOLDER), { recursive: true });
const results = join(root, "test-results");
mkdirSync(results, { recursive: true });
const logFile = join(results, "site.log");
const log = openSync(logFile, "w");
process.on("exit", (code) => {
  if (code !== 0) console.error(`The site of the browser tests ended with status ${code}; its log is ${logFile}`);
});

// An email that begins with `refused` is refused as long as its name says so, one that begins with `second-try` the
// first time. The calculator sends multipart, the others JSON.
const tried = new Set();
const formService = await startServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const type = request.headers["content-type"] ?? "";
  const fields = type.startsWith("multipart/form-data")
    ? Object.fromEntries(await new Response(body, { headers: { "Content-Type": type } }).formData())
    : JSON.parse(body || "{}");
  const { email = "", name = "" } = fields;
  const isRefused = email.startsWith("refused") && !name.includes("Again");
  const isFirstTry = email.startsWith("second-try") && !tried.has(email);
  tried.add(email);
  response.statusCode = isRefused || isFirstTry ? 503 : 200;
  response.end("{}");
});

const variables = {
  OWNER_KEY,
  LINK_SECRET: "link-secret-of-the-browser-tests-0123456789",
  SITE_ORIGIN: `${SITE_PROTOCOL}://localhost:${SITE_PORT}`,
  OWNER_EMAIL: "owner@example.com",
  FORM_SERVICE_URL: `${formService.origin}/`,
};
const variablesFile = join(root, STATE_FOLDER, "variables.env");
writeFileSync(
  variablesFile,
  Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join(""),
);
await migrateLocalDatabase(STATE_FOLDER);

runUntilStopped(
  "wrangler",
  [
    "dev",
    "--config=build/server/wrangler.json",
    `--persist-to=${STATE_FOLDER}`,
    `--port=${SITE_PORT}`,
    `--local-protocol=${SITE_PROTOCOL}`,
    // Any free port: two servers that start at once would take the same one, and one of them would end.
    "--inspector-port=0",
    `--env-file=${variablesFile}`,
    "--show-interactive-dev-session=false",
    "--log-level=warn",
  ],
  { stdio: ["ignore", log, log] },
);
