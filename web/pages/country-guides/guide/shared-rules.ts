import { weeksText } from "#domain/duration-text.ts";
import { isFact } from "#domain/facts.ts";
import { isNotFound, type Known, type Permit, type PermitDocument } from "#web/content/countries/country-record.ts";
import { readWeeks } from "#web/content/plans/document-times.ts";
import { contentKey } from "#web/lib/fact-text.ts";
import { RECORD_TEXTS } from "./record-copy.ts";

// What several permits share is said in full once, after them; each card has it in one line, whose name leads there.

const texts = RECORD_TEXTS.permits;

/** The rows of a permit, with their names. */
export const PERMIT_ROWS = { ...texts.compared, ...texts.rest };
export type PermitRow = keyof typeof PERMIT_ROWS;

/** Papers with one source. */
export type Papers = { names: readonly string[]; source: Known; namesSayAll: boolean };

/** A rule of several permits, or papers that they all need. */
export type SharedRule = {
  anchor: string;
  label: string;
  /** Whose it is, where others have another rule of this name. */
  about?: string;
  content: Known;
  /** Papers that the cards leave to this list. */
  names?: readonly string[];
};

type Shared = Pick<SharedRule, "label" | "content" | "names"> & { key: string; sharing: readonly Permit[] };

export type SharedRules = {
  rules: readonly SharedRule[];
  /** The shared rule that a permit's row repeats; undefined where the row is its own. */
  ofRow: (permit: Permit, row: PermitRow) => SharedRule | undefined;
  ofPapers: (papers: Papers) => SharedRule | undefined;
};

/** From how many papers on, and how many permits, a list of papers is a list of its own. */
const STANDARD = { papers: 3, permits: 3 };

/** Finds what several of the permits say in the same words. */
export function shareRules(permits: readonly Permit[]): SharedRules {
  const rows = (Object.keys(PERMIT_ROWS) as PermitRow[]).flatMap((row) => {
    const alike = groupAlike(permits, (permit) => rowKey(row, permit[row])).filter(
      ([, sharing]) => sharing.length > 1 && isLong(sharing[0]![row]),
    );
    return alike.map(([key, sharing]) => ({ key, label: PERMIT_ROWS[row], content: sharing[0]![row], sharing }));
  });
  const asked = permits.flatMap((permit) => papersOf(permit).map((papers) => ({ permit, papers })));
  const papers = groupAlike(asked, ({ papers: one }) => papersKey(one)).flatMap(([key, sharing]) => {
    const { source, names, namesSayAll } = sharing[0]!.papers;
    const isStandard = names.length >= STANDARD.papers && sharing.length >= STANDARD.permits;
    if (!isStandard && (sharing.length < 2 || names.length > 1 || namesSayAll || !saysMore(source))) return [];
    const label = isStandard ? texts.standardPapers : names[0]!;
    const sharers = sharing.map(({ permit }) => permit);
    return [{ key, label, content: source, sharing: sharers, ...(isStandard && { names }) }];
  });
  const all: Shared[] = [...rows, ...papers];
  const rules = all.map(({ label, sharing, content, names }, index) => {
    const isOnly = all.filter((other) => other.label === label).length === 1;
    const about = isOnly ? {} : { about: sharing.map(({ name }) => name).join("; ") };
    return { label, content, anchor: `shared-${index + 1}`, ...about, ...(names && { names }) };
  });
  const byKey = new Map(all.map(({ key }, index) => [key, rules[index]!]));
  return {
    rules,
    ofRow: (permit, row) => byKey.get(rowKey(row, permit[row])),
    ofPapers: (one) => byKey.get(papersKey(one)),
  };
}

/** The papers of a permit by what names them. */
export function papersOf({ documents }: Permit): Papers[] {
  return groupAlike(documents, ({ source, namesSayAll }) => contentKey([source, namesSayAll])).map(([, papers]) => ({
    names: papers.map(nameWithWeeks),
    source: papers[0]!.source,
    namesSayAll: papers[0]!.namesSayAll ?? false,
  }));
}

/** Whether anything is left to say of papers when they are named. */
export function saysMore(source: Known): boolean {
  return isFact(source) || source.note !== undefined;
}

/** A paper with the weeks that a page names for it, over all homes. */
function nameWithWeeks(document: PermitDocument): string {
  const weeks = readWeeks(document);
  return weeks ? `${document.name} (${weeksText(weeks)})` : document.name;
}

/** Whether a card has room for it only in short. */
function isLong(content: Known): boolean {
  return !isNotFound(content) && [content.inShort, content.note, content.reported].some(Boolean);
}

function rowKey(row: PermitRow, content: Known): string {
  return `${row} ${contentKey(content)}`;
}

function papersKey({ names, source }: Papers): string {
  return contentKey([names, source]);
}

function groupAlike<One>(all: readonly One[], keyOf: (one: One) => string): [string, One[]][] {
  return [...Map.groupBy(all, keyOf)];
}
