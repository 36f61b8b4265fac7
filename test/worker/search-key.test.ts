import fc from "fast-check";
import { expect, test } from "vitest";
import { foldForSearch, buildSearchKey } from "../../worker/store/search-key.ts";

test("a search finds a name by what people type for it", () => {
  expect(buildSearchKey({ name: "José N'DIAYE", email: "José@Example.org" })).toBe("jose n'diaye\njose@example.org");
  expect(foldForSearch("İSTANBUL")).toBe("istanbul");
});

test("folding twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => foldForSearch(foldForSearch(text)) === foldForSearch(text)),
  );
});
