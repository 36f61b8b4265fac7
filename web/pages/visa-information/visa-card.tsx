import type { CountryId } from "#domain/countries.ts";
import { visaPath } from "#web/content/page-paths.ts";
import type { VisaType } from "#web/content/visas/visas.ts";
import { FactOffices } from "#web/features/facts/fact-offices.tsx";
import { collectOffices } from "#web/features/facts/offices.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { type Motif, Woven } from "#web/pictures/woven.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DialogOpener } from "#web/ui/dialog-opener.tsx";
import { visaInformationPage } from "./copy.ts";
import { DifficultyBadge } from "./difficulty-badge.tsx";
import { findVisaType, type VisaName } from "./visa-name.ts";
import { VisaSummary } from "./visa-summary.tsx";

type VisaCardProps = {
  type: VisaName;
  country: { id: CountryId; name: string };
  motif: Motif;
  texts: Pick<(typeof visaInformationPage)["card"], "viewDetails" | "ofType">;
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
        <Glance type={findVisaType(type.id)} />
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

/** The kind of visa that a type replaces, for those who ask for that one. */
export function Replaced({ type: { replaces } }: { type: VisaType }) {
  return (
    replaces && (
      <p className="w-full text-muted">{interpolate(visaInformationPage.card.replaces, { kind: replaces })}</p>
    )
  );
}

/** The texts and figures of a card. */
function Glance({ type }: { type: VisaType }) {
  const { card } = visaInformationPage;
  return (
    <FactOffices offices={collectOffices(type)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-serif text-2xl leading-tight font-semibold">{type.name}</h3>
        <DifficultyBadge difficulty={type.difficulty} label={card.difficulty} />
        <Replaced type={type} />
      </div>
      <VisaSummary type={type} texts={card} />
    </FactOffices>
  );
}
