import type { Fact } from "#domain/facts.ts";
import type { PlanFact, PlanSource } from "#domain/plan.ts";
import { isNotFound, type Known, type NotFound } from "#web/content/countries/country-record.ts";
import { findOffice } from "#web/content/offices.ts";
import { figuresText } from "#web/lib/fact-text.ts";

/** A record of the ledger as a plan shows it: its words with what contradicts them, and where they are from. */
export function planFact(known: Known): PlanFact {
  return isNotFound(known) ? notFoundFact(known) : knownFact(known);
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
  };
}

function notFoundFact({ notFoundOn, office, note }: NotFound): PlanFact {
  const { name, url } = findOffice(office);
  return {
    text: [note ?? [], `Not published: ask ${name}.`].flat().join(" "),
    basis: "not found",
    enteredOn: notFoundOn,
    sources: [{ publisher: name, title: name, url, date: null }],
  };
}
