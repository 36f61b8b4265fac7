import { PROOF_LABELS, STATE_LABELS, WANT_LABELS } from "#domain/route-labels.ts";
import { type Field, field, optional } from "./fields.ts";

const RIGHT_OPTIONS = Object.entries(WANT_LABELS).filter(([want]) => want !== "keep");

/** A route to belong to a country. */
export const PROGRAM: readonly Field[] = [
  field("name", "Name", "line"),
  field("state", "Does it take applications?", {
    is: "choice",
    options: Object.entries(STATE_LABELS),
  }),
  optional("since", "Since when", "day", { hint: "The day of an entry in its log." }),
  field("proof", "What it accepts as proof", {
    is: "choices",
    options: Object.entries(PROOF_LABELS),
  }),
  field("gives", "What it gives", { is: "choices", options: RIGHT_OPTIONS }),
  optional("refuses", "What it doesn't give", { is: "choices", options: RIGHT_OPTIONS }),
  optional("ownPassport", "The passport people have", {
    is: "choice",
    none: "Not published",
    options: [
      ["keep", "They may keep it"],
      ["renounce", "They must give it up"],
    ],
  }),
  optional("closedTo", "Passports it refuses", "line", { hint: "us, uk, canada or two letters for each country." }),
  optional("costLacks", "What the cost leaves out", "line", { hint: "the DNA test and flights" }),
];
