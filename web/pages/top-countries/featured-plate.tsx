import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { factsIn } from "#domain/facts.ts";
import { guidePath, profilePath } from "#web/content/page-paths.ts";
import type { FeaturedCountry } from "#web/content/countries/profiles.ts";
import { FactGrid, TextList } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Tags } from "#web/ui/tag.tsx";
import { topCountriesPage } from "./copy.ts";
import { figureRows } from "./figure-rows.ts";

const { card: texts } = topCountriesPage;

/** A featured profile: the poster, wide enough to show what it is about, and below it all fields. */
export function FeaturedPlate({ country }: { country: FeaturedCountry }) {
  const { id, name, highlights } = country;
  const rows = figureRows(country);
  const ofCountry = <span className="sr-only">{interpolate(texts.ofCountry, { country: name })}</span>;
  return (
    <Card id={id} data-slot="featured-country" className="flex scroll-mt-24 flex-col">
      <div className="relative aspect-[5/2] sm:aspect-video md:aspect-[2/1]">
        <Poster
          country={id}
          className="absolute inset-0 size-full"
          sizes="(min-width: 1280px) 72rem, (min-width: 768px) 92vw, 80vw"
        />
      </div>
      <Woven motif={country.region} thickness={14} className="shrink-0" />
      <div className="flex grow flex-col gap-6 p-6 sm:p-8">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h3 className="font-serif text-3xl leading-tight font-semibold">
              <NavAnchor to={profilePath(id)} className="text-heading underline-offset-4 hover:underline">
                {name}
              </NavAnchor>
            </h3>
            <Tags tags={country.tags} />
          </div>
          <p className="mt-4 measure text-muted">{country.description}</p>
        </div>
        <Disclosure onPhones summary={texts.figures}>
          <div className="grid gap-6">
            <FactGrid
              className="border-y border-line py-6 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2"
              rows={rows}
            />
            <div>
              <h4 className="mb-3 text-eyebrow text-muted">{texts.highlights}</h4>
              <TextList
                data-slot="highlights"
                texts={highlights}
                className="sm:columns-2 sm:gap-x-8 sm:[&>li]:break-inside-avoid"
              />
            </div>
            <FactSource facts={factsIn([rows, highlights])} />
          </div>
        </Disclosure>
        <div className="flex flex-wrap gap-4 max-sm:*:w-full">
          <NavAnchor to={guidePath(id)} className={buttonVariants()}>
            {texts.detailedGuide} {ofCountry}
          </NavAnchor>
          <NavAnchor to="/cost-calculator" className={buttonVariants({ variant: "outline" })}>
            {texts.costCalculator} {ofCountry}
          </NavAnchor>
        </div>
      </div>
    </Card>
  );
}
