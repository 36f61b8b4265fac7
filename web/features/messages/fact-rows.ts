import { factRowsPath } from "#web/content/page-paths.ts";
import { inTime } from "#web/lib/recover.ts";

/** A record of a guide as its reader met it. */
export type FactRow = {
  /** What names its record: `ghana.homes.advanceRent`. Rows that use one record have one id. */
  id: string;
  label: string;
  /** What the page says, with the note and the figures that contradict it. */
  text: string;
  /** The day on which it was entered or confirmed, in words. */
  day: string;
};

/** The records of a guide by chapter. */
export type FactRows = Readonly<Record<string, readonly FactRow[]>>;

/**
 * Fetches the records of a guide's section.
 * @param section country and chapter: `south-africa-homes`
 */
export async function loadFactRows(section: string): Promise<readonly FactRow[]> {
  const end = section.lastIndexOf("-");
  const answer = await inTime(fetch(factRowsPath(section.slice(0, end))));
  if (!answer.ok) return [];
  const rows = (await answer.json()) as FactRows;
  return rows[section.slice(end + 1)] ?? [];
}
