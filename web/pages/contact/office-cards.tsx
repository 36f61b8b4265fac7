import type { VirtualOffice } from "#web/content/virtual-offices.ts";
import { Section } from "#web/layout/section.tsx";
import { motifAt, SpineCard } from "#web/layout/spine-card.tsx";
import { introFor, labelOnce } from "#web/lib/sample.ts";
import { Badge } from "#web/ui/badge.tsx";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import { contactPage } from "./copy.ts";

/** The places of /contact; nothing without any. */
export function OfficeCards({ offices }: { offices: readonly VirtualOffice[] }) {
  if (offices.length === 0) return null;
  const { areSamples, isLabeled } = labelOnce(offices);
  return (
    <Section
      tone="white"
      edge="north"
      title={contactPage.locationsHeading}
      intro={introFor(offices, contactPage.locationsIntro)}
    >
      {areSamples && <SampleLabel kind="location" isMany />}
      <ul className="mt-6 grid gap-6 md:grid-cols-3">
        {offices.map((office, index) => (
          <li key={office.id} data-slot="virtual-office">
            <SpineCard motif={motifAt(index)} className="h-full">
              <div className="p-6 sm:p-8">
                <p className="flex flex-wrap items-center gap-2">
                  <Badge>{office.kind}</Badge>
                  {isLabeled(office) && <SampleLabel kind="location" />}
                </p>
                <h3 className="mt-4 font-serif text-2xl leading-snug font-semibold">{office.country}</h3>
                <address className="mt-2 font-medium not-italic">{office.address}</address>
                <p className="mt-3 text-muted">{office.note}</p>
              </div>
            </SpineCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
