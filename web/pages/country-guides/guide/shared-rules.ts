import { weeksText } from "#domain/duration-text.ts";
import { isFact } from "#domain/facts.ts";
import { joinWords } from "#domain/join-words.ts";
import type { Range } from "#domain/range.ts";
import { chargeText } from "#web/features/permits/permit-words.ts";
import type { Known } from "#content-model/resolve/records.ts";
import type { Permit, PermitDocument } from "#content-model/resolve/resolve-country.ts";
import { pathText } from "#web/content/permit-paths.ts";
import { readWeeks } from "#web/content/plans/document-times.ts";
import { contentKey } from "#domain/fact-text.ts";
import { capitalize } from "#web/lib/capitalize.ts";
import { CHAPTER_ROWS } from "#web/content/countries/chapter-rows.ts";
import { RECORD_TEXTS } from "./record-copy.ts";

// Rules that several permits share appear in full once, above the permits. A card links to them by name, or summarizes an exception.

const texts = RECORD_TEXTS.permits;

const ROWS = CHAPTER_ROWS.permits;

/** A row of a permit's card, and its short form for when a shared rule says the whole. */
export type PermitRow = {
  label: string;
  /** What a card calls it, where the record holds several charges. */
  name?: string;
  content: Known | string;
  short?: string | undefined;
  about?: string;
};

export function permitRows(permit: Permit): PermitRow[] {
  return (Object.keys(ROWS) as (keyof typeof ROWS)[]).flatMap((key) => {
    const content = permit[key];
    if (!content) return [];
    const row = { label: ROWS[key], content, short: shortForm(permit, key) };
    return key === "fee" ? chargesOf(permit, row) : row;
  });
}

/** What the first year's cost is made of, a row for each charge; one amount that is all of it is a row like any other. */
function chargesOf(permit: Permit, fee: PermitRow): PermitRow[] {
  const { card, documents, feeLacks, feeParts, ownFeeUsd } = permit;
  const [first, ...others] = feeParts;
  const charge = (usd: Range) => capitalize(chargeText(permit, usd));
  const more: PermitRow[] = others.map(({ label, usd }) => ({ label: capitalize(label), content: charge(usd) }));
  if (card?.fee && card.feeUsd) {
    const [label, about] = [capitalize(card.name.replace(/^the /, "")), charge(card.feeUsd)];
    const isAmongPapers = documents.some(({ source }) => source.id === card.fee!.id);
    more.push(isAmongPapers ? { label, content: about } : { label, about, content: card.fee, short: about });
  }
  if (feeLacks) more.push({ label: texts.feeLacks, content: capitalize(joinWords(feeLacks)) });
  if (!ownFeeUsd || (more.length === 0 && ownFeeUsd.from === ownFeeUsd.to)) return [fee, ...more];
  const about = charge(first?.usd ?? ownFeeUsd);
  return [{ ...fee, ...(first && { name: capitalize(first.label) }), about, short: about }, ...more];
}

/** What must be known with a value is never left out, so other rows stay whole. */
function shortForm({ leadsTo, ...permit }: Permit, key: keyof typeof ROWS): string | undefined {
  if (key === "permanentResidence" || key === "citizenship") return capitalize(pathText(leadsTo[key]));
  const content = permit[key];
  return content && isFact(content) ? content.summary : undefined;
}

export type Papers = { names: readonly string[]; source: Known; namesSayAll: boolean };

/** A rule of several permits, or papers that they all need. */
export type SharedRule = {
  anchor: string;
  label: string;
  /** Whose it is, where more permits have another rule of this name. */
  about?: string;
  content: Known;
  /** Papers that the cards leave to this list. */
  names?: readonly string[];
  /**
   * How a permit's card shows it: left out if it applies to every permit, named if it is the most common rule of its kind,
   * summarized if it is an exception, one of several charges, or about work or citizenship. Documents are always named.
   */
  inCards: "left out" | "named" | "in short";
};

type Shared = Pick<SharedRule, "label" | "content" | "names"> & {
  key: string;
  sharing: readonly Permit[];
  /** Each card says it in short, whether or not it is an exception. */
  isInEach?: boolean;
};

export type SharedRules = {
  rules: readonly SharedRule[];
  /** The shared rule that a permit's row repeats; undefined where the row is its own. */
  ofRow: (row: PermitRow) => SharedRule | undefined;
  ofPapers: (papers: Papers) => SharedRule | undefined;
};

/** From how many papers on, and how many permits, a list of papers is a list of its own. */
const STANDARD = { papers: 3, permits: 3 };

/** Finds what several of the permits say in the same words. */
export function shareRules(permits: readonly Permit[]): SharedRules {
  const allRows = permits.flatMap((permit) => permitRows(permit).map((row) => ({ permit, row })));
  const rows = groupAlike(allRows, ({ row }) => rowKey(row)).flatMap(([key, sharing]) => {
    const { label, content, short } = sharing[0]!.row;
    if (sharing.length === 1 || !short || typeof content === "string") return [];
    const isInEach = label === ROWS.work || label === ROWS.citizenship || sharing.some(({ row }) => row.about);
    return [{ key, label, content, sharing: sharing.map(({ permit }) => permit), isInEach }];
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
  const rules = all.map(({ label, sharing, content, names, isInEach }, index) => {
    // Only the exceptions name their permits.
    const isUsual = all.every((other) => other.label !== label || other.sharing.length <= sharing.length);
    const about = isUsual ? {} : { about: sharing.map(({ name }) => name).join("; ") };
    const isRow = index < rows.length;
    const isShort = isRow && (!isUsual || isInEach);
    const inCards = isShort ? "in short" : isRow && sharing.length === permits.length ? "left out" : "named";
    return { label, content, anchor: `shared-rule-${index + 1}`, ...about, ...(names && { names }), inCards } as const;
  });
  const byKey = new Map(all.map(({ key }, index) => [key, rules[index]!]));
  return {
    rules,
    ofRow: (row) => byKey.get(rowKey(row)),
    ofPapers: (one) => byKey.get(papersKey(one)),
  };
}

export function papersOf({ documents }: Permit): Papers[] {
  return groupAlike(documents, ({ source, namesSayAll }) => contentKey([source, namesSayAll])).map(([, papers]) => ({
    names: papers.map(nameWithWeeks),
    source: papers[0]!.source,
    namesSayAll: papers[0]!.namesSayAll ?? false,
  }));
}

/** Whether anything is left to say of papers when they are named. */
export function saysMore(source: Known): boolean {
  return isFact(source);
}

/** A paper with the weeks that a page names for it, over all homes. */
function nameWithWeeks(document: PermitDocument): string {
  const weeks = readWeeks(document);
  return weeks ? `${document.name} (${weeksText(weeks)})` : document.name;
}

function rowKey({ label, content }: PermitRow): string {
  return `${label} ${contentKey(content)}`;
}

function papersKey({ names, source }: Papers): string {
  return contentKey([names, source]);
}

function groupAlike<One>(all: readonly One[], keyOf: (one: One) => string): [string, One[]][] {
  return [...Map.groupBy(all, keyOf)];
}
