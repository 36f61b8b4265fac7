import { site } from "#domain/site.ts";
import { type ContentFiles, isSame, type Json } from "#domain/edits.ts";
import type { AskedFact, AskedOffice } from "#domain/offices.ts";
import { longDate } from "#domain/long-date.ts";
import { type DeskRow, isMap, rowTitle } from "#web/content/desk-rows.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { recordAt } from "../changes.ts";
import { isUnsure } from "../content/filters.ts";
import { LETTER_TEXTS } from "../copy.ts";
import { filledText, wordsOfValue } from "../format.ts";
import type { OfficeLetter } from "../queries.ts";

/** An office with the facts to ask it about. */
export type Asked = { office: NonNullable<DeskRow["office"]>; rows: readonly DeskRow[] };

/** The languages that letters are written in. */
export type Language = keyof typeof LETTER_TEXTS;

/** What decides a move and is to be confirmed first, by the office that can do so; the office with the most facts first. */
export function officesToAsk(index: readonly DeskRow[]): Asked[] {
  const rows = index.filter((row) => row.office && isUnsure(row));
  return [...Map.groupBy(rows, ({ office }) => office!.name).values()]
    .map((all) => ({ office: all[0]!.office!, rows: all }))
    .toSorted((a, b) => b.rows.length - a.rows.length);
}

/** English, and the language that the office works in. */
export function languagesOf({ language }: Asked["office"]): Language[] {
  return language === "fr" ? ["en", "fr"] : ["en"];
}

type Content = { files: ContentFiles; index: readonly DeskRow[] };

/** What the page behind a link asks: each fact in its words, with its note. */
export function askedBy(
  { office, rows }: Asked,
  { files, index }: Content,
): { office: AskedOffice; facts: AskedFact[] } {
  const { name, url, email } = office;
  const language = office.language === "fr" ? "fr" : "en";
  return {
    office: { name, url, language, ...(email && { email }) },
    facts: rows.map((row) => {
      const { note, reported: _, ...record } = recordAt(files, row);
      const lines = [wordsOfValue(record), ...(typeof note === "string" ? [note] : [])];
      return { id: row.id, title: rowTitle(row), sentence: filledText(lines.join("\n"), index) };
    }),
  };
}

/** The newest letter whose link works and asks just that. */
export function letterWithLink<Letter extends Pick<OfficeLetter, "link" | "office" | "facts">>(
  letters: readonly Letter[],
  { office, facts }: ReturnType<typeof askedBy>,
): Letter | undefined {
  return letters.find(
    (one) => one.link !== null && one.office.name === office.name && isSame(one.facts as Json, facts),
  );
}

/**
 * The letter that asks an office about its facts, each with its note, what contradicts it, and the page that says it.
 * @param made whose link it holds; none: it asks for an answer by mail alone
 */
export function letterTo(
  { office, rows }: Asked,
  language: Language,
  { files, index }: Content,
  made?: Pick<OfficeLetter, "link" | "expiresAt">,
): string {
  const { text, elsewhere, page } = LETTER_TEXTS[language];
  const facts = rows.map((row, place) => {
    const { note, reported, ...record } = recordAt(files, row);
    const others = Array.isArray(reported) ? (reported as readonly Json[]).filter(isMap).map(wordsOfValue) : [];
    const [page] = row.pages;
    const lines = [
      `${place + 1}. ${rowTitle(row)}`,
      wordsOfValue(record),
      ...(typeof note === "string" ? [note] : []),
      ...others.map((words) => interpolate(elsewhere, { words })),
      ...(page ? [new URL(page, site.origin).href] : []),
    ];
    return filledText(lines.join("\n   "), index);
  });
  return interpolate(text, {
    office: office.name,
    site: site.name,
    url: site.origin,
    facts: facts.join("\n\n"),
    page: made?.link ? interpolate(page, { link: made.link, day: dayIn(language, made.expiresAt) }) : "",
  });
}

function dayIn(language: Language, time: string): string {
  if (language === "en") return longDate(time.slice(0, 10));
  return new Date(time).toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" });
}

/** Windows opens no mail link that is longer. */
const LINK_LIMIT = 2000;

/** Opens a letter in a mail program, to the office's address where it is known. One that no link can hold is to be pasted. */
export function mailtoOf({ email = "" }: Asked["office"], language: Language, text: string) {
  const subject = encodeURIComponent(interpolate(LETTER_TEXTS[language].subject, { site: site.name }));
  const empty = `mailto:${email}?subject=${subject}`;
  const whole = `${empty}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  const isWhole = whole.length <= LINK_LIMIT;
  return { href: isWhole ? whole : empty, isWhole };
}
