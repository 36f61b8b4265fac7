import { isForDiaspora, ROUTE_STATES, type RouteState } from "#domain/belonging.ts";
import { COUNTRIES, type Country } from "#domain/countries.ts";
import type { Program } from "#content-model/resolve/resolve-country.ts";
import { COUNTRY_FOLDERS } from "./countries/countries.ts";

/** The routes to belong to one country, those that take applications first. */
export type CountryRoutes = {
  country: Country;
  routes: readonly Program[];
};

export type Route = { country: Country; program: Program };

/**
 * The routes of every country, first of those that are open to people who can name no relative from there. What a country doesn't
 * have is a route, too, whose state says so.
 */
export const COUNTRY_ROUTES: readonly CountryRoutes[] = COUNTRIES.map((country) => ({
  country,
  routes: COUNTRY_FOLDERS[country.id].record.belonging.programs.toSorted((a, b) => rank(a.state) - rank(b.state)),
})).toSorted((a, b) => rank(descentState(a.routes)) - rank(descentState(b.routes)));

function rank(state: RouteState): number {
  return ROUTE_STATES.indexOf(state);
}

/** The routes for descendants who can name no relative from the country, in a state. */
export function diasporaRoutes(state: RouteState): Route[] {
  return COUNTRY_ROUTES.flatMap(({ country, routes }) =>
    routes
      .filter((program) => program.state === state && isForDiaspora(program))
      .map((program) => ({ country, program })),
  );
}

/** The countries that have no route for those descendants, or only a proposed one. */
export const CLOSED_TO_DIASPORA: readonly Country[] = COUNTRY_ROUTES.filter(({ routes }) =>
  routes.filter(isForDiaspora).every(({ state }) => state !== "open" && state !== "paused"),
).map(({ country }) => country);

/** The first of a country's routes for those descendants, which decides. @param routes sorted by state */
export function descentRoute(routes: readonly Program[]): Program | undefined {
  return routes.find(isForDiaspora);
}

/** What it comes to. */
export function descentState(routes: readonly Program[]): RouteState {
  return descentRoute(routes)?.state ?? "none";
}
