import type { Amount } from "#domain/amounts.ts";
import { type Edit, isSame, type Json } from "#domain/edits.ts";
import type { IsoDate } from "#domain/facts.ts";
import { contradicts, sumUpReports } from "#domain/reader-reports.ts";
import type { DeskRow } from "#web/content/desk-rows.ts";
import type { Report } from "../queries.ts";

type RecordValue = Readonly<Record<string, Json>>;

/** Whether a report waits for the owner. */
export function isWaiting({ state }: Report): boolean {
  return state === "waiting";
}

/** Whether a report contradicts what its fee says in the files. */
export function contradictsRecord(report: Report, { amounts }: RecordValue): boolean {
  return Array.isArray(amounts) && contradicts(report, amounts as unknown as Amount[]);
}

/** The edit that brings what accepted reports come to into their fee; none where they are too few, or it says so already. */
export function readersPaidEdits(
  { file, at }: Pick<DeskRow, "file" | "at">,
  { readersPaid: before }: RecordValue,
  accepted: readonly Report[],
  today: IsoDate,
): Edit[] {
  const sum = sumUpReports(accepted, today);
  if (!sum) return [];
  const after = { ...sum, years: [...sum.years] };
  if (isSame(before, after)) return [];
  const edit = { file, at: [...at, "readersPaid"], after };
  return [before === undefined ? edit : { ...edit, before }];
}
