import { ArrowRight } from "lucide-react";
import type { Country } from "#domain/countries.ts";
import { guidePath } from "#web/content/page-paths.ts";
import type { VisaType } from "#web/content/countries/visas.ts";
import { Section, type Tone } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { Card } from "#web/ui/card.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { visaInformationPage } from "./copy.ts";
import { VisaCard } from "./visa-card.tsx";

const texts = visaInformationPage.country;

type CountryVisasProps = { country: Country; types: readonly VisaType[]; tone: Tone; eager: boolean };

/** A country's visa types below its poster, which leads to the guide. */
export function CountryVisas({ country, types, tone, eager }: CountryVisasProps) {
  return (
    <Section id={country.id} tone={tone} title={interpolate(texts.title, { country: country.name })}>
      <div className="mt-10 grid gap-6 md:grid-cols-2 lg:gap-8">
        <GuideLink country={country} eager={eager} />
        {types.map((type) => (
          <VisaCard key={type.id} type={type} country={country} />
        ))}
      </div>
    </Section>
  );
}

function GuideLink({ country: { id, name, region }, eager }: { country: Country; eager: boolean }) {
  return (
    <Card className="group relative flex flex-col transition-shadow hover:shadow-lift md:col-span-2 md:flex-row">
      <div className="relative aspect-[2/1] grow md:w-3/5 md:grow-0">
        <Poster
          country={id}
          eager={eager}
          className="absolute inset-0 size-full"
          sizes="(min-width: 1280px) 52rem, (min-width: 768px) 52vw, 80vw"
        />
      </div>
      <Woven motif={region} thickness={14} className="shrink-0 md:hidden" />
      <p className="flex items-center justify-between gap-4 p-6 font-serif text-xl leading-snug font-semibold md:grow">
        <NavAnchor to={guidePath(id)} className="text-heading after:absolute after:inset-0 group-hover:underline">
          {interpolate(texts.guide, { country: name })}
        </NavAnchor>
        <ArrowRight aria-hidden className="size-5 shrink-0 text-heading" />
      </p>
    </Card>
  );
}
