import { renderToStaticMarkup } from "react-dom/server";
import type { CountryId } from "#domain/countries.ts";
import type { IsoDate } from "#domain/facts.ts";
import type { PlanKit } from "#domain/plan.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import type { Entry } from "#content-model/resolve/resolve-country.ts";
import type { Home } from "#content-model/resolve/records.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";
import { Poster } from "#web/pictures/poster.tsx";

/** The kit of a country as the build writes it: with the rate that its figures were made at. */
export type PlanKitFile = PlanKit & {
  currency: { plural: string; perDollar: number; enteredOn: IsoDate };
  /** The facts that say how long a visitor may stay, and whether longer, by passport. */
  visits: Readonly<Record<Home, Readonly<Partial<Record<"stay" | "extension", string>>>>>;
  /** The country's poster as HTML, so that browsers need no list of posters. */
  poster: string;
};

/** Makes the file of a country's kit. */
export function planKitFile(country: CountryId): Response {
  const { currency, record } = COUNTRY_FOLDERS[country];
  const { plural, perDollar } = currency;
  const visitOf = ({ stay, extension }: Entry) => ({
    ...(stay && { stay: stay.id! }),
    ...(extension && { extension: extension.id! }),
  });
  const file: PlanKitFile = {
    ...planKit(country),
    currency: { plural, perDollar: perDollar.value, enteredOn: perDollar.enteredOn },
    visits: { us: visitOf(record.entry.us), uk: visitOf(record.entry.uk), canada: visitOf(record.entry.canada) },
    poster: renderToStaticMarkup(<Poster country={country} sizes="(width>=1024px) 30rem,92vw" className="size-full" />),
  };
  return Response.json(file);
}
