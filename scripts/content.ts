// `npm run content`, after setup.mjs: what each country's record holds, section by section, by what it rests on.
// `-- --lot=7` draws ten records of each country that were read, to be read again at their source: the same for the same
// number.
import { parseArgs } from "node:util";
import { type Fact, factsIn } from "../domain/facts.ts";
import { FOLDERS } from "../web/content/countries/countries.ts";
import { countRecords, isRead, PUBLISHER_ORDER, type RecordCounts } from "../web/content/countries/record-counts.ts";
import { countDocumentTimes } from "../web/content/plans/document-times.ts";
import { makeDice } from "./dice.ts";

const LOT_SIZE = 10;

const { lot } = parseArgs({ options: { lot: { type: "string" } } }).values;
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

if (lot === undefined) {
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
