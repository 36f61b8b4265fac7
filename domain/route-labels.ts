import type { Proof, RouteState, Want } from "./belonging.ts";

// What the filters of /belonging and the desk call the traits of a route.

export const PROOF_LABELS = {
  dna: "A DNA test",
  ancestors: "Records of African ancestors",
  witnesses: "Witnesses to my descent",
  parent: "A parent’s papers from there",
  grandparent: "A grandparent’s papers from there",
  spouse: "A marriage to a citizen",
  formerCitizen: "My own former citizenship",
  citizen: "I’m a citizen there already",
  investment: "Money to invest",
} satisfies Record<Proof, string>;

export const WANT_LABELS = {
  passport: "A passport",
  vote: "The vote",
  land: "Land on a citizen’s terms",
  work: "The right to work",
  keep: "Keeping my passport",
} satisfies Record<Want, string>;

export const STATE_LABELS = {
  open: "Open",
  paused: "Suspended",
  announced: "Announced, not open",
  closed: "Closed",
  none: "No such route",
} satisfies Record<RouteState, string>;
