import { expect, test } from "vitest";
import { withParams } from "#web/lib/page-url.ts";
import { violationsIn } from "../support/violations.ts";

test("setting parameters leaves all others as they are", () => {
  expect(
    violationsIn(
      [
        ["", { q: "ama" }, "q=ama"],
        ["q=ama&utm_source=x", { q: "kofi" }, "q=kofi&utm_source=x"],
        ["q=ama&utm_source=x", { q: null }, "utm_source=x"],
        ["q=ama&category=Visas", { q: "", category: null }, ""],
        ["q=1", { q: "a&b=c +ü" }, "q=a%26b%3Dc+%2B%C3%BC"],
        ["q=1&q=2", { q: "3" }, "q=3"],
        ["q=ama", { source: null }, "q=ama"],
      ],
      ([before, changes, after]) => {
        const params = new URLSearchParams(before);
        expect(withParams(params, changes).toString()).toBe(after);
        expect(params.toString(), "the parameters before").toBe(new URLSearchParams(before).toString());
      },
    ),
  ).toEqual([]);
});
