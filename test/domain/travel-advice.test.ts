import { expect, test } from "vitest";
import { content } from "#content";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { resolveCountry } from "#content-model/resolve/resolve-country.ts";
import { safetyChapter } from "#web/content/countries/safety-chapter.ts";
import { findSafetyChapter, safetyTexts } from "#web/content/countries/safety-chapters.ts";

const GOVERNMENTS = ["us", "uk", "canada"] as const;

test("the advice of all three governments on every country was read on their own pages, each with its day", () => {
  expect(safetyTexts.intro).toContain("three governments");
  for (const { country, rows } of COUNTRY_IDS.map(findSafetyChapter)) {
    for (const government of GOVERNMENTS) {
      const { label, readAt = [], value } = rows[government];
      expect(label, `${country}, ${government}`).toBe("Official page");
      expect(readAt[0]?.date, `${country}, ${government}`).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(value, `${country}, ${government}`).not.toMatch(/not read|found no/);
    }
  }
});

test("advice against travel to a whole country is not told as one against parts of it", () => {
  const kenya = content.countries.kenya!;
  const { where, ...uk } = kenya.safety.uk;
  const { record, safety } = resolveCountry({ ...kenya, safety: { ...kenya.safety, uk } });
  const { advice } = safetyChapter("kenya", record, safety);
  expect(where).toBeDefined();
  expect(advice.uk.short).toBe("Against all travel to the whole country");
  expect(findSafetyChapter("kenya").advice.uk.short).toBe("Against all travel to parts of the country");
});
