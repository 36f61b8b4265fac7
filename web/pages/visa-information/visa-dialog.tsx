import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import type { VisaType } from "#web/content/visas/visas.ts";
import { FactOffices } from "#web/features/facts/fact-offices.tsx";
import { collectOffices } from "#web/features/facts/offices.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { type Motif, Woven } from "#web/pictures/woven.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { visaInformationPage } from "./copy.ts";
import { DifficultyBadge } from "./difficulty-badge.tsx";
import { VisaBody } from "./visa-body.tsx";
import { Replaced, visaDialogId } from "./visa-card.tsx";
import { findVisaType, type VisaName } from "./visa-name.ts";

type VisaDialogProps = {
  type: VisaName;
  countryName: string;
  motif: Motif;
  texts: Pick<(typeof visaInformationPage)["dialog"], "title" | "close">;
  open: boolean;
  onClose: () => void;
};

/** One visa type, whole, with the office of each fact. */
export function VisaDialog({ type, countryName, motif, texts, open, onClose }: VisaDialogProps) {
  return (
    <NativeDialog
      id={visaDialogId(type.id)}
      title={interpolate(texts.title, { country: countryName, type: type.name })}
      returnTo={`card-${type.id}`}
      closeLabel={texts.close}
      open={open}
      onClose={onClose}
    >
      <WholeVisa type={findVisaType(type.id)} motif={motif} />
    </NativeDialog>
  );
}

function WholeVisa({ type, motif }: { type: VisaType; motif: Motif }) {
  const { card, dialog } = visaInformationPage;
  return (
    <FactOffices offices={collectOffices(type)}>
      <Woven motif={motif} thickness={14} />
      <div className="p-5 sm:p-8">
        <DifficultyBadge difficulty={type.difficulty} label={card.difficulty} />
        <Replaced type={type} />
        <VisaBody type={type} texts={visaInformationPage} />
      </div>
      <div data-tone="forest" className="p-6 text-center sm:p-8">
        <NavAnchor to={ONE_TIME_OFFER_PAGE} className={buttonVariants({ variant: "paper", size: "large" })}>
          {dialog.button}
        </NavAnchor>
        <p className="mx-auto mt-4 measure text-muted">{dialog.buttonNote}</p>
      </div>
    </FactOffices>
  );
}
