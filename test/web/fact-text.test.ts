import { expect, test } from "vitest";
import { fact } from "#domain/facts.ts";
import { factText, figuresText } from "#domain/fact-text.ts";
import { page } from "../support/page.ts";

const fee = fact("$30", "summary", "kenya-eta", {
  enteredOn: "2026-11-01",
  readAt: [page("office", "2026-01-02")],
  note: "Pay by card.",
  reported: [
    { value: "$51.", page: page("press", "2024-03-04") },
    { value: "$45", page: page("agent", null) },
  ],
  because: "The office's list is newer.",
});

test("a value comes before what contradicts it, with the reason to plan with it", () => {
  expect(figuresText(fee)).toBe("$30 (Also reported: $51 (press, 2024); $45 (agent). The office's list is newer)");
});

test("a fact in full ends with its note", () => {
  expect(factText(fee)).toBe(
    "$30 (Also reported: $51 (press, 2024); $45 (agent). The office's list is newer. Pay by card)",
  );
});

test("a value that nothing contradicts stands alone", () => {
  expect(
    figuresText(
      fact("48 to 230 for one", "estimate", null, { enteredOn: "2026-11-01", method: "From one page to another." }),
    ),
  ).toBe("48 to 230 for one");
});
