import { type Right, RIGHTS } from "#domain/belonging.ts";
import { joinWords } from "#domain/join-words.ts";
import type { Program } from "#content-model/resolve/resolve-country.ts";
import { dollarsText } from "#domain/dollars-text.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { belongingPage } from "./copy.ts";

const texts = belongingPage.route;

/** Whether a route takes applications, and since when: "Suspended since February 1, 2026". */
export function stateText({ state, since }: Program): string {
  return since ? interpolate(texts.since, { state: texts.states[state], day: longDate(since) }) : texts.states[state];
}

/** What a route gives, what it doesn't, and what no page says of it; nothing of a route that takes nobody. */
export function givesText({ gives, refuses, ownPassport, state, proof }: Program): string {
  const isForCitizens = proof.every((one) => one === "citizen");
  if (state === "none" || state === "announced" || state === "closed" || isForCitizens) return "";
  const named = (rights: readonly Right[], word?: "or") =>
    joinWords(
      rights.map((right) => texts.rights[right]),
      word,
    );
  const unknown = RIGHTS.filter((right) => !gives.includes(right) && !refuses.includes(right));
  const parts = [
    [texts.gives, named(gives)],
    [texts.refuses, named(refuses, "or")],
    [texts.unknown, named(unknown)],
  ] as const;
  const sentences = parts.filter(([, rights]) => rights !== "").map(([text, rights]) => interpolate(text, { rights }));
  return [...sentences, ...(ownPassport ? [texts.ownPassport[ownPassport]] : [])].join(" ");
}

/** What a route costs in all, as far as that is published; nothing where no amount is. */
export function totalText({ costUsd, costLacks, state }: Program): string {
  if (!costUsd || state === "none" || state === "closed") return "";
  const dollars = dollarsText(costUsd);
  return costLacks
    ? interpolate(texts.totalWithout, { dollars, lacks: costLacks })
    : interpolate(texts.total, { dollars });
}

/** What a route accepts as proof. */
export function proofText({ proof }: Program): string {
  const words = joinWords(
    proof.map((one) => texts.proofs[one]),
    "or",
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
