import type { RouteTraits } from "#domain/belonging.ts";
import type { CountryId } from "#domain/country-ids.ts";
import type { Program } from "#content-model/resolve/resolve-country.ts";
import { type CountryRoutes, descentRoute } from "#web/content/belonging-routes.ts";
import { chapterPath } from "#web/content/page-paths.ts";
import { CountryRow } from "#web/layout/country-row.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Badge } from "#web/ui/badge.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { belongingPage } from "./copy.ts";
import { descentText, givesText, openText, proofText, stateText, totalText } from "./format.ts";

/** A country: whether African descent is enough and how many routes are open; behind that, its routes and the way to its chapter. */
export function CountryRoutesRow({ country, routes }: CountryRoutes) {
  const { id, name } = country;
  return (
    <CountryRow country={country} value={`${descentText(descentRoute(routes))}. ${openText(routes)}.`}>
      {/* Inside of the fold, so that a link to it opens the fold. */}
      <div id={id} className="scroll-mt-40 pt-2">
        <ul className="grid gap-x-10 lg:grid-cols-2">
          {routes.map((program) => (
            <RouteLine key={program.id} country={id} program={program} />
          ))}
        </ul>
        <NavAnchor to={chapterPath(id, "belonging")} className="link-standalone font-semibold">
          {interpolate(belongingPage.list.chapter, { country: name })}
        </NavAnchor>
      </div>
    </CountryRow>
  );
}

/** What is compared of a route; the chapter has its facts and its dated log. */
function RouteLine({ country, program }: { country: CountryId; program: Program }) {
  const { id, name, proof, state, gives, refuses, ownPassport, closedTo } = program;
  const traits: RouteTraits = { proof, state, gives, refuses, ownPassport, closedTo };
  const lines = [givesText(program), totalText(program), proofText(program)].filter(Boolean);
  return (
    <li id={`${country}-${id}`} data-slot="route" data-route={JSON.stringify(traits)} className="scroll-mt-24 pb-6">
      <h4 className="font-semibold">{name}</h4>
      <Badge data-slot="route-state" variant={state === "open" ? "default" : "outline"} className="mt-1">
        {stateText(program)}
      </Badge>
      {lines.map((line) => (
        <p key={line} className="mt-1 measure">
          {line}
        </p>
      ))}
    </li>
  );
}
