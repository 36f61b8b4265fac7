import type { Country } from "#domain/countries.ts";
import { visaPath } from "#web/content/page-paths.ts";
import type { VisaType } from "#web/content/countries/visas.ts";
import { FactGrid, TextList } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Woven } from "#web/pictures/woven.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DialogOpener } from "#web/ui/dialog-opener.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { visaInformationPage } from "./copy.ts";
import { DifficultyBadge } from "./difficulty-badge.tsx";
import { ReplacedKind } from "./replaced-kind.tsx";
import { visaDialogId } from "./visa-dialog.tsx";

const { card } = visaInformationPage;

/** A visa type at a glance: how long, how soon, what for, how hard. */
export function VisaCard({ type, country }: { type: VisaType; country: Country }) {
  return (
    <Card id={`card-${type.id}`} data-slot="visa-card" className="flex h-full scroll-mt-24 flex-col">
      <Woven motif={country.region} thickness={10} />
      <div className="flex grow flex-col gap-5 p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="font-serif text-2xl leading-tight font-semibold">
            <NavAnchor to={visaPath(country.id, type.id)} className="text-heading underline-offset-4 hover:underline">
              {type.name}
            </NavAnchor>
          </h3>
          <DifficultyBadge difficulty={type.difficulty} />
          <ReplacedKind type={type} />
        </div>
        <div className="flex grow flex-col gap-5">
          <FactGrid
            className="border-y border-line py-4"
            rows={[
              { label: card.duration, content: type.duration },
              { label: card.processing, content: type.processing },
            ]}
          />
          <Disclosure onPhones summary={card.requirements}>
            <h4 className="mb-2 text-sm text-muted max-sm:sr-only">{card.requirements}</h4>
            <TextList texts={type.requirements.value} />
            <FactSource
              className="mt-5 border-t border-line pt-4"
              facts={[type.duration, type.processing, type.requirements]}
            />
          </Disclosure>
        </div>
        <DialogOpener
          dialogId={visaDialogId(type.id)}
          pagePath={visaPath(country.id, type.id)}
          className={buttonVariants({ variant: "outline", className: "w-full" })}
        >
          {card.viewDetails}{" "}
          <span className="sr-only">{interpolate(card.ofType, { type: type.name, country: country.name })}</span>
        </DialogOpener>
      </div>
    </Card>
  );
}
