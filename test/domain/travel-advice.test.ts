import { expect, test } from "vitest";
import { SAFETY_CHAPTERS, safetyTexts } from "#web/content/countries/safety-chapters.ts";

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

test("the Canadian advice begins with one of Canada's four levels", () => {
  const level =
    /^(?:Take normal security precautions|Exercise a high degree of caution|Avoid (?:non-essential|all) travel)\. /;
  for (const { country, rows } of SAFETY_CHAPTERS) expect(rows.canada.value, country).toMatch(level);
});

test("where the British advice names no part of a country, it does not call the country safe", () => {
  for (const { rows } of SAFETY_CHAPTERS) {
    expect(rows.uk.value).toMatch(/advised against all |does not mean that it sees no risk/);
  }
});
