// `npm run content`, after setup.mjs: what each country's record holds, section by section, by what it rests on.
// `-- --lot=7` draws ten records of each country that were read, to be read again at their source: the same for the same
// number. `-- --edit=kenya.permits.class-d.fee --value="…" --source=feeList` changes one record, entered today; `--checked` says
// that it was read again today and is still right, `--confirmed="who"` that the office confirmed it today.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Fact, factsIn } from "../domain/facts.ts";
import { ContentError } from "../content-reader/read-file.ts";
import { FOLDERS } from "../web/content/countries/countries.ts";
import { countRecords, isRead, PUBLISHER_ORDER, type RecordCounts } from "../web/content/countries/record-counts.ts";
import { countDocumentTimes } from "../web/content/plans/document-times.ts";
import { EditError, editRecord } from "../web/content/data/edit.ts";
import { readContent } from "../web/content/data/read.ts";
import { makeDice } from "./dice.ts";

const LOT_SIZE = 10;

const { lot, edit, ...changes } = parseArgs({
  options: {
    lot: { type: "string" },
    edit: { type: "string" },
    value: { type: "string" },
    note: { type: "string" },
    source: { type: "string", multiple: true },
    checked: { type: "boolean" },
    confirmed: { type: "string" },
  },
}).values;
const records = FOLDERS.map(({ record }) => record);

function describeCounts({ read, estimates, unread, notFound }: RecordCounts) {
  const total = PUBLISHER_ORDER.reduce((sum, kind) => sum + read[kind], 0);
  return { read: total, ...read, estimates, unread, "not found": notFound };
}

function drawLot(facts: readonly Fact[], dice: (below: number) => number): Fact[] {
  const left = [...facts];
  return Array.from({ length: Math.min(LOT_SIZE, left.length) }, () => {
    const [drawn] = left.splice(dice(left.length), 1);
    return drawn!;
  });
}

/** Changes a record in its file, if all of the content is still right with it, and prints the lines that differ. */
function changeRecord(id: string, { value, note, source, checked, confirmed }: typeof changes) {
  const [country, name] = id.split(".");
  const file = `content/countries/${country}/${name}.yaml`;
  const today = new Date().toISOString().slice(0, 10);
  const before = readFileSync(file, "utf8");
  const after = editRecord(before, id, {
    ...(value && { value, entered: today, checked: null, confirmed: null }),
    ...(source && { sources: source }),
    ...(note && { note }),
    ...(checked && { checked: today }),
    ...(confirmed && { confirmed: { on: today, by: confirmed } }),
  });
  writeFileSync(file, after);
  try {
    readContent("content");
  } catch (error) {
    writeFileSync(file, before);
    throw error;
  }
  const [old, changed] = [before.split("\n"), after.split("\n")];
  console.log(file);
  for (const line of old) if (!changed.includes(line)) console.log(`- ${line.trim()}`);
  for (const line of changed) if (!old.includes(line)) console.log(`+ ${line.trim()}`);
}

if (edit !== undefined) {
  try {
    changeRecord(edit, changes);
  } catch (error) {
    if (!(error instanceof EditError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} else if (lot === undefined) {
  for (const { id, ...sections } of records) {
    console.log(`\n${id}`);
    console.table(
      Object.fromEntries([
        ...Object.entries(sections).map(([name, section]) => [name, describeCounts(countRecords(section))]),
        ["all", describeCounts(countRecords(sections))],
      ]),
    );
  }
  console.log("\nAll countries");
  console.table(describeCounts(countRecords(records)));
  console.log("\nTimes of the papers that permits ask for");
  const documentsOf = ({ permits }: (typeof records)[number]) => permits.flatMap(({ documents }) => documents);
  console.table(
    Object.fromEntries([
      ...records.map((record) => [record.id, countDocumentTimes(documentsOf(record))]),
      ["all", countDocumentTimes(records.flatMap(documentsOf))],
    ]),
  );
} else {
  // Lots beside one another begin far apart.
  const dice = makeDice(Math.imul(Number(lot) + 1, 0x9e3779b1));
  for (const record of records) {
    console.log(`\n${record.id}`);
    for (const { value, readAt = [], note, reported = [] } of drawLot(
      [...new Set(factsIn(record))].filter(isRead),
      dice,
    )) {
      console.log(`- ${String(value)}${note ? ` (${note})` : ""}`);
      for (const one of reported) console.log(`  reported: ${one.value}`);
      for (const { publisher, title, url } of readAt) console.log(`  ${publisher}: ${title} ${url ?? ""}`);
    }
  }
}
