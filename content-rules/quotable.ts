import { COUNTRY_IDS } from "#domain/country-ids.ts";

/** What a format of a placeholder repeats of a record, and what a record without it is told. */
const NEEDS: Readonly<Record<string, readonly [key: string, lack: string]>> = {
  dollars: ["amounts", "no amounts"],
  "dollars-a-month": ["amounts", "no amounts"],
  time: ["time", "no time"],
};

type Entry = Readonly<Record<string, unknown>>;

/** What texts can repeat of a country's records: their ids, and each with the formats that it has words for. */
export function quotableIn(rawAt: ReadonlyMap<string, object>): string[] {
  const follow = (entry: Entry): Entry =>
    typeof entry.use === "string" ? follow(rawAt.get(entry.use) as Entry) : entry;
  return [...rawAt].flatMap(([id, raw]) => {
    // Whether it leads anywhere is checked where it stands.
    if ("use" in raw && !rawAt.has(String(raw.use))) return [];
    const record = follow(raw as Entry);
    if (record.value === undefined && typeof record.price !== "string") return [];
    const formats = Object.keys(NEEDS).filter((format) => record[NEEDS[format]![0]]);
    return [id].concat(["value", ...formats].map((format) => `${id}|${format}`));
  });
}

/** Why a text can't repeat an entry that there is; undefined where it can. */
export function whyUnquotable(
  names: { has: (name: string) => boolean },
  id: string,
  format: string,
): string | undefined {
  const [country = ""] = id.split(".");
  if (!(COUNTRY_IDS as readonly string[]).includes(country)) return undefined;
  if (!names.has(`${id}|value`)) return `"${id}" has no value to show here: reword the text, or take the row out.`;
  const [, lack] = NEEDS[format] ?? [];
  return lack && !names.has(`${id}|${format}`) ? `"${id}" has ${lack}: reword the text.` : undefined;
}
