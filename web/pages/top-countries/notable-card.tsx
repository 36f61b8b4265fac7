import { ArrowRight } from "lucide-react";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { isFact } from "#domain/facts.ts";
import { guidePath, profilePath } from "#web/content/page-paths.ts";
import type { NotableCountry } from "#web/content/countries/profiles.ts";
import { TextList } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { SpineCard } from "#web/layout/spine-card.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Tags } from "#web/ui/tag.tsx";
import { topCountriesPage as texts } from "./copy.ts";

/** A notable destination: a description and three highlights, and its guide. */
export function NotableCard({ country }: { country: NotableCountry }) {
  const { id, name, highlights } = country;
  return (
    <SpineCard
      motif={country.region}
      id={id}
      data-slot="notable-country"
      data-tone="island"
      className="h-full scroll-mt-24"
    >
      <div className="flex min-w-0 grow flex-col">
        <div className="relative aspect-[5/2] sm:aspect-[2/1]">
          <Poster country={id} className="absolute inset-0 size-full" />
        </div>
        <div className="flex grow flex-col gap-4 p-6">
          <h3 className="font-serif text-2xl leading-tight font-semibold">
            <NavAnchor to={profilePath(id)} className="text-heading underline-offset-4 hover:underline">
              {name}
            </NavAnchor>
          </h3>
          <Tags tags={country.tags} />
          <p className="text-muted">{country.description}</p>
          <Disclosure onPhones summary={texts.card.highlights}>
            <TextList data-slot="highlights" texts={highlights} />
            <FactSource className="mt-4" facts={highlights.filter((text) => isFact(text))} />
          </Disclosure>
          <div className="mt-auto">
            <NavAnchor
              to={guidePath(id)}
              className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:underline"
            >
              {texts.notable.guide}
              <span className="sr-only">{interpolate(texts.card.ofCountry, { country: name })}</span>
              <ArrowRight aria-hidden className="size-5" />
            </NavAnchor>
          </div>
        </div>
      </div>
    </SpineCard>
  );
}
