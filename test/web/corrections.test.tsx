import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fact, type FactDetails } from "#domain/facts.ts";
import { FactSource } from "#web/features/facts/fact.tsx";

/** What the fold below a fact says. */
function fold(details: Partial<FactDetails>): string {
  const one = fact("$60", "summary", "ghana-interior-ministry", { enteredOn: "2026-11-01", ...details });
  return renderToStaticMarkup(<FactSource facts={[one]} />);
}

test("visitors read that a fact could not be confirmed, and on which day", () => {
  const html = fold({ doubtedOn: "2026-11-20" });
  expect(html).toContain("On November 20, 2026 we could not confirm this");
  expect(html).toContain("could not be confirmed");
});

test("visitors read which of several facts the office has confirmed", () => {
  const other = fact("90 days", "summary", "ghana-interior-ministry", { enteredOn: "2026-11-01" });
  const fee = fact("$60", "summary", "ghana-interior-ministry", { enteredOn: "2026-11-01", confirmedOn: "2026-11-20" });
  const line = "The office confirmed on November 20, 2026: “$60”.";
  expect(renderToStaticMarkup(<FactSource facts={[fee, other]} />)).toContain(line);
  expect(renderToStaticMarkup(<FactSource facts={[fee]} />)).not.toContain(line);
});

test("visitors read that somebody answered at the office's address, and it counts as no confirmation", () => {
  const answered = { answeredOn: "2026-11-20" };
  expect(fold(answered)).toContain("On November 20, 2026 somebody answered at the address that the office publishes.");
  expect(fold(answered)).toContain("not yet confirmed with the office");
  expect(fold({ ...answered, confirmedOn: "2026-11-21" })).not.toContain("somebody answered");
});

test("a fact that never changed has no list of corrections", () => {
  expect(fold({})).not.toContain("fact-corrections");
});
