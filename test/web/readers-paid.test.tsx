import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fact } from "#domain/facts.ts";
import { FactSheet } from "#web/features/facts/fact-sheet.tsx";

const DETAILS = {
  id: "kenya.permits.class-d.fee",
  enteredOn: "2026-11-01",
  amounts: [{ amount: 50, currency: "USD" }],
};

test("what readers paid is below the value, never in its place", () => {
  const readersPaid = { amount: 51, currency: "USD", years: [2026], count: 3 };
  const content = fact("$50", "summary", "kenya-immigration", { ...DETAILS, readersPaid });
  const page = renderToStaticMarkup(<FactSheet rows={[{ label: "Fee", content }]} />);
  expect(page).toMatch(/<dd>\$50<small data-slot="readers-paid">Readers paid \$51 in 2026 \(3\)<\/small>/);
});
