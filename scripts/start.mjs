// `npm start`: all set-up, then the site with hot reload, on the real local runtime.
import {
  environment,
  freePort,
  migrateLocalDatabase,
  runUntilStopped,
  setUp,
  signInLink,
  waitForServer,
} from "./setup.mjs";

setUp();
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
