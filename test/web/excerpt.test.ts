import { expect, test } from "vitest";
import { excerpt, markFound } from "#web/features/search/excerpt.ts";

const found = (text: string, ...terms: string[]) =>
  markFound(text, terms)
    .filter(({ isFound }) => isFound)
    .map((part) => part.text);
const shown = (text: string, ...terms: string[]) =>
  excerpt(text, terms)
    .map((part) => part.text)
    .join("");

test("words that a search found are marked whatever their case and accents", () => {
  expect(found("Sénégal’s schools: a School year", "school", "senegal")).toEqual(["Sénégal", "School"]);
  expect(found("No word of it", "school")).toEqual([]);
});

test("an excerpt begins at most a few words before the first word that was found", () => {
  expect(shown("Schools cost $5,000 a year", "schools")).toBe("Schools cost $5,000 a year");
  const text = "Families from abroad mostly pay for a place at an international school in the capital";
  expect(shown(text, "school")).toBe("… at an international school in the capital");
  expect(shown(text, "visa")).toBe(text);
});
