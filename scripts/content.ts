// `npm run content`, after setup.mjs: the evidence of each country's records and what is missing or overdue, those that decide a
// move first, then section by section.
// `-- --lot=7` draws ten records of each country, and twenty of homes and readers, to be read again at their source: the same for
// the same number. `-- --edit=kenya.permits.class-d.fee --value="…" --amounts="{ amount: 51, currency: USD }" --source=feeList` changes one
// record, entered today; `--time="{ days: 90 }"` what plans count with, `--because="newer"` why to plan with its value; `--checked`
// says that it was read again today and is still right, `--confirmed="who"` that the office confirmed it today.
// `-- --watch=kenya`, or with the address of a cited page: reads those pages now and prints which figures they still state.
import "./content-errors.ts";
import { ContentError, editsOfRecord, filesIn, readContent, writeEdits } from "../content-model/index.ts";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { EditError, type Json } from "../domain/edits.ts";
import { type Fact, factsIn } from "../domain/facts.ts";
import { HOME_RECORDS } from "../web/content/homes/homes.ts";
import { READERS } from "../web/content/readers/readers.ts";
import { unexplainedMonths } from "../web/content/countries/cities.ts";
import { COUNTRY_FOLDERS, FOLDERS } from "../web/content/countries/countries.ts";
import {
  actsPerYear,
  countRecords,
  decisiveRecords,
  describeRecord,
  firmShare,
  isRead,
} from "../content-model/resolve/record-counts.ts";
import { LAST_SEEN } from "../content-model/resolve/last-seen.ts";
import { watchList } from "../web/feeds/watch-list.ts";
import { countDocumentTimes } from "../web/content/plans/document-times.ts";
import { textsIn } from "../content-model/read/texts-in.ts";
import { makeDice } from "./dice.ts";
import { failIfRefused } from "./setup.mjs";
import { printWatch } from "./watch/table.ts";

const { lot, edit, watch, ...changes } = parseArgs({
  options: {
    lot: { type: "string" },
    edit: { type: "string" },
    value: { type: "string" },
    amounts: { type: "string" },
    time: { type: "string" },
    because: { type: "string" },
    note: { type: "string" },
    source: { type: "string", multiple: true },
    checked: { type: "boolean" },
    confirmed: { type: "string" },
    watch: { type: "string" },
  },
}).values;
const records = FOLDERS.map(({ record }) => record);
const today = new Date().toISOString().slice(0, 10);

/** How many records can be watched, and what the watch saw of them by the last publishing. */
function countWatched() {
  const { records } = watchList();
  const watched = Object.entries(records).filter(([, { figures }]) => figures.length > 0);
  const seen = new Set(Object.values(LAST_SEEN.pages).flatMap(({ records: ids }) => ids));
  return {
    watched: watched.length,
    "nothing to watch": Object.keys(records).length - watched.length,
    "seen with every figure": watched.filter(([id]) => seen.has(id)).length,
    "pages that can't be watched": LAST_SEEN.unreadable.length,
  };
}

/** Draws some of the records that were read on a page. */
function drawLot(content: unknown, size: number, dice: (below: number) => number): Fact[] {
  const left = [...new Set(factsIn(content))].filter(isRead);
  return Array.from({ length: Math.min(size, left.length) }, () => {
    const [drawn] = left.splice(dice(left.length), 1);
    return drawn!;
  });
}

function printLot(name: string, facts: readonly Fact[]) {
  console.log(`\n${name}`);
  for (const { id, value, readAt = [], note, reported = [] } of facts) {
    console.log(`- ${id}: ${String(value)}${note ? ` (${note})` : ""}`);
    for (const one of reported) console.log(`  reported: ${one.value}`);
    for (const { publisher, title, url } of readAt) console.log(`  ${publisher}: ${title} ${url}`);
  }
}

/** Changes a record in its file, if all of the content is still right with it, and prints the lines that differ. */
function changeRecord(id: string, given: typeof changes) {
  const { value, amounts, time, because, note, source, checked, confirmed } = given;
  const texts = textsIn("content");
  const edits = editsOfRecord(filesIn(texts), id, {
    ...(value && { value, enteredOn: today, checked: null, confirmed: null }),
    ...(amounts && { amounts: parse(`[ ${amounts} ]`) as Json }),
    ...(time && { time: parse(time) as Json }),
    ...(because && { because }),
    ...(source && { sources: source }),
    ...(note && { note }),
    ...(checked && { checked: today }),
    ...(confirmed && { confirmed: { on: today, by: confirmed } }),
  });
  const written = writeEdits(texts, edits);
  readContent(written);
  for (const file of new Set(edits.map((one) => one.file))) {
    writeFileSync(`content/${file}`, written[file]!);
    console.log(`content/${file}`);
    const [old, changed] = [texts[file]!.split("\n"), written[file]!.split("\n")];
    for (const line of old) if (!changed.includes(line)) console.log(`- ${line.trim()}`);
    for (const line of changed) if (!old.includes(line)) console.log(`+ ${line.trim()}`);
  }
}

if (edit !== undefined) {
  try {
    changeRecord(edit, changes);
  } catch (error) {
    if (!(error instanceof EditError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} else if (watch !== undefined) {
  await printWatch(watch).catch(failIfRefused);
} else if (lot === undefined) {
  for (const record of records) {
    const { id, ...sections } = record;
    console.log(`\n${id}`);
    const decisive = Object.entries(decisiveRecords(record));
    console.table(Object.fromEntries(decisive.map(([name, known]) => [name, describeRecord(known, today)])));
    const known = decisive.map(([, one]) => one);
    console.log(`${firmShare(known, today)}% of what decides a move is official or said by two sources`);
    const parts = Object.entries({ decisive: known, ...sections, all: sections });
    console.table(Object.fromEntries(parts.map(([name, part]) => [name, countRecords(part, today)])));
  }
  console.log("\nAll countries");
  const decided = records.flatMap((record) => Object.values(decisiveRecords(record)));
  console.table({ decisive: countRecords(decided, today), all: countRecords(records, today) });
  console.log("\nPercent of what decides a move that is official or said by two sources");
  console.table(
    Object.fromEntries(records.map((record) => [record.id, firmShare(Object.values(decisiveRecords(record)), today)])),
  );
  console.log("\nActs of review a year: a permit, a city, a chapter or a country's travel advice each");
  console.table({
    ...Object.fromEntries(records.map(({ id }) => [id, actsPerYear(COUNTRY_FOLDERS[id])])),
    "homes and readers": actsPerYear([HOME_RECORDS, READERS]),
    all: actsPerYear([COUNTRY_FOLDERS, HOME_RECORDS, READERS]),
  });
  console.log("\nThe watch on the sources: records that cite a page");
  console.table(countWatched());
  console.log("\nComfortable months far from a public page's, without a reason (because)");
  console.log(unexplainedMonths().join(", ") || "none");
  console.log("\nTimes of the papers that permits ask for");
  const documentsOf = ({ permits }: (typeof records)[number]) => permits.flatMap(({ documents }) => documents);
  console.table(
    Object.fromEntries([
      ...records.map((record) => [record.id, countDocumentTimes(documentsOf(record))]),
      ["all", countDocumentTimes(records.flatMap(documentsOf))],
    ]),
  );
  console.log("\nThe check found no mistakes in content/.");
} else {
  // Lots next to one another begin far apart.
  const dice = makeDice(Math.imul(Number(lot) + 1, 0x9e3779b1));
  for (const record of records) printLot(record.id, drawLot(record, 10, dice));
  printLot("homes and readers", drawLot([HOME_RECORDS, READERS], 20, dice));
}
