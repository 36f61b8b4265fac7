import { isNotPublished, type Known } from "#content-model/resolve/records.ts";

/** A row of a chapter: whose it is, "class G", its name, "Fee", and its record. */
type Row = { of: string; row: string; record: Known };

/** What of some rows is not published, in a few words each: "fees (for 4 of 6)", "fee (class G)". */
export function listMissing(rows: readonly Row[]): string[] {
  return [...Map.groupBy(rows, ({ row }) => row)].flatMap(([row, all]) => {
    const missing = all.filter(({ record }) => isNotPublished(record));
    if (missing.length === 0) return [];
    const name = row.charAt(0).toLowerCase() + row.slice(1);
    if (missing.length === all.length) return name;
    const [{ of }] = missing as [Row];
    return missing.length === 1 ? `${name} (${of})` : `${name} (for ${missing.length} of ${all.length})`;
  });
}
