import { expect, test } from "vitest";
import {
  applyFilters,
  applyList,
  contactsPath,
  isNarrowed,
  parseFilters,
  parseList,
} from "#web/pages/contacts/people/list-params.ts";
import { nextSort, sortingState } from "#web/pages/contacts/people/sorting.ts";
import { mailtoUrl } from "#web/pages/contacts/person/person-details.ts";
import { violationsIn } from "../support/violations.ts";

test("the URL of a list gives only filters that the list supports", () => {
  expect(
    violationsIn(
      [
        ["opt-ins", "sort=savings&source=cost_calculator&from=2026-02-30&to=0026-01-01&q=%20", {}],
        ["calculator", "sort=savings&source=cost_calculator_html", { sort: "savings", source: "cost_calculator_html" }],
        ["messages", "country=Ghana&source=opt_in_form&q=%2B%25_", { q: "+%_" }],
        ["quarantine", "q=ama", {}],
        ["opt-ins", `q=${"a".repeat(255)}&sort=newest`, {}],
        ["opt-ins", `q=${"a".repeat(254)}&from=2026-02-28`, { q: "a".repeat(254), from: "2026-02-28" }],
      ] as const,
      ([list, search, filters]) => {
        expect(parseFilters(list, new URLSearchParams(search))).toEqual(filters);
      },
    ),
  ).toEqual([]);
});

test("the path names a list and a person; an unknown list is the first one", () => {
  expect([undefined, "nonsense", "people"].map(parseList)).toEqual(["opt-ins", "opt-ins", "people"]);
  expect(contactsPath("calculator")).toBe("/contacts/calculator");
  expect(contactsPath("people", "hash_1")).toBe("/contacts/people/hash_1");
});

test("switching to another list keeps the search and the days, but not the source and the country", () => {
  const before = new URLSearchParams("q=ama&from=2026-01-01&source=waitlist_page&country=Ghana&utm_source=x");
  expect(applyList(before, "calculator").toString()).toBe("q=ama&from=2026-01-01&utm_source=x");
});

test("a cleared filter is removed from the URL", () => {
  const before = new URLSearchParams("q=ama&sort=name");
  expect(applyFilters("opt-ins", before, { sort: "newest", q: "" }).toString()).toBe("");
  expect(isNarrowed({ sort: "name" })).toBe(false);
  expect(isNarrowed({ q: "ama" })).toBe(true);
});

test("a press on a column's head asks the API for an order that it has, else for the usual one", () => {
  const byDate = sortingState("opt-ins", undefined);
  expect(byDate).toEqual([{ id: "date", desc: true }]);
  expect(nextSort("opt-ins", byDate, [{ id: "date", desc: false }])).toBe("oldest");
  expect(nextSort("opt-ins", byDate, () => [{ id: "name", desc: false }])).toBe("name");
  expect(nextSort("opt-ins", byDate, [{ id: "name", desc: true }])).toBe("newest");
  expect(nextSort("opt-ins", byDate, [{ id: "savings", desc: true }])).toBe("newest");
  expect(nextSort("calculator", byDate, [{ id: "savings", desc: true }])).toBe("savings");
  expect(sortingState("people", undefined)).toEqual([]);
});

test("an email with characters that have a meaning in URLs is escaped in the mail link", () => {
  const link = mailtoUrl("a?b&c#d@example.com", "Re: Visa & school?");
  expect(link).toBe("mailto:a%3Fb%26c%23d@example.com?subject=Re%3A%20Visa%20%26%20school%3F");
});
