import { cleanLine, cleanText } from "../../domain/forms/clean-text.ts";
import { OFFICE_LIMITS, type OfficeAnswer, type Verdict, VERDICTS } from "../../domain/offices.ts";
import { parseUrl } from "../../domain/parse-url.ts";
import { PAGE_TEXTS } from "./page-texts.ts";
import type { Answered, Letter } from "./offices.store.ts";

/** What was typed into the page of a letter, fact by fact. */
export type Typed = {
  facts: readonly { verdict: Verdict | null; text: string }[];
  name: string;
  position: string;
  document: string;
};

export const NOTHING_TYPED: Typed = { facts: [], name: "", position: "", document: "" };

/** What is wrong, by the name of the field. */
export type Errors = Readonly<Record<string, string | undefined>>;

/** The names of a fact's fields, by its place in the letter. */
export function namesOf(place: number) {
  return { verdict: `verdict-${place}`, text: `text-${place}` };
}

/** Reads what the page of a letter sent. `answered` is null where something is wrong. */
export function readAnswers({ facts, office }: Letter, body: Readonly<Record<string, unknown>>) {
  const { errors: texts } = PAGE_TEXTS[office.language];
  const read = (name: string) => (typeof body[name] === "string" ? body[name] : "");
  const typed: Typed = {
    facts: facts.map((_, place) => {
      const names = namesOf(place);
      return {
        verdict: VERDICTS.find((one) => one === read(names.verdict)) ?? null,
        text: cleanText(read(names.text)),
      };
    }),
    name: cleanLine(read("name")),
    position: cleanLine(read("position")),
    document: cleanLine(read("document")),
  };

  const errors: Record<string, string> = {};
  for (const [place, { verdict, text }] of typed.facts.entries()) {
    const names = namesOf(place);
    if (verdict === null && text !== "") errors[names.verdict] = texts.choose;
    // Of any other verdict the page may hide the text.
    if (verdict === "wrong" && text === "") errors[names.text] = texts.instead;
    if (verdict === "wrong" && text.length > OFFICE_LIMITS.text) errors[names.text] = texts.tooLong(OFFICE_LIMITS.text);
  }
  if (typed.facts.every(({ verdict, text }) => verdict === null && text === ""))
    errors[namesOf(0).verdict] = texts.none;
  for (const name of ["name", "position"] as const) {
    if (typed[name] === "") errors[name] = texts[name];
    else if (typed[name].length > OFFICE_LIMITS.person) errors[name] = texts.tooLong(OFFICE_LIMITS.person);
  }
  const { document } = typed;
  if (document.length > OFFICE_LIMITS.document) errors.document = texts.tooLong(OFFICE_LIMITS.document);
  else if (document !== "" && !isWebAddress(document)) errors.document = texts.document;

  return {
    typed,
    errors: errors as Errors,
    answered: Object.keys(errors).length > 0 ? null : toAnswered(facts, typed),
  };
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(parseUrl(text)?.protocol ?? "");
}

/** What was typed as it is stored: the facts that were answered, and a text only where it says what is right instead. */
function toAnswered(
  facts: Letter["facts"],
  typed: Typed,
): Pick<Answered, "answers" | "name" | "position" | "document"> {
  const answers = typed.facts.flatMap(({ verdict, text }, place): OfficeAnswer[] =>
    verdict === null ? [] : [{ id: facts[place]!.id, verdict, text: verdict === "wrong" ? text : "" }],
  );
  return { answers, name: typed.name, position: typed.position, document: typed.document || null };
}
