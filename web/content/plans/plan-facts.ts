import type { Fact } from "#domain/facts.ts";
import type { PlanFact, PlanSource } from "#domain/plan.ts";
import { isNotPublished, type Known } from "#content-model/resolve/records.ts";
import { figuresText } from "#domain/fact-text.ts";

/** A record of the ledger as a plan shows it: its words with what contradicts them, and where they are from. */
export function planFact(known: Known): PlanFact {
  return isNotPublished(known) ? NOT_PUBLISHED : knownFact(known);
}

function knownFact(fact: Fact<string>): PlanFact {
  const sources: PlanSource[] = (fact.readAt ?? []).map(({ publisher, title, url, date }) => ({
    publisher,
    title,
    url,
    date,
  }));
  return {
    text: figuresText(fact),
    // Directly after the words that it restricts.
    ...(fact.note && { note: fact.note }),
    basis: fact.basis === "summary" && sources.length > 0 ? "read" : "estimate",
    label: fact.label,
    enteredOn: fact.enteredOn,
    sources,
    ...(fact.confirmedOn && { confirmedOn: fact.confirmedOn }),
    ...(fact.method && { method: fact.method }),
    ...(fact.changed && { formerly: fact.changed.map(({ from }) => from) }),
  };
}

const NOT_PUBLISHED: PlanFact = {
  text: "Not published.",
  basis: "not published",
  sources: [],
};
