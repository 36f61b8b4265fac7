// Routes to belong to a country: what they accept as proof, what they give, and whether they take applications.

/** What a route accepts; any one of those that it names is enough. */
export const PROOFS = [
  "dna",
  "ancestors",
  "witnesses",
  "parent",
  "grandparent",
  "spouse",
  "formerCitizen",
  "citizen",
  "investment",
] as const;
export type Proof = (typeof PROOFS)[number];

/** What people want of a country. */
export const RIGHTS = ["passport", "vote", "land", "work"] as const;
export type Right = (typeof RIGHTS)[number];

/** What becomes of the passport that you have. */
export const OWN_PASSPORT = ["keep", "renounce"] as const;
export type OwnPassport = (typeof OWN_PASSPORT)[number];

/** Whether a route takes applications; `none` says that the country has no such route. The first are shown first. */
export const ROUTE_STATES = ["open", "paused", "announced", "closed", "none"] as const;
export type RouteState = (typeof ROUTE_STATES)[number];

/** What the filters ask of a route. */
export type RouteTraits = {
  proof: readonly Proof[];
  state: RouteState;
  /** A right that is in neither list is not published. */
  gives: readonly Right[];
  refuses: readonly Right[];
  /** What becomes of the passport that you have; null where nobody says. */
  ownPassport: OwnPassport | null;
  /** The passports whose holders it refuses: us, uk, canada, or an ISO code. */
  closedTo: readonly string[];
};

/** What a reader may want: a right, or to keep the passport they have. */
const WANTS = [...RIGHTS, "keep"] as const;
export type Want = (typeof WANTS)[number];

/** The filters as the URL writes them; an empty text for any. */
export type RouteFilters = { proof: string; passport: string; want: string };

/** Whether a route fits the filters. What is unknown doesn't fit: nobody should plan on it. */
export function fitsFilters(route: RouteTraits, { proof, passport, want }: RouteFilters): boolean {
  return (
    (proof === "" || (route.proof as readonly string[]).includes(proof)) &&
    !route.closedTo.includes(passport) &&
    (want === "" ||
      (want === "keep" ? route.ownPassport === "keep" : (route.gives as readonly string[]).includes(want)))
  );
}

/** Whether a route is for descendants who can name no relative from the country. */
export function isForDiaspora({ proof }: Pick<RouteTraits, "proof">): boolean {
  return proof.includes("dna") || proof.includes("ancestors");
}
