import { content } from "#content";
import { type Fact, fact, type FactDetails, type OfficeId, type PublicPage } from "#domain/facts.ts";
import { type BlocId, PASSPORTS } from "#domain/passport-codes.ts";
import { passportName } from "#domain/passport-name.ts";
import { pageOf } from "./sources.ts";
import type { EntryKind } from "#content-model/schema/entry.ts";
import { HOMES } from "./records.ts";

type Bloc = { name: string; members: readonly string[]; readAt: readonly PublicPage[] };

function toBloc({ name, members, sources }: (typeof content.blocs)[BlocId]): Bloc {
  return { name, members: members.split(" "), readAt: sources.map((id) => pageOf(id.slice(1))) };
}

/** Blocs that groups of passports name, each with its members once. */
export const BLOCS: Readonly<Record<BlocId, Bloc>> = {
  ecowas: toBloc(content.blocs.ecowas),
  african: toBloc(content.blocs.african),
  european: toBloc(content.blocs.european),
};

function isBloc(word: string): word is BlocId {
  return Object.hasOwn(BLOCS, word);
}

type GroupDetails = FactDetails & {
  kind: EntryKind;
  days?: number;
  office: OfficeId;
  readAt: readonly PublicPage[];
};

/** Entry as a visitor with another passport: a group of the country's visa policy. */
export type PassportGroup = {
  /** The group in a few words. */
  who: string;
  kind: EntryKind;
  /** The days to plan with; where pages differ, the fewest. Null where none is named. */
  stayDays: number | null;
  /** What the group is made of, for readers: blocs, then countries; empty for all passports that no other group has. */
  names: readonly string[];
  /** The codes of its passports; null for all others. */
  codes: readonly string[] | null;
  rule: Fact<string>;
};

/**
 * A group of passports that was read on pages.
 * @param passports codes and blocs, each after a minus where the bloc before it is meant without it; null for all others
 */
export function passportGroup(
  who: string,
  passports: string | null,
  rule: string,
  { kind, days, office, readAt, ...details }: GroupDetails,
): PassportGroup {
  const codes = passports === null ? null : passportCodes(passports);
  const { named, without } = readWords(passports ?? "");
  const blocs = [...named, ...without].filter(isBloc);
  return {
    who,
    kind,
    stayDays: days ?? null,
    names: [
      ...named.filter(isBloc).map((bloc) => blocText(bloc, without)),
      ...named
        .filter((word) => !isBloc(word))
        .map(passportName)
        .toSorted((a, b) => a.localeCompare(b, "en")),
    ],
    codes,
    rule: fact<string>(rule, "summary", office, {
      pace: "entry-and-permits",
      ...details,
      readAt: [...readAt, ...new Set(blocs.flatMap((bloc) => BLOCS[bloc].readAt))],
    }),
  };
}

/** The passports that a text names: codes and blocs, each after a minus where the bloc before it is meant without it. */
export function passportCodes(text: string): readonly string[] {
  const { named, without } = readWords(text);
  const left = new Set(without.flatMap(membersOf));
  return named.flatMap(membersOf).filter((code) => !left.has(code));
}

function readWords(text: string) {
  const words = text.split(" ").filter(Boolean);
  return {
    named: words.filter((word) => !word.startsWith("-")),
    without: words.filter((word) => word.startsWith("-")).map((word) => word.slice(1)),
  };
}

/** @throws where a word is neither a bloc, nor one of the three homes, nor a passport */
function membersOf(word: string): readonly string[] {
  if (isBloc(word)) return BLOCS[word].members;
  if ((HOMES as readonly string[]).includes(word)) return [word];
  if (!PASSPORTS.includes(word)) throw new Error(`No passport and no bloc: ${word}`);
  return [word];
}

/** A bloc with the number of its passports that the group has, and which of them it leaves out. */
function blocText(bloc: BlocId, without: readonly string[]): string {
  const { name, members }: Bloc = BLOCS[bloc];
  const left = without.filter((word) => isBloc(word) || members.includes(word));
  const count = members.length - new Set(left.flatMap(membersOf)).size;
  if (left.length === 0) return `${name} (${count} states)`;
  const names = left.map((word) => (isBloc(word) ? BLOCS[word].name : passportName(word)));
  return `${name} (${count} states, without ${names.join(", ")})`;
}
