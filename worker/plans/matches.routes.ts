import { Hono } from "hono";
import { COUNTRIES } from "../../domain/countries.ts";
import type { FinderChoices } from "../../domain/finder-choices.ts";
import { INVESTMENT_OPTIONS, LANGUAGE_OPTIONS, LIFESTYLE_OPTIONS } from "../../domain/finder-options.ts";
import { relaxCriteria } from "../../domain/finder.ts";
import { LOOSENED_NOTE_ID, matchesPath } from "../../domain/matches-path.ts";
import type { AppEnv } from "../http/context.ts";

/** The option that a parameter names; null for none, and for what no select offers. */
function readChoice<Value extends string>(options: readonly { value: Value }[], name: string | undefined) {
  return options.find(({ value }) => value === name)?.value ?? null;
}

/**
 * Where the finder's form leads without scripts: to the page of what its choices give (decision: finder). Where no
 * country meets them all, the fewest are left open, and the fragment makes that page say so.
 */
export const matches = new Hono<AppEnv>().get("/", (c) => {
  const choices: FinderChoices = {
    lifestyle: readChoice(LIFESTYLE_OPTIONS, c.req.query("lifestyle")),
    language: readChoice(LANGUAGE_OPTIONS, c.req.query("language")),
    investment: readChoice(INVESTMENT_OPTIONS, c.req.query("investment")),
  };
  const relaxed = relaxCriteria(COUNTRIES, choices);
  if (!relaxed) return c.redirect(matchesPath(choices), 303);
  const open = Object.fromEntries(relaxed.criteria.map((criterion) => [criterion, null]));
  return c.redirect(`${matchesPath({ ...choices, ...open })}#${LOOSENED_NOTE_ID}`, 303);
});
