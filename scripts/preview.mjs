// `npm run preview`: the built product on the local runtime, with the same data as `npm start`; by https with `-- --https`, at a port
// of your own with `-- --port=8800`.
import { migrateLocalDatabase } from "./local-database.mjs";
import { localProtocol, readServerOptions, runCron, waitForSite } from "./local-server.mjs";
import { failIfRefused, runUntilStopped, signInLink } from "./setup.mjs";

const { port } = await readServerOptions([], 8787).catch(failIfRefused);
await migrateLocalDatabase();
const protocol = localProtocol();
const origin = `${protocol}://localhost:${port}`;
const child = runUntilStopped("wrangler", [
  "dev",
  "--config=build/server/wrangler.json",
  "--persist-to=.wrangler/state",
  `--port=${port}`,
  `--local-protocol=${protocol}`,
  `--var=SITE_ORIGIN:${origin}`,
  "--show-interactive-dev-session=false",
]);
await waitForSite(origin, child);
runCron(origin);
console.log(`\n  Homeward, as built   ${origin}\n  Owner sign-in        ${signInLink(origin)}\n`);
