import fc from "fast-check";
import { expect, test } from "vitest";
import { foldForSearch, buildSearchKey } from "../../worker/store/search-key.ts";

test("a search finds a name typed without accents or in another case", () => {
  expect(buildSearchKey({ name: "José N'DIAYE", email: "José@Example.org" })).toBe("jose n'diaye\njose@example.org");
  expect(foldForSearch("İSTANBUL")).toBe("istanbul");
});

test("folding a search key twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => foldForSearch(foldForSearch(text)) === foldForSearch(text)),
  );
});
