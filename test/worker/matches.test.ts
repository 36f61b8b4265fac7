import { expect, test } from "vitest";
import { COUNTRIES } from "../../domain/countries.ts";
import { allChoices } from "#domain/finder-choices.ts";
import { INVESTMENT_OPTIONS, LANGUAGE_OPTIONS, LIFESTYLE_OPTIONS, NO_CHOICE } from "../../domain/finder-options.ts";
import { findMatches } from "../../domain/finder.ts";
import { matchesPath } from "../../domain/matches-path.ts";
import { call } from "../support/worker.ts";

const VALUES = {
  lifestyle: LIFESTYLE_OPTIONS.map(({ value }) => value),
  language: LANGUAGE_OPTIONS.map(({ value }) => value),
  investment: INVESTMENT_OPTIONS.map(({ value }) => value),
};

async function ask(query: string): Promise<string | null> {
  const response = await call(`/api/matches${query}`, { redirect: "manual" });
  expect(response.status, query).toBe(303);
  return response.headers.get("Location");
}

test("every combination of choices leads to a page that exists", async () => {
  const pages = new Set(
    allChoices(VALUES)
      .filter((choices) => findMatches(COUNTRIES, choices).length > 0)
      .map(matchesPath),
  );
  for (const choices of allChoices(VALUES)) {
    const query = new URLSearchParams(Object.entries(choices).map(([name, value]) => [name, value ?? NO_CHOICE]));
    const location = await ask(`?${query}`);
    const own = matchesPath(choices);
    if (pages.has(own)) expect(location).toBe(own);
    else {
      const [page, fragment] = location!.split("#");
      expect(pages.has(page as typeof own), location!).toBe(true);
      expect(fragment).toBe("fewer-wishes");
    }
  }
});

test("what no select offers counts as no choice", async () => {
  for (const query of ["", "?lifestyle=golf&language=%00&investment=../..", "?lifestyle=__proto__"])
    expect(await ask(query)).toBe("/matches/none-none-none");
  expect(await ask("?lifestyle=urban&lifestyle=coastal&language=portuguese")).toBe(
    "/matches/urban-none-none#fewer-wishes",
  );
});
