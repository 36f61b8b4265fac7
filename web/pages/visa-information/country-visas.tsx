import { ArrowRight } from "lucide-react";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import type { CountryId } from "#domain/countries.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { Section, SectionHead, type Tone } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { type Motif, Woven } from "#web/pictures/woven.tsx";
import { Card } from "#web/ui/card.tsx";
import { visaInformationPage } from "./copy.ts";
import { VisaCard } from "./visa-card.tsx";
import type { VisaName } from "./visa-name.ts";

type HoldingCountry = { id: CountryId; name: string; motif: Motif };

type CountryVisasProps = {
  country: HoldingCountry;
  types: readonly VisaName[];
  tone: Tone;
  texts: Pick<(typeof visaInformationPage)["card"], "viewDetails" | "ofType">;
  eager: boolean;
  onOpen: (typeId: string) => void;
};

/** A country's visa types below its poster, which leads to the guide. */
export function CountryVisas({ country, types, tone, texts, eager, onOpen }: CountryVisasProps) {
  return (
    <Section id={country.id} tone={tone} head={<Head country={country} />}>
      <div className="mt-10 grid gap-6 md:grid-cols-2 lg:gap-8">
        <GuideLink country={country} eager={eager} />
        {types.map((type) => (
          <VisaCard
            key={type.id}
            type={type}
            country={country}
            motif={country.motif}
            texts={texts}
            onOpen={() => onOpen(type.id)}
          />
        ))}
      </div>
    </Section>
  );
}

function Head({ country }: { country: HoldingCountry }) {
  return <SectionHead title={interpolate(visaInformationPage.country.title, { country: country.name })} />;
}

function GuideLink({ country, eager }: { country: HoldingCountry; eager: boolean }) {
  return (
    <Card className="group relative flex flex-col transition-shadow hover:shadow-lift md:col-span-2 md:flex-row">
      <div className="relative aspect-[2/1] grow md:aspect-[9/4] md:w-3/5 md:grow-0">
        <Poster
          country={country.id}
          eager={eager}
          className="absolute inset-0 size-full"
          sizes="(min-width: 1280px) 52rem, (min-width: 768px) 52vw, 80vw"
        />
      </div>
      <Woven motif={country.motif} thickness={14} className="shrink-0 md:hidden" />
      <p className="flex items-center justify-between gap-4 p-6 font-serif text-xl leading-snug font-semibold md:grow">
        <NavAnchor
          to={guidePath(country.id)}
          className="text-heading after:absolute after:inset-0 group-hover:underline"
        >
          {interpolate(visaInformationPage.country.guide, { country: country.name })}
        </NavAnchor>
        <ArrowRight aria-hidden className="size-5 shrink-0 text-heading" />
      </p>
    </Card>
  );
}
