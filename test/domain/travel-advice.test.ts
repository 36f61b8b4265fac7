import { expect, test } from "vitest";
import { content } from "#content";
import { resolveCountry } from "#web/content/countries/resolve-country.ts";
import { findSafetyChapter, SAFETY_CHAPTERS, safetyTexts } from "#web/content/countries/safety-chapters.ts";
import { readCountry } from "#content-rules/read.ts";
import { readTexts } from "../support/content-texts.ts";

const GOVERNMENTS = ["us", "uk", "canada"] as const;

test("the advice of all three governments on every country was read on their own pages, each with its day", () => {
  expect(safetyTexts.intro).toContain("three governments");
  for (const { country, rows } of SAFETY_CHAPTERS) {
    for (const government of GOVERNMENTS) {
      const { label, readAt = [], value } = rows[government];
      expect(label, `${country}, ${government}`).toBe("Official page");
      expect(readAt[0]?.date, `${country}, ${government}`).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(value, `${country}, ${government}`).not.toMatch(/not read|found no/);
    }
  }
});

test("advice against travel to a whole country is not told as one against parts of it", () => {
  const texts = readTexts("kenya");
  const safety = texts.safety!.replace(/^ {2}where: .*\n/m, "");
  const { advice } = resolveCountry(readCountry("kenya", { ...texts, safety }, content)).folder.safety;
  expect(advice.uk.short).toBe("Against all travel to the whole country");
  expect(findSafetyChapter("kenya").advice.uk.short).toBe("Against all travel to parts of the country");
});
