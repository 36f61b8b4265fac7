import { describe, expect, test } from "vitest";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { factsIn } from "#domain/facts.ts";
import { MESSAGE_LIMITS } from "#domain/message.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { factText } from "#domain/fact-text.ts";
import { contactPage } from "#web/pages/contact/copy.ts";
import { listFactRows } from "#web/pages/country-guides/guide/fact-rows-file.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { violationsIn } from "../support/violations.ts";

const { correction } = contactPage.form;

test("a row of a guide has the name that the guide gives it, its words with their note, and its day", () => {
  const [ownership] = listFactRows("ghana").homes!;
  const record = COUNTRY_FOLDERS.ghana.record.homes.ownership;
  expect(ownership).toEqual({
    id: "ghana.homes.ownership",
    label: "Can a foreigner own it?",
    text: expect.stringContaining("value" in record ? record.value : ""),
    day: "November 23, 2026",
  });
  const labels = Object.values(listFactRows("ghana")).flatMap((rows) => rows.map(({ label }) => label));
  for (const label of ["US passport: Fee", "Tax treaty with the UK", "Bringing a pet", "Same-sex relationships"])
    expect(labels).toContain(label);
});

describe("the rows of each guide", () => {
  test("are every record of its country, each once under its name", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const chapters = Object.values(listFactRows(country));
        for (const rows of chapters) expect(new Set(rows.map(({ id, label }) => id + label)).size).toBe(rows.length);
        const rows = chapters.flat();
        const texts = new Set(rows.map(({ text }) => text));
        const { passports: _, ...record } = COUNTRY_FOLDERS[country].record;
        for (const fact of factsIn(record)) expect(texts).toContain(factText(fact));
      }),
    ).toEqual([]);
  });

  test("have a name each, and fit into a message with what the reader tells", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const rows = Object.values(listFactRows(country)).flat();

        for (const { id, label, text, day } of rows) {
          expect(label, id).toMatch(/\S/);
          expect(interpolate(correction.subject, { about: id }).length, id).toBeLessThanOrEqual(MESSAGE_LIMITS.subject);
          const message = interpolate(correction.row, { id, label, text, day }) + correction.message;
          expect(message.length, id).toBeLessThan(MESSAGE_LIMITS.message - 1000);
        }
      }),
    ).toEqual([]);
  });
});
