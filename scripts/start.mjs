// `npm start`, after setup.mjs: the site with hot reload, on the real local runtime; with `-- --https` by https, for Safari,
// which keeps no sign-in cookie on http; with `-- --empty` without the leads, mails and pictures of before; with `-- --demo`
// with 300 invented people.
import { deleteLocalState, migrateLocalDatabase } from "./local-database.mjs";
import { localProtocol, readServerOptions, runCron, waitForSite } from "./local-server.mjs";
import { environment, fail, runUntilStopped, signInLink } from "./setup.mjs";

const { port, empty, demo } = await readServerOptions(["empty", "demo"], 5173);
if (empty) deleteLocalState();
await migrateLocalDatabase();
if (demo) await fillWithDemo();
const protocol = localProtocol();
const origin = `${protocol}://localhost:${port}`;
const child = runUntilStopped("vite", ["--port", String(port), "--strictPort", "--logLevel", "warn"], {
  env: { ...environment, DEV_ORIGIN: origin },
});
await waitForSite(origin, child);
runCron(origin);
console.log(`
  Homeward        ${origin}
  Owner sign-in   ${signInLink(origin)}

  Ctrl-C stops the site. Leads, mails and pictures stay in .wrangler/.
`);

/** Fills the empty local database with invented people; says why where it is not empty. */
async function fillWithDemo() {
  const { fillLocalDatabase, UsedDatabase } = await import("./demo/fill.ts");
  const isTerminal = process.stdout.isTTY;
  const say = (line) =>
    isTerminal && process.stdout.write(`\rFilling the local database with 300 invented people: ${line}   `);
  if (!isTerminal) console.log("Filling the local database with 300 invented people …");
  await fillLocalDatabase({ onProgress: say }).catch((error) => {
    if (error instanceof UsedDatabase) fail(error.message);
    throw error;
  });
  if (isTerminal) console.log();
}
