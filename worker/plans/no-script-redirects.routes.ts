import { Hono } from "hono";
import { COUNTRIES } from "../../domain/countries.ts";
import { permitsPath, REASONS } from "../../domain/reasons.ts";
import type { AppEnv } from "../http/context.ts";
import type { FinderChoices } from "../../domain/finder-choices.ts";
import { INVESTMENT_OPTIONS, LANGUAGE_OPTIONS, LIFESTYLE_OPTIONS } from "../../domain/finder-options.ts";
import { relaxCriteria } from "../../domain/finder.ts";
import { LOOSENED_NOTE_ID, matchesPath } from "../../domain/matches-path.ts";

// Where forms lead that only choose a page, sent without scripts.

/** Where the form of /permits leads without scripts: to the list for its reason and country; without a known reason back to the form. */
export const permits = new Hono<AppEnv>().get("/", (c) => {
  const reason = REASONS.find((one) => one === c.req.query("reason"));
  if (!reason) return c.redirect("/permits", 303);
  const country = COUNTRIES.find(({ id }) => id === c.req.query("country"));
  return c.redirect(permitsPath(reason, country?.id), 303);
});

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

/** Where the form of /my-plan leads without scripts: to the general plan of its country, or back to the form. */
export const generalPlan = new Hono<AppEnv>().get("/", (c) => {
  const country = COUNTRIES.find(({ id }) => id === c.req.query("country"));
  return c.redirect(country ? `/my-plan/${country.id}` : "/my-plan", 303);
});
