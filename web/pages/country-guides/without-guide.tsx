import { ArrowRight } from "lucide-react";
import { COUNTRIES_WITHOUT_GUIDE } from "#web/content/country-guides/country-guides.ts";
import { profilePath } from "#web/content/page-paths.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { countryGuidesPage } from "./copy.ts";
import { GUIDE_PARAM, guideDialogId } from "./guide-dialog.tsx";

type CountryWithoutGuide = (typeof COUNTRIES_WITHOUT_GUIDE)[number];

const { text, link, title } = countryGuidesPage.noGuide;

/** Says that a country has no guide, and links to its profile (decision: finder). */
export function WithoutGuideDialog({ country }: { country: CountryWithoutGuide }) {
  return (
    <NativeDialog
      id={guideDialogId(country.id)}
      title={interpolate(title, { country: country.name })}
      param={{ name: GUIDE_PARAM, value: country.id }}
      pagePath={profilePath(country.id)}
      returnTo="without-guide"
      size="small"
    >
      <Poster
        country={country.id}
        className="aspect-[2/1] w-full print:hidden"
        sizes="(min-width: 640px) 36rem, 94vw"
        decorative
      />
      <div className="p-5 sm:p-8">
        <p className="measure text-lead">{interpolate(text, { country: country.name })}</p>
        <NavAnchor to={profilePath(country.id)} className={buttonVariants({ size: "large", className: "mt-6" })}>
          {link}
        </NavAnchor>
      </div>
    </NativeDialog>
  );
}

/** The countries without a guide, each with a link to its profile. */
export function CountriesWithoutGuide() {
  return (
    <ul id="without-guide" className="mt-10 grid scroll-mt-24 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
      {COUNTRIES_WITHOUT_GUIDE.map((country) => (
        <li key={country.id}>
          <Card className="group relative flex items-stretch transition-shadow hover:shadow-lift">
            <Poster country={country.id} className="h-20 w-28 shrink-0" sizes="6.6rem" decorative />
            <h3 className="flex grow items-center justify-between gap-3 px-4 font-serif text-lg leading-tight font-semibold">
              <NavAnchor
                to={profilePath(country.id)}
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
