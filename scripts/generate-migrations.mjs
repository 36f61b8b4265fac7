// `npm run db:generate`, after setup.mjs: writes migrations/0000_tables.sql anew from the schema. Nothing was deployed yet, so
// no database has to be brought from an older schema to this one.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./setup.mjs";

const folder = join(root, "migrations");
const triggersFile = join(folder, "0001_triggers.sql");

const triggers = readFileSync(triggersFile);
rmSync(folder, { recursive: true });
const quiet = { stdio: ["inherit", "ignore", "inherit"] };
run("drizzle-kit", ["generate", "--name=tables"], quiet);
run("drizzle-kit", ["generate", "--custom", "--name=triggers"], quiet);
writeFileSync(triggersFile, triggers);
