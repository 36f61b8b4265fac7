import type { Country } from "#domain/countries.ts";
import type { VisaType } from "#web/content/countries/visas.ts";
import { Section, type Tone } from "#web/layout/section.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { visaInformationPage } from "./copy.ts";
import { VisaCard } from "./visa-card.tsx";

const texts = visaInformationPage.country;

type CountryVisasProps = { country: Country; types: readonly VisaType[]; tone: Tone };

export function CountryVisas({ country, types, tone }: CountryVisasProps) {
  return (
    <Section id={country.id} tone={tone} title={interpolate(texts.title, { country: country.name })}>
      <div className="mt-10 grid gap-6 md:grid-cols-2 lg:gap-8">
        {types.map((type) => (
          <VisaCard key={type.id} type={type} country={country} />
        ))}
      </div>
    </Section>
  );
}
