import { ArrowRight } from "lucide-react";
import type { Country } from "#domain/countries.ts";
import { COUNTRIES_WITHOUT_CARD } from "#web/content/countries/guides.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { countryGuidesPage } from "./copy.ts";
import { GUIDE_PARAM, guideDialogId } from "./guide-dialog.tsx";

const { ownPage } = countryGuidesPage;

/** Leads from an older link to the page of the guide. */
export function OtherCountryDialog({ country }: { country: Country }) {
  const { title, text, link } = ownPage;
  return (
    <NativeDialog
      id={guideDialogId(country.id)}
      title={interpolate(title, { country: country.name })}
      param={{ name: GUIDE_PARAM, value: country.id }}
      pagePath={guidePath(country.id)}
      returnTo="other-countries"
      size="small"
    >
      <div className="p-5 sm:p-8">
        <p className="measure text-lead">{interpolate(text, { country: country.name })}</p>
        <NavAnchor to={guidePath(country.id)} className={buttonVariants({ size: "large", className: "mt-6" })}>
          {link}
        </NavAnchor>
      </div>
    </NativeDialog>
  );
}

/** The countries without a card, each with a link to its guide. */
export function OtherCountries() {
  return (
    <ul id="other-countries" className="mt-10 grid scroll-mt-24 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {COUNTRIES_WITHOUT_CARD.map((country) => (
        <li key={country.id}>
          <Card className="group relative flex items-stretch transition-shadow hover:shadow-lift">
            <Poster country={country.id} className="h-20 w-28 shrink-0" sizes="6.6rem" decorative />
            <h3 className="flex grow items-center justify-between gap-3 px-4 font-serif text-lg leading-tight font-semibold">
              <NavAnchor
                to={guidePath(country.id)}
                className="text-heading after:absolute after:inset-0 group-hover:underline"
              >
                {country.name}
              </NavAnchor>
              <ArrowRight aria-hidden className="size-5 shrink-0 text-heading" />
            </h3>
          </Card>
        </li>
      ))}
    </ul>
  );
}
