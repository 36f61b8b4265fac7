import { isFact } from "#domain/facts.ts";
import type { CountryGuide } from "#web/content/countries/guides.ts";
import { costBadge, monthInShort } from "#web/content/month-in-short.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { FactGrid, TextList } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { SpineCard } from "#web/layout/spine-card.tsx";
import { clsx } from "clsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { DialogOpener } from "#web/ui/dialog-opener.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { countryGuidesPage } from "./copy.ts";
import { guideDialogId } from "./guide-dialog.tsx";

const { card } = countryGuidesPage;

type GuideCardProps = {
  guide: CountryGuide;
  /** Two columns wide where two are shown. */
  isWide: boolean;
};

/** A country at a glance. */
export function GuideCard({ guide, isWide }: GuideCardProps) {
  const { id, name, region, description } = guide;
  return (
    <SpineCard motif={region} id={`card-${id}`} data-slot="guide-card" className="h-full scroll-mt-24">
      <div className="flex min-w-0 grow flex-col">
        <div className={clsx("relative aspect-[5/2] sm:aspect-[4/3]", isWide && "md:max-lg:aspect-[5/2]")}>
          <Poster country={id} className="absolute inset-0 size-full" />
        </div>
        <div className="flex grow flex-col gap-5 p-6">
          <div>
            <div className="known flex flex-col items-start gap-2">
              <h3 className="font-serif text-2xl leading-tight font-semibold">
                <NavAnchor to={guidePath(id)} className="text-heading underline-offset-4 hover:underline">
                  {name}
                </NavAnchor>
              </h3>
              <Badge variant="outline" data-slot="cost-of-living">
                {card.costOfLiving}: {costBadge(id) ?? "—"}
              </Badge>
              <p className="text-sm text-muted">{monthInShort(id)}</p>
            </div>
            <p className="mt-3 text-muted">{description}</p>
          </div>
          <Disclosure onPhones summary={card.figures} className="grow">
            <GuideFigures guide={guide} />
          </Disclosure>
          <DialogOpener
            dialogId={guideDialogId(id)}
            pagePath={guidePath(id)}
            className={buttonVariants({ className: "w-full" })}
          >
            {card.button} <span className="sr-only">{interpolate(card.ofCountry, { country: name })}</span>
          </DialogOpener>
        </div>
      </div>
    </SpineCard>
  );
}

/** The figures of a card, its highlights, and where they come from. */
function GuideFigures({ guide }: { guide: CountryGuide }) {
  const { capital, population, currency, highlights } = guide;
  return (
    <div className="flex grow flex-col gap-5">
      <FactGrid
        className="grid-cols-2"
        rows={[
          { label: card.capital, content: capital },
          { label: card.currency, content: currency },
          { label: card.population, content: population },
        ]}
      />
      <TextList data-slot="highlights" texts={highlights} className="known" />
      <FactSource
        className="mt-auto border-t border-line pt-2"
        facts={[capital, population, currency, ...highlights.filter((text) => isFact(text))]}
      />
    </div>
  );
}
