import type { IsoDate } from "#domain/facts.ts";
import { isOnSite, type OfficeAnswer } from "#domain/offices.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { ACCEPT_TEXTS as TEXTS } from "../copy.ts";
import type { Correction, OfficeLetter } from "../queries.ts";

/** What somebody answered about a fact by the link of a letter; it has its place among the readers' corrections. */
export type FactAnswer = Pick<Correction, "id" | "about" | "createdAt" | "changedSince"> &
  Pick<OfficeLetter["answers"][number], "name" | "position" | "document" | "email" | "askedAt" | "confirmedAt"> &
  Pick<OfficeLetter, "office"> &
  Pick<OfficeAnswer, "verdict" | "text"> & { answerId: string; sentence: string };

/** What was answered to letters, fact by fact. */
export function answersOf(letters: readonly OfficeLetter[]): FactAnswer[] {
  return letters.flatMap(({ office, facts, answers }) =>
    answers.flatMap(({ id: answerId, answers: given, receivedAt: createdAt, ...answer }) =>
      given.map(({ id: about, verdict, text }) => {
        const { sentence } = facts.find((fact) => fact.id === about)!;
        const id = `${answerId} ${about}`;
        return Object.assign({ id, answerId, about, createdAt, office, sentence, verdict, text }, answer);
      }),
    ),
  );
}

/** How the owner knows that an answer is the office's own; by its address alone nobody knows it. */
export type Proof = "mail" | "document" | "address";

/** What there is to know it by. */
export function proofsOf({ confirmedAt, document, office }: FactAnswer): Proof[] {
  const isOwnDocument = document !== null && isOnSite(document, office);
  return [...(confirmedAt ? ["mail" as const] : []), ...(isOwnDocument ? ["document" as const] : []), "address"];
}

/** What an office's word adds to a record: that it confirmed it, or that somebody answered at its address. */
export type OfficeWord = { confirmed: { on: IsoDate; by: string } } | { answered: IsoDate };

export function wordOf({ createdAt, confirmedAt, position }: FactAnswer, proof: Proof): OfficeWord {
  const on = ((proof === "mail" && confirmedAt) || createdAt).slice(0, 10);
  return proof === "address" ? { answered: on } : { confirmed: { on, by: interpolate(TEXTS.by[proof], { position }) } };
}
