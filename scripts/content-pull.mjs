// `npm run content:pull`, after setup.mjs: takes what the owner published at the desk into content/ and commits each change.
// `-- --from=https://homeward.example` takes it from that site, with the OWNER_KEY of the environment or of .dev.vars; without it
// from the local one. `--no-commit` leaves the files uncommitted. `--deploy` then builds, and deploys production; with `--push`
// the commits go to the remote between both. A change is live once a build with it is; whatever fails, the desk says so.
import { parseArgs } from "node:util";
import { openDesk } from "./desk/site.ts";
import { git, messageOf, publishChanges } from "./desk/pull.ts";
import { environmentWithSecrets, fail, readLocalSecrets, root, runToEnd } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    from: { type: "string", default: "http://localhost:5173" },
    "no-commit": { type: "boolean" },
    push: { type: "boolean" },
    deploy: { type: "boolean" },
  },
});

/** The end of what a command printed: so much of it the desk shows. */
const TAIL = 1500;

const key = process.env.OWNER_KEY ?? readLocalSecrets().OWNER_KEY;
if (!key) fail("Set OWNER_KEY: the key that opens the back office.");
const commits = !values["no-commit"];
if ((values.push || values.deploy) && !commits) fail("What is deployed must be committed: leave --no-commit out.");

try {
  const desk = await openDesk(values.from, key);
  const steps = {
    ...(values.deploy && { build, deploy }),
    ...(values.push && { push: () => git(root, ["push", "--quiet", "origin", "HEAD"]) }),
  };
  const { changes, files } = await publishChanges(desk, { folder: root, commits, say: console.log }, steps);
  if (changes.length === 0) console.log("Nothing is due.");
  if (files.length > 0) console.log(`Changed: ${files.join(", ")}`);
} catch (error) {
  fail(messageOf(error));
}

function build() {
  runOrThrow("node", ["scripts/build.mjs"]);
}

function deploy() {
  runOrThrow("node", ["scripts/deploy.mjs", "production", "--yes", "--skip-checks", "--skip-build"]);
}

/** Runs a command and shows what it prints. @throws Error with the end of that where it fails */
function runOrThrow(command, args) {
  const { status, stdout, stderr } = runToEnd(command, args, {
    env: environmentWithSecrets,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const printed = `${String(stdout)}${String(stderr)}`;
  console.log(printed);
  if (status !== 0) throw new Error(`Publishing failed. ${printed.trim().slice(-TAIL)}`);
}
