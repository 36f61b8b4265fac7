import { type Right, RIGHTS } from "#domain/belonging.ts";
import { joinWords } from "#domain/join-words.ts";
import type { Program } from "#content-model/resolve/resolve-country.ts";
import { dollarsText } from "#domain/dollars-text.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { belongingPage } from "./copy.ts";

const { list, route: texts } = belongingPage;

/** Whether a route takes applications, and since when: "Suspended since February 1, 2026". */
export function stateText({ state, since }: Program): string {
  return since ? interpolate(texts.since, { state: texts.states[state], day: longDate(since) }) : texts.states[state];
}

/** What a route gives, what it doesn't, and what no page says of it; nothing of a route that takes nobody. */
export function givesText(program: Program): string {
  const { gives, refuses, ownPassport, state } = program;
  if (state === "none" || state === "announced" || state === "closed" || isForCitizens(program)) return "";
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

/** What a route accepts as proof; nothing of a route that there isn't. */
export function proofText({ proof, state }: Program): string {
  const proofs = proof.map((one) => texts.proofs[one]);
  return state === "none" ? "" : interpolate(texts.proof, { proofs: joinWords(proofs, "or") });
}

/** Whether African descent is enough, and for what: "African descent: open, without citizenship". */
export function descentText(route: Program | undefined): string {
  const state =
    route?.state === "open"
      ? list.citizenship[route.gives.includes("passport") ? "yes" : "no"]
      : texts.states[route?.state ?? "none"].toLowerCase();
  return interpolate(list.descent, { state });
}

/** How many routes of a country take applications from people who aren't its citizens. */
export function openText(routes: readonly Program[]): string {
  return countText(list.open, routes.filter((one) => one.state === "open" && !isForCitizens(one)).length);
}

function isForCitizens({ proof }: Program): boolean {
  return proof.every((one) => one === "citizen");
}
