import { factText } from "#domain/fact-text.ts";
import { COUNTRY_GUIDES, type CountryGuide } from "#web/content/country-guides/country-guides.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { FactOffices } from "#web/features/facts/fact-offices.tsx";
import { collectOffices } from "#web/features/facts/offices.ts";
import { SpineCard } from "#web/layout/spine-card.tsx";
import { cn } from "#web/lib/cn.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Prerendered } from "#web/lib/prerendered.tsx";
import { PrerenderedPoster } from "#web/pictures/prerendered-poster.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { DialogOpener } from "#web/ui/dialog-opener.tsx";
import { countryGuidesPage } from "./copy.ts";
import { GuideFigures } from "./guide-figures.tsx";

/** What the script needs of a guide; everything else is in the prerendered page only. */
export type GuideName = Pick<CountryGuide, "id" | "name" | "region">;

type GuideCardProps = {
  guide: GuideName;
  texts: Pick<(typeof countryGuidesPage)["card"], "button" | "ofCountry">;
  /** Loads its picture at once, and is two columns wide where two are shown. */
  isFirst: boolean;
  onOpen: () => void;
};

/** The id of a guide's dialog in the page. */
export function guideDialogId(countryId: string): string {
  return `guide-${countryId}`;
}

/** A country at a glance. */
export function GuideCard({ guide: { id, name, region }, texts, isFirst, onOpen }: GuideCardProps) {
  return (
    <SpineCard motif={region} id={`card-${id}`} data-slot="guide-card" className="h-full scroll-mt-24">
      <div className="flex min-w-0 grow flex-col">
        <div className={cn("relative aspect-[4/3]", isFirst && "md:max-lg:aspect-[5/2]")}>
          <PrerenderedPoster country={id} eager={isFirst} className="absolute inset-0 size-full" />
        </div>
        <div className="flex grow flex-col gap-5 p-6">
          <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <Glance country={id} />}</Prerendered>
          <DialogOpener
            dialogId={guideDialogId(id)}
            pagePath={guidePath(id)}
            onOpen={onOpen}
            className={buttonVariants({ className: "w-full" })}
          >
            {texts.button} <span className="sr-only">{interpolate(texts.ofCountry, { country: name })}</span>
          </DialogOpener>
        </div>
      </div>
    </SpineCard>
  );
}

/** The texts and figures of a card. */
function Glance({ country }: { country: GuideName["id"] }) {
  const guide = COUNTRY_GUIDES.find(({ id }) => id === country)!;
  const { card } = countryGuidesPage;
  return (
    <FactOffices offices={collectOffices(guide)}>
      <div>
        <div className="flex flex-col items-start gap-2">
          <h3 className="font-serif text-2xl leading-tight font-semibold">{guide.name}</h3>
          <Badge variant="outline" data-slot="cost-of-living">
            {card.costOfLiving}: {factText(guide.costOfLiving)}
          </Badge>
        </div>
        <p className="mt-3 text-muted">{guide.description}</p>
      </div>
      <GuideFigures guide={guide} texts={card} />
    </FactOffices>
  );
}
