// `npm run content:publish -- --from=https://homeward.example`, after setup.mjs: brings what the desk of that site says should be
// live to production: reads it, commits, builds, pushes, deploys, and brings the same commits to main (decision: desk). DESK_READ_KEY
// opens the desk; the deployment needs Cloudflare's token. `--step=build|push|deploy|main|report` does one step, with what the steps
// before left in the file of `--state`, so that a workflow gives each only the secrets that it needs.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { bringToMain, buildWanted, dropBuilt, messageOf, pushBuilt } from "./desk/publish.ts";
import { openDesk } from "./desk/site.ts";
import {
  environment,
  environmentWithSecrets,
  fail,
  readLocalSecrets,
  ROLLED_BACK_EXIT_CODE,
  root,
  runToEnd,
} from "./setup.mjs";

const { values } = parseArgs({
  options: { from: { type: "string" }, step: { type: "string" }, state: { type: "string" } },
});

/** The end of what a command printed: so much of it the desk shows. */
const TAIL = 1500;

const STEPS = { build, push, deploy, main, report };
/** What a run knows: `publishing` was read, `base` is the live site's commit, `built` what is to replace it, `failure` why not. */
const state = {
  publishing: null,
  base: null,
  built: null,
  failure: null,
  isRolledBack: false,
  ...(values.state && existsSync(values.state) && JSON.parse(readFileSync(values.state, "utf8"))),
};

try {
  if (values.step) {
    if (!Object.hasOwn(STEPS, values.step)) fail(`There is no step ${values.step}.`);
    await run(values.step);
  } else await runAll();
} catch (error) {
  state.failure ??= messageOf(error);
  save();
  fail(state.failure);
}

async function run(step) {
  await STEPS[step]();
  save();
}

async function runAll() {
  state.publishing = await desk().read();
  state.base = await desk().commit();
  if (state.publishing.held) return console.log(`Not tried again: ${state.publishing.held}`);
  try {
    for (const step of ["build", "push", "deploy", "main"]) await run(step);
  } catch (error) {
    state.failure = messageOf(error);
    throw error;
  } finally {
    await run("report");
  }
}

function save() {
  if (values.state) writeFileSync(values.state, JSON.stringify(state));
}

function desk() {
  const key = process.env.DESK_READ_KEY ?? readLocalSecrets().DESK_READ_KEY;
  if (!values.from || !key) fail("Say which site with --from, and set DESK_READ_KEY: it opens what waits at its desk.");
  return openDesk(values.from, key);
}

function build() {
  if (!state.base) throw new Error("The live site doesn't say which commit it was built from: deploy a release first.");
  const built = () => runOrThrow("node", ["scripts/setup.mjs", "scripts/build.mjs"], environment);
  state.built = buildWanted(state.publishing, { folder: root, base: state.base, build: built, say: console.log });
  if (!isNew()) console.log("There is nothing to publish.");
}

/** Whether there is something to deploy. */
function isNew() {
  return state.built !== null && state.built.head !== state.built.base;
}

function push() {
  if (isNew()) pushBuilt(root, state.built.head);
}

function deploy() {
  if (!isNew()) return;
  const flags = ["--yes", "--skip-checks", "--skip-build", `--expect-commit=${state.built.base}`];
  runOrThrow("node", ["scripts/deploy.mjs", "production", ...flags], environmentWithSecrets);
}

function main() {
  if (!isNew()) return;
  // Only what was deployed goes to main.
  if (state.failure) return dropBuilt(root, state.built.head);
  bringToMain(root, state.built.head, (branch) => {
    const body =
      "The live site has this content, but main has changed the same places. Merge it and decide which is right.";
    const args = [
      "pr",
      "create",
      "--base=main",
      `--head=${branch}`,
      "--title=Content of the live site",
      `--body=${body}`,
    ];
    const { status } = spawnSync("gh", args, { cwd: root, stdio: "inherit" });
    if (status !== 0) console.log(`main could not take the content: merge the branch ${branch}.`);
  });
}

async function report() {
  const { built, failure, isRolledBack } = state;
  await desk().report({ left: built?.left ?? [], failure, isRolledBack });
}

/** Runs a command and shows what it prints. @throws Error with the end of that where it fails */
function runOrThrow(command, args, env) {
  const { status, stdout, stderr } = runToEnd(command, args, {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const printed = `${String(stdout)}${String(stderr)}`;
  console.log(printed);
  state.isRolledBack = status === ROLLED_BACK_EXIT_CODE;
  if (status !== 0) throw new Error(`Publishing failed. ${printed.trim().slice(-TAIL)}`);
}
