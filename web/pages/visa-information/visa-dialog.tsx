import type { Country } from "#domain/countries.ts";
import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import { visaPath } from "#web/content/page-paths.ts";
import type { VisaType } from "#web/content/countries/visas.ts";
import { FactSheet } from "#web/features/facts/fact-sheet.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { Woven } from "#web/pictures/woven.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { visaInformationPage } from "./copy.ts";
import { DifficultyBadge } from "./difficulty-badge.tsx";
import { ReplacedKind } from "./replaced-kind.tsx";
import { visaRows } from "./visa-rows.ts";

const { dialog } = visaInformationPage;

/** The parameter of the page's URL that names the visa type whose dialog is open. */
export const VISA_PARAM = "visa";

export function visaDialogId(typeId: string): string {
  return `visa-${typeId}`;
}

/** One visa type, whole, with the office of each fact. */
export function VisaDialog({ type, country }: { type: VisaType; country: Country }) {
  return (
    <NativeDialog
      id={visaDialogId(type.id)}
      title={interpolate(dialog.title, { country: country.name, type: type.name })}
      param={{ name: VISA_PARAM, value: type.id }}
      pagePath={visaPath(country.id, type.id)}
      returnTo={`card-${type.id}`}
      closeLabel={dialog.close}
    >
      <Woven motif={country.region} thickness={14} />
      <div className="p-5 sm:p-8">
        <DifficultyBadge difficulty={type.difficulty} />
        <ReplacedKind type={type} />
        <FactSheet rows={visaRows(type)} className="mt-6" />
      </div>
      <div data-tone="forest" className="p-6 text-center sm:p-8">
        <p className="mx-auto mb-4 measure text-muted">{dialog.buttonNote}</p>
        <NavAnchor to={ONE_TIME_OFFER_PAGE} className={buttonVariants({ variant: "paper", size: "large" })}>
          {dialog.button}
        </NavAnchor>
      </div>
    </NativeDialog>
  );
}
