// `npm start`, after setup.mjs: the site with hot reload, on the real local runtime.
import { freePort, waitForServer } from "./local-server.mjs";
import { environment, migrateLocalDatabase, runUntilStopped, signInLink } from "./setup.mjs";

migrateLocalDatabase();
const port = await freePort(5173);
const origin = `http://localhost:${port}`;
runUntilStopped("react-router", ["dev", "--port", String(port), "--strictPort"], {
  env: { ...environment, DEV_ORIGIN: origin },
});
await waitForServer(`${origin}/api/health`);
console.log(`
  Homeward        ${origin}
  Owner sign-in   ${signInLink(origin)}

  Ctrl-C stops the site. Leads, mails and pictures stay in .wrangler/.
`);
