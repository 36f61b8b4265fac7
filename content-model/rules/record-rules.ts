import { isOfficeFee } from "#domain/reader-reports.ts";
import type { placesOf } from "./places.ts";
import { READER_FILES } from "#content-model/schema/readers.ts";
import type { SharedFiles } from "#content-model/schema/shared-files.ts";
import { PLACEHOLDER } from "./placeholders.ts";
import { ONLY_WEAK, restsOnWeakSites } from "./weak-sites.ts";

type Entry = Readonly<Record<string, unknown>>;
type Path = readonly PropertyKey[];
type Report = (file: string, path: Path, text: string) => void;

/** Files whose texts outside of records say nothing that goes out of date. */
const TIMELESS_FILES = new Set(["catalog", "chapters", "guide", "profile", ...Object.keys(READER_FILES)]);
/** Parts of records, which have the day of the record. */
const OF_RECORDS = new Set<PropertyKey>(["sources", "reported", "amounts", "confirmed", "changed", "readersPaid"]);
/** What has digits and is no text. */
const CODES = new Set(["id", "sameAs", "alpha2", "numeric", "office", "source"]);

/** The pages that records name, and the sites that can't be the only source of one. */
type Sources = { own: SharedFiles["sources"]; shared: SharedFiles["sources"]; weakSites: SharedFiles["weak-sites"] };

/**
 * Finds records that don't say what they rest on, and figures outside of records.
 * @param root the first word of the ids
 */
export function checkRecords(
  { placeOf, rawAt }: ReturnType<typeof placesOf>,
  { root, own, shared, weakSites }: Sources & { root: string },
  report: Report,
) {
  for (const [raw, { file, path }] of placeOf) {
    const entry = raw as Entry;
    const { value, price, enteredOn, basis, method, sources = [], asOf, amounts, readersPaid } = entry;
    if (TIMELESS_FILES.has(file) && !enteredOn && !path.some((key) => OF_RECORDS.has(key)))
      checkTimeless(entry, file, path, report);
    if (!enteredOn || (value === undefined && typeof price !== "string")) continue;
    const defaults = rawAt.get(`${root}.${file}.defaults`) as Entry | undefined;
    const office = entry.office === undefined ? defaults?.office : entry.office;
    const key = String(path.at(-1));
    if (readersPaid && !isOfficeFee({ key, office: office as string, amounts, basis: basis as string }))
      report(file, [...path, "readersPaid"], "Only a fee that an office charges has what readers paid.");
    if (!office && !method) report(file, path, "Name the office that can confirm it, or say how you know it.");
    if (basis === "estimate" && !method) report(file, [...path, "basis"], "Say how the estimate was made.");
    if (typeof price === "string" && basis !== "estimate" && !asOf && (sources as string[]).length === 0)
      report(
        file,
        [...path, "sources"],
        "Name the page with this price, say when it held, or say that it is our estimate.",
      );
    const pages = (sources as string[]).flatMap((id) => (id.startsWith("/") ? shared[id.slice(1)] : own[id]) ?? []);
    if (restsOnWeakSites(pages, weakSites)) report(file, [...path, "sources"], ONLY_WEAK);
    for (const [index, id] of (sources as string[]).entries()) {
      const at = [...path, "sources", index];
      if ((sources as string[]).indexOf(id) < index) report(file, at, `"${id}" is here twice.`);
      const { date = "" } = (id.startsWith("/") ? shared[id.slice(1)] : own[id]) ?? {};
      if (date.slice(0, 10) > String(enteredOn))
        report(file, at, `"${id}" is of ${date}, after the day of entry: set enteredOn to the day you read it.`);
    }
  }
}

function checkTimeless(entry: Entry, file: string, path: Path, report: Report) {
  for (const [key, text] of Object.entries(entry))
    if (typeof text === "string" && !CODES.has(key) && /\d/.test(text.replaceAll(PLACEHOLDER, "")))
      report(file, [...path, key], "A figure goes out of date: name the record that has it, or make it one.");
}
