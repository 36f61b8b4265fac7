// What is committed about an environment: its section of wrangler.toml and its `.env` file.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse } from "smol-toml";
import { root } from "../setup.mjs";

/** The environment's configuration of the Worker: its own section over what it inherits. */
export function readConfiguration(environmentName) {
  const { env, ...inherited } = parse(readFileSync(join(root, "wrangler.toml"), "utf8"));
  return { ...inherited, ...env[environmentName] };
}

/** The `VITE_…` variables that the build will read: those of the process come before those of the file, as with Vite. */
export function siteVariables(environmentName) {
  const file = join(root, `.env.${environmentName}`);
  const committed = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  const given = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
  return { ...committed, ...Object.fromEntries(given) };
}
