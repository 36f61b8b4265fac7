import { renderToStaticMarkup } from "react-dom/server";
import type { CountryId } from "#domain/countries.ts";
import type { IsoDate } from "#domain/facts.ts";
import type { PlanKit } from "#domain/plan.ts";
import { CITIES } from "#web/content/countries/cities.ts";
import { LOCAL_CURRENCIES } from "#web/content/exchange-rates.ts";
import { cityPath } from "#web/content/page-paths.ts";
import { findPlanKit } from "#web/content/plans/plan-kits.ts";
import type { CityFigures } from "#web/features/city-budget/city-budget.ts";
import { cityFigures } from "#web/features/city-budget/city-records.ts";
import { Poster } from "#web/pictures/poster.tsx";

/** A city with what its month is counted with. */
export type PlanCity = { id: string; name: string; path: string; figures: CityFigures };

/** The kit of a country as the build writes it: with its cities, and the rate that their figures were made at. */
export type PlanKitFile = PlanKit & {
  cities: readonly PlanCity[];
  currency: { plural: string; perDollar: number; enteredOn: IsoDate };
  /** The country's poster as HTML, so that browsers need no list of posters. */
  poster: string;
};

/** Makes the kit's file of a country that has a record. */
export function planKitFile(country: CountryId): Response {
  const { plural, perDollar } = LOCAL_CURRENCIES[country];
  const file: PlanKitFile = {
    ...findPlanKit(country)!,
    cities: CITIES.filter((place) => place.country === country).map((place) => ({
      id: place.city.id,
      name: place.city.name,
      path: cityPath(place.city.id),
      figures: cityFigures(place),
    })),
    currency: { plural, perDollar: perDollar.value, enteredOn: perDollar.enteredOn },
    poster: renderToStaticMarkup(<Poster country={country} sizes="(width>=1024px) 30rem,92vw" className="size-full" />),
  };
  return Response.json(file);
}
