// `npm start`, after setup.mjs: the site with hot reload, on the real local runtime; with `-- --https` by https, for Safari,
// which keeps no sign-in cookie on http; with `-- --empty` without the leads, mails and pictures of before.
import { deleteLocalState, migrateLocalDatabase } from "./local-database.mjs";
import { freePort, localProtocol, runCron, waitForSite } from "./local-server.mjs";
import { environment, runUntilStopped, signInLink } from "./setup.mjs";

if (process.argv.includes("--empty")) deleteLocalState();
await migrateLocalDatabase();
const port = await freePort(5173);
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
