// The set-up that `npm start`, `npm test` and the other commands share. Each step is skipped when it is already done. It
// runs on the installed Node (20 or newer) and before the packages are installed: it imports only Node's own modules.
import { spawn, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { Refusal } from "./refusal.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
const binaries = join(root, "node_modules", ".bin");
/** The environment of the commands that deploy and restore: the project's own tools and its own Node first. */
export const environmentWithSecrets = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ""}`,
  // The local runtime needs nothing from outside: no usage report, no sample of a visitor's location.
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** What a deployment is given and no package needs that builds, checks or is installed. */
const DEPLOYMENT_SECRETS = new Set([
  "CLOUDFLARE_API_TOKEN",
  "CLOUDFLARE_API_KEY",
  "OWNER_KEY",
  "LINK_SECRET",
  "LINK_SECRET_PREVIOUS",
  "EMAIL_HASH_SECRET",
  "TURNSTILE_SECRET_KEY",
  "PUBLISH_TOKEN",
  "DESK_READ_KEY",
]);

/** The environment of every other command: packages that run in them read no secret of a deployment. */
export const environment = Object.fromEntries(
  Object.entries(environmentWithSecrets).filter(([name]) => !DEPLOYMENT_SECRETS.has(name)),
);

/** How a command ends whose deployment was rolled back, for what would try the same version again. */
export const ROLLED_BACK_EXIT_CODE = 3;

/** Stops with a sentence for the person at the terminal. */
export function fail(sentence, exitCode = 1) {
  console.error(`\n${sentence}\n`);
  process.exit(exitCode);
}

/** Stops with the sentence of a refusal, and exit code 3 after a rollback; any other error is thrown on. */
export function failIfRefused(error) {
  if (!(error instanceof Refusal)) throw error;
  fail(error.message, error.isRolledBack ? ROLLED_BACK_EXIT_CODE : 1);
}

/**
 * Runs a command in the project's folder and environment, and waits for its end; takes `spawnSync`'s options.
 * Windows starts npm and the tools through a shell, because they are .cmd files there.
 */
export function runToEnd(command, args, options = {}) {
  const settings = { cwd: root, env: environment, ...options };
  if (process.platform !== "win32") return spawnSync(command, args, settings);
  const words = [command, ...args].map((word) => (/^[\w./:=@-]+$/.test(word) ? word : `"${word}"`));
  return spawnSync(words.join(" "), { ...settings, shell: true });
}

/** Runs a command to its end with our output, and fails with it. */
export function run(command, args, options = {}) {
  const result = runToEnd(command, args, { stdio: "inherit", ...options });
  if (result.error) fail(`Could not run "${command}": ${result.error.message}`);
  if (result.signal) process.exit(130);
  if (result.status !== 0) fail(`"${command} ${args.join(" ")}" ended with status ${result.status}.`);
  return result;
}

/**
 * Starts a command that runs until Ctrl-C, which both it and we get, or until SIGTERM; we end when it has ended, and call
 * that success. npm passes SIGTERM only to the shell between it and us, so the shell's end counts as one, too.
 */
export function runUntilStopped(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, env: environment, stdio: "inherit", ...options });
  let isStopping = false;
  const stop = (signal) => {
    isStopping = true;
    child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent && !isStopping) stop("SIGTERM");
  }, 500);
  child.on("error", (error) => fail(`Could not run "${command}": ${error.message}`));
  child.on("exit", (code) => {
    clearInterval(watch);
    process.exit(isStopping ? 0 : (code ?? 1));
  });
  return child;
}

/**
 * Installs the locked versions, unless that was done since the lock file last changed.
 * @param install installs them, or throws
 */
export function installDependencies(folder, install) {
  const stampFile = join(folder, "node_modules", ".installed-from");
  const stamp = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  install();
  writeFileSync(stampFile, stamp);
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 12))
    throw new Refusal(`Homeward needs Node 20.12 or newer; this is ${process.version}.`);
}

function installWithNpm() {
  console.log("Installing dependencies (once, and again when the lock file changes) …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
}

const SECRETS = ["OWNER_KEY", "LINK_SECRET", "DESK_READ_KEY"];

/** Makes the local secrets once, in a file that git ignores; refuses one that is there and too short. */
export function makeLocalSecrets(folder, say = console.log) {
  const file = join(folder, ".dev.vars");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const values = parseEnv(text);
  const missing = SECRETS.filter((name) => !values[name]);
  if (missing.length > 0) {
    const lines = missing.map((name) => `${name}="${randomBytes(32).toString("base64url")}"`);
    writeFileSync(file, `${text && `${text.trimEnd()}\n`}${lines.join("\n")}\n`, { mode: 0o600 });
    say(`Made ${missing.join(", ")} in .dev.vars (git ignores that file).`);
  }
  const short = SECRETS.find((name) => values[name] && values[name].length < 32);
  if (short)
    throw new Refusal(`${short} in .dev.vars must have at least 32 characters. Delete its line to get a random one.`);
}

/** What .dev.vars holds, with quotes and comments read as wrangler reads them. */
export function readLocalSecrets() {
  const file = join(root, ".dev.vars");
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

/** The link that signs the owner in: the key is in the fragment, which is not sent to the server. */
export function signInLink(origin) {
  const { OWNER_KEY } = readLocalSecrets();
  return `${origin}/optin-report#key=${encodeURIComponent(OWNER_KEY)}`;
}

/**
 * Builds the product, always as it will be deployed: under another NODE_ENV, React's development build would slip in.
 * @param {string} environmentName the section of wrangler.toml and the `.env` file that are built for
 */
export function build(environmentName = "production") {
  const { CLOUDFLARE_ENV: _, ...rest } = environment;
  const section = environmentName === "production" ? {} : { CLOUDFLARE_ENV: environmentName };
  const options = { env: { ...rest, ...section, NODE_ENV: "production", ...currentCommit() } };
  run("vite", ["build", "--mode", environmentName], options);
  run("node", ["scripts/prerender.ts", "--mode", environmentName], options);
}

/** The commit that is checked out, and its time; nothing outside of git. */
function currentCommit() {
  const { status, stdout } = spawnSync("git", ["show", "--no-patch", "--format=%H %cI"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) return {};
  const [BUILT_COMMIT, time] = stdout.trim().split(" ");
  return { BUILT_COMMIT, BUILT_COMMIT_TIME: new Date(time).toISOString() };
}

/** Vite reads these characters of a path as the end of a URL's path. */
export function refuseFolder(folder) {
  if (/[#?]/.test(folder))
    throw new Refusal(`Homeward cannot run in ${folder}: move it to a folder without "#" and "?" in its path.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    refuseFolder(root);
    refuseOldNode();
    installDependencies(root, installWithNpm);
    makeLocalSecrets(root);
  } catch (error) {
    failIfRefused(error);
  }
  const [script, ...args] = process.argv.slice(2);
  // A shell that ran `node` before the installation would run the same, older one again: it remembers where it found it.
  if (script) runUntilStopped("node", [script, ...args], { env: environmentWithSecrets });
}
