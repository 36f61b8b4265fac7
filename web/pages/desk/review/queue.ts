import { currentId } from "#domain/moved.ts";
import { addDays } from "#domain/calendar-day.ts";
import type { ContentFiles, Edit, Json } from "#domain/edits.ts";
import type { IsoDate } from "#domain/facts.ts";
import { reviewUnit } from "#domain/review-units.ts";
import { type DeskRow, sourcesOf } from "#web/content/desk-rows.ts";
import type { FactAnswer, OfficeWord } from "../offices/answers.ts";
import { recordAt } from "../changes.ts";
import type { Change, Correction, Report, Watch } from "../queries.ts";
import { touches } from "../pending.ts";
import { contradictsRecord, isWaiting } from "./reports.ts";

/** How a fact is answered when it is read again. */
export type Answer = "right" | "changed" | "doubted";

/** What was written about a fact: by a reader, or by an office as an answer to a letter. */
export type Said = Correction | FactAnswer;

/** Whether it is the answer to a letter. */
export function isAnswer(said: Said): said is FactAnswer {
  return "verdict" in said;
}

/**
 * A fact that is to be read again, with what its pages no longer say and what readers and offices wrote, since it was read last; and
 * what readers paid, as far as the owner has not refused it.
 */
export type Due = {
  row: DeskRow;
  corrections: readonly Said[];
  findings: readonly Finding[];
  reports: readonly Report[];
  /** Whether what a reader paid contradicts the fact. */
  isContradicted: boolean;
};

/** What the watch found on a page of a fact: of a figure, or of the page itself. */
export type Finding = Pick<Watch["figures"][number], "url" | "foundAt"> &
  (
    | ({ what: "figure" } & Pick<Watch["figures"][number], "figure" | "around" | "foundText">)
    | ({ what: "page" } & Pick<Watch["pages"][number], "lost" | "movedTo">)
  );

/**
 * The facts to read again: those of which a page no longer says what it said, or a reader paid something else, then those that
 * readers or offices wrote about, those that decide a move, then by the day on which they
 * fell due; those of one country and chapter next to one another. What a pending change is about is not among them.
 */
export function dueRows(
  index: readonly DeskRow[],
  pending: readonly Change[],
  corrections: readonly Said[],
  found: Pick<Watch, "figures" | "pages"> & { files: ContentFiles; reports: readonly Report[] },
  today: IsoDate,
): Due[] {
  const ids = new Set(index.map(({ id }) => id));
  const current = corrections.map((one) => Object.assign({ ...one }, { about: currentAbout(one.about, ids) }));
  const paid = found.reports.map((one) => Object.assign({ ...one }, { fee: currentAbout(one.fee, ids) }));
  return index
    .map((row): Due => {
      const reports = paid.filter(({ fee }) => fee === row.id);
      const record = reports.length > 0 ? recordAt(found.files, row) : {};
      const isContradicted = reports.some((report) => isWaiting(report) && contradictsRecord(report, record));
      const findings = findingsOf(row, found);
      return { row, corrections: correctionsOf(row, current), findings, reports, isContradicted };
    })
    .filter(({ row: { reviewOn }, corrections: said, findings, reports }) => {
      const isTold = said.length > 0 || findings.length > 0 || reports.some(isWaiting);
      return reviewOn !== undefined && (reviewOn <= today || isTold);
    })
    .filter(({ row }) => !pending.some((change) => touches(change, row)))
    .toSorted((a, b) => rank(a).localeCompare(rank(b)));
}

/** What a message is about: a section, or the id of today of the fact that it named. */
function currentAbout(about: string, ids: ReadonlySet<string>): string {
  return currentId(about, (id) => ids.has(id)) ?? about;
}

/**
 * The facts that are reviewed in one act with the first one: of its permit, its city, or its chapter. What a page no longer says,
 * what an office has answered, and what a reader paid are decided alone.
 */
export function unitOfFirst(queue: readonly Due[]): readonly Due[] {
  const [first] = queue;
  if (!first || isDecidedAlone(first)) return queue.slice(0, 1);
  const unit = reviewUnit(first.row.id);
  return queue.filter((due) => !isDecidedAlone(due) && reviewUnit(due.row.id) === unit);
}

function isDecidedAlone({ findings, corrections, reports }: Due): boolean {
  return findings.length > 0 || corrections.some(isAnswer) || reports.some(isWaiting);
}

/** What reading one page takes, and comparing one fact with it, in minutes: our estimate. */
const MINUTES = { page: 2, fact: 0.5 };
const WEEK_DAYS = 7;

/** How many minutes the reviews take that are due within a week; to five minutes. */
export function minutesOfWeek(index: readonly DeskRow[], files: ContentFiles, today: IsoDate): number {
  const end = addDays(today, WEEK_DAYS);
  const rows = index.filter(({ reviewOn }) => reviewOn !== undefined && reviewOn <= end);
  const pages = new Set(rows.flatMap((row) => sourcesOf(files, row).map(({ url }) => url)));
  return Math.ceil((pages.size * MINUTES.page + rows.length * MINUTES.fact) / 5) * 5;
}

/** The next day on which facts fall due, and how many; null where none will. */
export function nextDue(index: readonly DeskRow[], today: IsoDate): { day: IsoDate; count: number } | null {
  const days = index.flatMap(({ reviewOn }) => (reviewOn !== undefined && reviewOn > today ? [reviewOn] : []));
  const day = days.toSorted()[0];
  return day === undefined ? null : { day, count: days.filter((one) => one === day).length };
}

function rank({ row, corrections, findings, reports, isContradicted }: Due): string {
  const isFound = findings.length > 0 || isContradicted;
  const isTold = corrections.length > 0 || reports.some(isWaiting);
  const first = [isFound, isTold, row.isDecisive === true].map((isFirst) => (isFirst ? "0" : "1"));
  return [...first, row.reviewOn, row.subject, reviewUnit(row.id), row.id].join(" ");
}

/** What the watch found on the pages of a fact since somebody read it. */
function findingsOf(row: DeskRow, { figures, pages, files }: Parameters<typeof dueRows>[3]): Finding[] {
  if (figures.length === 0 && pages.length === 0) return [];
  const { id, reviewedOn = "" } = row;
  const urls = new Set(sourcesOf(files, row).map(({ url }) => url));
  const isNew = ({ url, foundAt }: { url: string; foundAt: string }) =>
    urls.has(url) && foundAt.slice(0, 10) > reviewedOn;
  return [
    ...figures
      .filter((one) => one.recordId === id && isNew(one))
      .map((one) => Object.assign({ what: "figure" as const }, one)),
    ...pages.filter(isNew).map((one) => Object.assign({ what: "page" as const }, one)),
  ];
}

/** What was written about a fact, or about the section of the guide that it is in, since somebody read or changed it last. */
function correctionsOf(row: DeskRow, corrections: readonly Said[]) {
  const { id, file, reviewedOn = "" } = row;
  const [, country, name] = file.replace(/\.yaml$/, "").split("/");
  return corrections.filter(
    ({ about, createdAt, changedSince }) =>
      createdAt.slice(0, 10) >= reviewedOn &&
      !touches({ edits: changedSince }, row) &&
      (about === id || about === `${country}-${name}` || id.startsWith(`${about}.`)),
  );
}

/**
 * The edits that record an answer: read again and still right, confirmed with the office, or not to be confirmed. A government's
 * advice is its own word, of the day on which it was read.
 * @param word the office's, where there is one
 */
export function answerEdits(
  { file, at, kind }: Pick<DeskRow, "file" | "at" | "kind">,
  record: Readonly<Record<string, Json>>,
  answer: Exclude<Answer, "changed">,
  today: IsoDate,
  word?: OfficeWord,
): Edit[] {
  const after: Readonly<Record<string, Json | undefined>> =
    answer === "doubted"
      ? { couldNotConfirm: today, checked: undefined, confirmed: undefined, answered: undefined }
      : kind === "Travel advice"
        ? { enteredOn: today }
        : {
            checked: today,
            couldNotConfirm: undefined,
            ...(word && "confirmed" in word && { answered: undefined }),
            ...word,
          };
  return Object.entries(after).flatMap(([key, value]): Edit[] => {
    const before = record[key];
    if (before === value) return [];
    const edit: Edit = { file, at: [...at, key] };
    if (before !== undefined) edit.before = before;
    if (value !== undefined) edit.after = value;
    return [edit];
  });
}
