import { type CountryId, countryById } from "#domain/countries.ts";
import type { VisaSteps } from "#domain/visa-steps.ts";
import { visaPath } from "#web/content/page-paths.ts";
import { visaSteps } from "#web/content/countries/visa-steps.ts";
import type { VisaType } from "#web/content/countries/visas.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";

/** `/calendar/visa-information/<country>/<visa>/steps.json`: what the Worker's calendar of the steps is made of. */
export function visaStepsFile(country: CountryId, type: VisaType): Response {
  return Response.json({
    heading: `${countryById(country).name}: ${type.name}`,
    url: absoluteUrl(visaPath(country, type.id)),
    steps: visaSteps(country, type),
  } satisfies VisaSteps);
}
