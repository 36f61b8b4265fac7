// What is committed about an environment: its section of wrangler.toml and its `.env` file.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse } from "smol-toml";
import { root } from "../setup.mjs";

/** The environment's configuration of the Worker: its own section over what it inherits. */
export function readConfiguration(environmentName, folder = root) {
  const { env, ...inherited } = parse(readFileSync(join(folder, "wrangler.toml"), "utf8"));
  return { ...inherited, ...env[environmentName] };
}

/** The `VITE_…` variables that the build will read: those of the process come before those of the file, as with Vite. */
export function siteVariables(environmentName, folder = root, env = process.env) {
  const file = join(folder, `.env.${environmentName}`);
  const committed = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return { ...committed, ...Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith("VITE_"))) };
}
