import type { CountryId } from "#domain/countries.ts";
import { visaPath } from "#web/content/page-paths.ts";
import type { VisaType } from "#web/content/visas/visas.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { type Motif, Woven } from "#web/pictures/woven.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DialogOpener } from "#web/ui/dialog-opener.tsx";
import type { visaInformationPage } from "./copy.ts";
import { DifficultyBadge } from "./difficulty-badge.tsx";
import { VisaSummary } from "./visa-summary.tsx";

type VisaCardProps = {
  type: VisaType;
  country: { id: CountryId; name: string };
  motif: Motif;
  texts: (typeof visaInformationPage)["card"];
  onOpen: () => void;
};

/** The id of a visa type's dialog in the page. */
export function visaDialogId(typeId: string): string {
  return `visa-${typeId}`;
}

/** A visa type at a glance: how long, how soon, what for, how hard. */
export function VisaCard({ type, country, motif, texts, onOpen }: VisaCardProps) {
  return (
    <Card id={`card-${type.id}`} data-slot="visa-card" className="flex h-full scroll-mt-24 flex-col">
      <Woven motif={motif} thickness={10} />
      <div className="flex grow flex-col gap-5 p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="font-serif text-2xl leading-tight font-semibold">{type.name}</h3>
          <DifficultyBadge difficulty={type.difficulty} label={texts.difficulty} />
        </div>
        <VisaSummary type={type} texts={texts} />
        <DialogOpener
          dialogId={visaDialogId(type.id)}
          pagePath={visaPath(country.id, type.id)}
          onOpen={onOpen}
          className={buttonVariants({ variant: "outline", className: "w-full" })}
        >
          {texts.viewDetails}{" "}
          <span className="sr-only">{interpolate(texts.ofType, { type: type.name, country: country.name })}</span>
        </DialogOpener>
      </div>
    </Card>
  );
}
