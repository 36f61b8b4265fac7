// `npm run bench:scale`: rows read and written and the time of every kind of call at a thousand, a hundred thousand and a
// million leads, against their limits. Writes the figures to bench/scale-figures.json and the tables of docs/scale.md.
// `SCALE_SIZES=1000,20000` measures other sizes and writes nothing.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { environment, root } from "../scripts/setup.mjs";
import { fillTables } from "./scale-tables.ts";

const runner = spawn("vitest", ["run", "--config", "bench/vitest.config.ts", "bench/scale.test.ts"], {
  cwd: root,
  env: environment,
  stdio: ["ignore", "pipe", "ignore"],
});
const lines = [];
for await (const line of createInterface({ input: runner.stdout })) {
  const json = /SCALE (\{.*\})/.exec(line)?.[1];
  if (!json) continue;
  const measured = JSON.parse(json);
  lines.push(measured);
  if (measured.name) {
    console.log(
      `${String(measured.size).padStart(8)} leads  ${measured.name.padEnd(46)} ${String(measured.read).padStart(9)} read ${String(measured.written).padStart(6)} written ${String(measured.ms).padStart(7)} ms`,
    );
  }
}

const sizes = [...new Set(lines.map(({ size }) => size))];
const names = [...new Set(lines.flatMap(({ name }) => name ?? []))];
const find = (size, name) => lines.find((line) => line.size === size && line.name === name);
const figures = {
  measuredOn: new Date().toISOString().slice(0, 10),
  sizes,
  databaseBytes: sizes.map((size) => lines.find((line) => line.size === size && line.databaseBytes)?.databaseBytes),
  backups: sizes.map((size) => lines.find((line) => line.size === size && line.backup)?.backup),
  calls: names.map((name) => ({
    name,
    kind: find(sizes[0], name).kind,
    read: sizes.map((size) => find(size, name)?.read),
    written: sizes.map((size) => find(size, name)?.written),
    ms: sizes.map((size) => find(size, name)?.ms),
  })),
};

const breaches = lines.filter(
  (line) => line.limit !== undefined && (line.kind === "write" ? line.written : line.read) > line.limit,
);
for (const { size, name, kind, limit, read, written } of breaches) {
  console.error(
    `Too many rows at ${size} leads: ${name} ${kind === "write" ? `wrote ${written}` : `read ${read}`}, at most ${limit} are promised.`,
  );
}
const isComplete = figures.backups.length > 0 && figures.backups.every(Boolean);
if (!isComplete) console.error("The measurement did not end: run vitest with bench/vitest.config.ts to see why.");
if (isComplete && breaches.length === 0 && !process.env.SCALE_SIZES) {
  writeFileSync(join(root, "bench/scale-figures.json"), `${JSON.stringify(figures, null, 2)}\n`);
  const document = join(root, "docs/scale.md");
  writeFileSync(document, fillTables(readFileSync(document, "utf8"), figures));
  spawnSync("oxfmt", ["bench/scale-figures.json", "docs/scale.md"], { cwd: root, env: environment, stdio: "inherit" });
  console.log("\nWrote bench/scale-figures.json and the tables of docs/scale.md.");
}
process.exit(isComplete && breaches.length === 0 ? 0 : 1);
