import { expect, test } from "vitest";
import { isNarrowed, parseListParams, applyFilters, applyList } from "#web/pages/contacts/people/list-params.ts";
import { mailtoUrl } from "#web/pages/contacts/person/person-details.ts";

const read = (search: string) => parseListParams(new URLSearchParams(search));

test.each([
  ["", "opt-ins", {}],
  ["list=nonsense&sort=savings&source=cost_calculator&from=2026-02-30&to=0026-01-01&q=%20", "opt-ins", {}],
  [
    "list=calculator&sort=savings&source=cost_calculator_html",
    "calculator",
    { sort: "savings", source: "cost_calculator_html" },
  ],
  ["list=messages&country=Ghana&source=opt_in_form&q=%2B%25_", "messages", { q: "+%_" }],
  ["list=quarantine&q=ama", "quarantine", {}],
  [`q=${"a".repeat(255)}&sort=newest`, "opt-ins", {}],
  [`q=${"a".repeat(254)}&from=2026-02-28`, "opt-ins", { q: "a".repeat(254), from: "2026-02-28" }],
])("%s gives only filters that its list supports", (search, list, filters) => {
  expect(read(search)).toEqual({ list, filters });
});

test("switching to another list keeps the search and the days, but not the source and the country", () => {
  const before = new URLSearchParams("q=ama&from=2026-01-01&source=waitlist_page&country=Ghana&utm_source=x");
  expect(applyList(before, "calculator").toString()).toBe("q=ama&from=2026-01-01&utm_source=x&list=calculator");
});

test("a cleared filter is removed from the URL", () => {
  expect(applyFilters(new URLSearchParams("q=ama&sort=name"), { sort: "newest", q: "" }).toString()).toBe("");
  expect(isNarrowed({ sort: "name" })).toBe(false);
  expect(isNarrowed({ q: "ama" })).toBe(true);
});

test("an email with characters that have a meaning in URLs is escaped in the mail link", () => {
  const link = mailtoUrl("a?b&c#d@example.com", "Re: Visa & school?");
  expect(link).toBe("mailto:a%3Fb%26c%23d@example.com?subject=Re%3A%20Visa%20%26%20school%3F");
});
