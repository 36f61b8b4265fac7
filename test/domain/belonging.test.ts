import { expect, test } from "vitest";
import { fitsFilters, type RouteFilters, type RouteTraits } from "../../domain/belonging.ts";

const DNA: RouteTraits = {
  proof: ["dna", "witnesses"],
  state: "open",
  gives: ["passport", "work"],
  refuses: ["vote"],
  ownPassport: "keep",
  closedTo: ["GH", "NG"],
};
const CARD: RouteTraits = {
  proof: ["parent", "grandparent"],
  state: "open",
  gives: ["work"],
  refuses: ["passport", "vote"],
  ownPassport: null,
  closedTo: ["us"],
};
const ANY: RouteFilters = { proof: "", passport: "", want: "" };

test.each<[string, Partial<RouteFilters>, dna: boolean, card: boolean]>([
  ["no filter", {}, true, true],
  ["one of several proofs", { proof: "witnesses" }, true, false],
  ["a grandparent", { proof: "grandparent" }, false, true],
  ["a proof that neither takes", { proof: "spouse" }, false, false],
  ["a passport that neither refuses", { passport: "uk" }, true, true],
  ["a passport of a home that one refuses", { passport: "us" }, true, false],
  ["a passport by its code", { passport: "NG" }, false, true],
  ["another passport that nobody named", { passport: "other" }, true, true],
  ["a right that both give", { want: "work" }, true, true],
  ["a right that both refuse", { want: "vote" }, false, false],
  ["a right that no page names", { want: "land" }, false, false],
  ["keeping the passport where one of them is silent", { want: "keep" }, true, false],
  ["all three at once", { proof: "dna", passport: "canada", want: "passport" }, true, false],
  ["all three, and a passport that it refuses", { proof: "dna", passport: "GH", want: "passport" }, false, false],
])("filter routes by %s", (_name, filters, dna, card) => {
  const chosen = { ...ANY, ...filters };
  expect([fitsFilters(DNA, chosen), fitsFilters(CARD, chosen)]).toEqual([dna, card]);
});
