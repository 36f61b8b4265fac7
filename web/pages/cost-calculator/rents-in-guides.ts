import { COUNTRY_GUIDES } from "#web/content/countries/guides.ts";
import { withThousands } from "#web/lib/thousands.ts";

/** The lowest and the highest rent that the guides name, in US dollars a month: `$250`. */
export function rentsInGuides(): { least: string; most: string } {
  const rents = COUNTRY_GUIDES.flatMap(({ detailedGuide }) =>
    [...detailedGuide.housing.averageRent.value.matchAll(/\$([\d,]+)/g)].map(([, digits]) =>
      Number(digits!.replaceAll(",", "")),
    ),
  );
  return { least: `$${withThousands(Math.min(...rents))}`, most: `$${withThousands(Math.max(...rents))}` };
}
