// `npm run bench:scale`: rows read and written and the time of every kind of call at a thousand, a hundred thousand and a
// million leads, against their limits. Writes the tables of docs/scale.md. `SCALE_SIZES=1000,20000` measures other sizes and
// writes nothing.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { environment, root } from "../scripts/setup.mjs";

const runner = spawn("vitest", ["run", "--config", "bench/vitest.config.ts", "bench/scale.test.ts"], {
  cwd: root,
  env: environment,
  stdio: ["ignore", "pipe", "ignore"],
});
const ended = new Promise((resolve) => runner.on("exit", resolve));
const calls = [];
const stored = [];
for await (const line of createInterface({ input: runner.stdout })) {
  const json = /SCALE (\{.*\})/.exec(line)?.[1];
  if (!json) continue;
  const measured = JSON.parse(json);
  if (!measured.name) {
    stored.push(measured);
    continue;
  }
  calls.push(measured);
  const { size, name, read, written, ms } = measured;
  console.log(
    `${String(size).padStart(8)} leads  ${name.padEnd(46)} ${String(read).padStart(9)} read ${String(written).padStart(6)} written ${String(ms).padStart(7)} ms`,
  );
}
const isComplete = (await ended) === 0;
if (!isComplete) console.error("The measurement did not end: run vitest with bench/vitest.config.ts to see why.");

const breaches = calls.filter(({ kind, limit, read, written }) => (kind === "write" ? written : read) > limit);
for (const { size, name, kind, limit, read, written } of breaches) {
  console.error(
    `Too many rows at ${size} leads: ${name} ${kind === "write" ? `wrote ${written}` : `read ${read}`}, at most ${limit} are promised.`,
  );
}

const count = (value) => Math.round(value).toLocaleString("en-US");
const table = (rows) =>
  rows
    .toSpliced(
      1,
      0,
      rows[0].map(() => "---"),
    )
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

function callsTable() {
  const sizes = [...new Set(calls.map(({ size }) => size))];
  const rows = [...new Set(calls.map(({ name }) => name))].map((name) => {
    const measured = calls.filter((call) => call.name === name);
    const written = count(Math.max(...measured.map((call) => call.written)));
    return [name].concat(
      measured.map(({ read }) => count(read)),
      written,
    );
  });
  return table([["call", ...sizes.map((size) => `${count(size)} leads`), "written"], ...rows]);
}

function storageTable() {
  return table([
    ["leads", "database", "bytes for each lead"],
    ...stored.map(({ size, databaseBytes }) => [
      count(size),
      `${(databaseBytes / 1e6).toFixed(1)} MB`,
      count(databaseBytes / size),
    ]),
  ]);
}

/** The document with `text` between the comments that carry a name. */
const fill = (document, name, text) =>
  document.replace(
    new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`),
    (_, start, end) => `${start}\n${text}\n${end}`,
  );

if (isComplete && breaches.length === 0 && !process.env.SCALE_SIZES) {
  const file = join(root, "docs/scale.md");
  const day = new Date().toISOString().slice(0, 10);
  const text = `Measured on ${day}; rows read by each call, and rows written at most.\n\n${callsTable()}`;
  writeFileSync(file, fill(fill(readFileSync(file, "utf8"), "calls", text), "storage", storageTable()));
  console.log("\nWrote the tables of docs/scale.md.");
}
process.exit(isComplete && breaches.length === 0 ? 0 : 1);
