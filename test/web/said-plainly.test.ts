import { expect, test } from "vitest";
import { isFact } from "#domain/facts.ts";
import { TYPICAL_MONTHLY_EXPENSES } from "#web/content/planning-figures.ts";
import { findVisa } from "#web/content/countries/visas.ts";
import { SITE_PAGES } from "#web/content/site-pages.ts";
import { FEATURED_COUNTRIES } from "#web/content/countries/profiles.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { PAGE_POINTERS } from "#web/layout/pointers-copy.ts";
import { costCalculatorPage, MONTHLY_EXPENSES } from "#web/pages/cost-calculator/copy.ts";
import { rentsInGuides } from "#web/pages/cost-calculator/monthly-expenses.tsx";
import { WAITLIST_CLOSING, WAITLIST_META } from "#web/pages/waitlist/copy.ts";

// What the large print says is no more than is known; the words that no text uses are in test/words.test.ts.

test("a highlight without a source says that it is not verified, and such highlights stand last", () => {
  for (const { id, highlights } of FEATURED_COUNTRIES) {
    const unsourced = highlights.map((text) => isFact(text) && text.office === null);
    expect(unsourced, id).toEqual(unsourced.toSorted());
    const values = highlights.map((text) => (isFact(text) ? String(text.value) : text));
    values.forEach((value, index) => expect(value.endsWith("(Not verified)"), value).toBe(unsourced[index]));
  }
  const egypt = FEATURED_COUNTRIES.find(({ id }) => id === "egypt")!;
  expect(egypt.highlights.slice(-2).map((text) => (isFact(text) ? text.value : text))).toEqual([
    "Living cost of about $485 per month excluding rent (Not verified)",
    "37% annual VC growth (Not verified)",
  ]);
});

test("beside the one range for housing stand the lowest and the highest rent of the guides", () => {
  const housing = MONTHLY_EXPENSES.find(({ id }) => id === "housing")!;
  expect(MONTHLY_EXPENSES[0]!.range).toBe(TYPICAL_MONTHLY_EXPENSES.housing);
  expect(interpolate(housing.text, rentsInGuides())).toContain("from $250 to $3,000 a month");
  expect(costCalculatorPage.monthlyExpenses.intro).toMatch(/without a survey.*plan with the guide's/);
});

test("years that a law firm names and the Ministry does not are told as both say it", () => {
  const rightOfAbode = findVisa("ghana", "right-of-abode")!.type;
  const years = rightOfAbode.requirements.value.find((line) => line.includes("seven years"));
  expect(years).toMatch(/a law firm says; the Ministry gives no number/);
});

test("beside open enrollment the waitlist promises no launch: the specified toast alone does", () => {
  const listed = SITE_PAGES.find(({ path }) => path === "/waitlist")!;
  const said = [listed.text, PAGE_POINTERS.waitlist.text, costCalculatorPage.waitlist.text, WAITLIST_META.description];
  expect([...said, WAITLIST_CLOSING.text].join(" ")).not.toMatch(/first to know/i);
  expect(WAITLIST_CLOSING.text).toContain("Enrollment in the program is open");
});
