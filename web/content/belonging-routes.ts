import { isForDiaspora, ROUTE_STATES, type RouteTraits } from "#domain/belonging.ts";
import { COUNTRIES, type Country } from "#domain/countries.ts";
import type { Ask, Belonging, Program } from "#content-model/resolve/resolve-country.ts";
import { COUNTRY_FOLDERS } from "./countries/countries.ts";

/** The routes to belong to one country, those that take applications first. */
export type CountryRoutes = {
  country: Country;
  belonging: Belonging;
  routes: readonly Program[];
  /** Whom to ask for what is not published. */
  ask: readonly Ask[] | undefined;
};

/** A route with its country. */
export type Route = { country: Country; program: Program };

/** The routes of every country. What a country doesn't have is a route, too, whose state says so. */
export const COUNTRY_ROUTES: readonly CountryRoutes[] = COUNTRIES.map((country) => {
  const { record, chapters } = COUNTRY_FOLDERS[country.id];
  const { belonging } = record;
  const rank = ({ state }: Program) => ROUTE_STATES.indexOf(state);
  const routes = belonging.programs.toSorted((a, b) => rank(a) - rank(b));
  return { country, belonging, routes, ask: chapters.belonging.ask };
});

/** The routes for descendants who can name no relative from the country, in a state. */
export function diasporaRoutes(state: RouteTraits["state"]): Route[] {
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
