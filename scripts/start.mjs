// `npm start`, after setup.mjs: the site with hot reload, on the real local runtime; with `-- --https` by https, for Safari,
// which keeps no sign-in cookie on http; with `-- --empty` without the leads, mails and pictures of before; with `-- --demo`
// with 300 invented people.
import { deleteLocalState, migrateLocalDatabase } from "./local-database.mjs";
import { localProtocol, readServerOptions, runCron, waitForSite } from "./local-server.mjs";
import { environment, failIfRefused, readLocalSecrets, root, runUntilStopped, signInLink } from "./setup.mjs";

const DESK_MS = 2000;

const { port, empty, demo } = await readServerOptions(["empty", "demo"], 5173).catch(failIfRefused);
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
followDesk(origin);
console.log(`
  Homeward        ${origin}
  Owner sign-in   ${signInLink(origin)}

  Ctrl-C stops the site. Leads, mails and pictures stay in .wrangler/.
`);

/**
 * Writes what the desk says should be live into the files of content/, every two seconds, as long as this process runs: the site
 * shows it at the next request. Nothing is committed.
 */
function followDesk(origin) {
  /** What was said last, once and not every two seconds. */
  let told = "";
  const follow = async () => {
    try {
      const [{ openDesk }, { writeWanted }] = await Promise.all([import("./desk/site.ts"), import("./desk/write.ts")]);
      const desk = openDesk(origin, readLocalSecrets().DESK_READ_KEY);
      const publishing = await desk.read();
      if (publishing.changes.length > 0) {
        const { left } = writeWanted(root, publishing, ({ title }) => console.log(`Published: ${title}`));
        await desk.report({ left, failure: null, isRolledBack: false });
      }
      told = "";
    } catch (error) {
      // A site that is being stopped, or made anew after a change, answers nothing.
      if (!["ECONNREFUSED", "ECONNRESET"].includes(error.code) && error.message !== told) {
        told = error.message;
        console.log(`What the desk wants is not in the files yet: ${told}`);
      }
    }
    setTimeout(follow, DESK_MS);
  };
  void follow();
}

/** Fills the empty local database with invented people; says why where it is not empty. */
async function fillWithDemo() {
  const { fillLocalDatabase } = await import("./demo/fill.ts");
  const isTerminal = process.stdout.isTTY;
  const say = (line) =>
    isTerminal && process.stdout.write(`\rFilling the local database with 300 invented people: ${line}   `);
  if (!isTerminal) console.log("Filling the local database with 300 invented people …");
  await fillLocalDatabase({ onProgress: say }).catch(failIfRefused);
  if (isTerminal) console.log();
}
