// `npm run check`, after setup.mjs: what must hold before a change is merged or deployed, besides the tests.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findOverweight } from "../bench/first-load.ts";
import { pendingMigration } from "./pending-migration.ts";
import { build, fail, root, runToEnd } from "./setup.mjs";

/** Runs a tool and shows its output only if it fails. */
function runQuietly(command, args) {
  const { error, status, stdout, stderr } = runToEnd(command, args, { encoding: "utf8" });
  if (status !== 0) fail(`"${command} ${args.join(" ")}" failed:\n${error?.message ?? ""}${stdout}${stderr}`);
}

async function checkSchema() {
  runQuietly("drizzle-kit", ["check"]);
  const sql = await pendingMigration(await import("../worker/db/schema.ts"), join(root, "migrations"));
  if (sql === null) return;
  fail(
    `worker/db/schema.ts and migrations/ differ. Run \`npm run db:generate -- --name=WORDS\` and commit the migration. ` +
      `It would be:\n\n${sql}`,
  );
}

const CITING = [
  "{art,bench,content,content-model,docs,domain,migrations,scripts,test,web,worker}/**/*.{ts,tsx,mjs,css,sql,md,yaml}",
  "*.{md,toml}",
];
/** A citation may begin on one line of a comment and end on the next. */
const CITATION = /\bdecisions?:[\s*/#]+([a-z-]+(?:,[\s*/#]+[a-z-]+)*)/g;

/** Every cited decision has a file, and the index lists exactly the files. */
function checkDecisions() {
  const folder = join(root, "docs/decisions");
  const names = new Set(globSync("*.md", { cwd: folder }).map((file) => basename(file, ".md")));
  names.delete("README");
  const index = readFileSync(join(folder, "README.md"), "utf8");
  const listed = [...index.matchAll(/^- \[([a-z-]+)\]\(\1\.md\)/gm)].map(([, name]) => name);
  const different = [...names.symmetricDifference(new Set(listed))];
  if (different.length > 0) fail(`docs/decisions/ and its index differ: ${different.join(", ")}.`);
  const unknown = globSync(CITING, { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(CITATION)]
      .flatMap(([, cited]) => cited.match(/[a-z-]+/g))
      .filter((name) => !names.has(name))
      .map((name) => `${path}: ${name}`),
  );
  if (unknown.length > 0) fail(`docs/decisions/ has no such decision:\n${unknown.join("\n")}`);
}

/** Prints what is above its aim. It does not fail: the tests do, above the limit (decision: page-budgets). */
function warnOfWeight() {
  const paths = JSON.parse(readFileSync(join(root, "build/pages.json"), "utf8"));
  for (const sentence of findOverweight(join(root, "build/client"), "aim", paths))
    console.log(`  warning: ${sentence}`);
}

const CHECKS = {
  "binding types": () => runQuietly("wrangler", ["types", "--strict-vars=false"]),
  types: () => runQuietly("tsc", ["--noEmit"]),
  lint: () => runQuietly("oxlint", ["--deny-warnings"]),
  "directions of imports, circles": () =>
    runQuietly("depcruise", [
      "--config=dependency-cruiser.config.mjs",
      "--output-type=err-long",
      "domain",
      "worker",
      "web",
      "content-model",
    ]),
  "names of decisions": checkDecisions,
  format: () => runQuietly("oxfmt", ["--check"]),
  "migrations match the schema": checkSchema,
  build,
  "page budgets": warnOfWeight,
  "dry deployment": () => runQuietly("wrangler", ["deploy", "--config=build/server/wrangler.json", "--dry-run"]),
};

/** Builds the product and runs every check; stops the process with a sentence at the first that fails. */
export async function runChecks() {
  for (const [name, check] of Object.entries(CHECKS)) {
    console.log(`check: ${name}`);
    await check();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runChecks();
