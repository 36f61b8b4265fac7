import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "#domain/fold-text.ts";
import { violationsIn } from "../support/violations.ts";

test("texts that differ in case, accents, apostrophes, dashes or letters of their own are one to a search", () => {
  expect(
    violationsIn(
      [
        ["BÉNIN", "Bénin", "Be\u0301nin", "benin"],
        ["O’Brien", "O‘Brien", "Oʼbrien", "O`Brien", "o'brien"],
        ["Guinea–Bissau", "Guinea‑Bissau", "Guinea−Bissau", "guinea-bissau"],
        ["Groß", "GROẞ", "gross"],
        ["Søren Æbelø", "soren aebelo"],
        ["Ŋkrumah", "nkrumah"],
        ["Ɔkyerɛ", "okyere"],
        ["İstanbul", "ıstanbul", "istanbul"],
        ["ﬁlm", "film"],
      ],
      (texts) => {
        expect(new Set(texts.map(foldText))).toEqual(new Set([texts.at(-1)]));
      },
    ),
  ).toEqual([]);
});

test("a folded text is folded already", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
