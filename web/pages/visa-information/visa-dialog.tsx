import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import type { VisaType } from "#web/content/visas/visas.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { type Motif, Woven } from "#web/pictures/woven.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import type { visaInformationPage } from "./copy.ts";
import { DifficultyBadge } from "./difficulty-badge.tsx";
import { visaDialogId } from "./visa-card.tsx";
import { VisaBody } from "./visa-body.tsx";

const LateVisaBody = hydrateLate(VisaBody);

type VisaDialogProps = {
  type: VisaType;
  countryName: string;
  motif: Motif;
  texts: Pick<typeof visaInformationPage, "card" | "dialog" | "fallbacks">;
  open: boolean;
  onClose: () => void;
};

/** One visa type, whole, with the office of each fact. */
export function VisaDialog({ type, countryName, motif, texts, open, onClose }: VisaDialogProps) {
  return (
    <NativeDialog
      id={visaDialogId(type.id)}
      title={interpolate(texts.dialog.title, { country: countryName, type: type.name })}
      returnTo={`card-${type.id}`}
      closeLabel={texts.dialog.close}
      open={open}
      onClose={onClose}
    >
      <Woven motif={motif} thickness={14} />
      <div className="p-5 sm:p-8">
        <DifficultyBadge difficulty={type.difficulty} label={texts.card.difficulty} />
        <LateVisaBody type={type} texts={texts} />
      </div>
      <div data-tone="forest" className="p-6 text-center sm:p-8">
        <NavAnchor to={ONE_TIME_OFFER_PAGE} className={buttonVariants({ variant: "paper", size: "large" })}>
          {texts.dialog.button}
        </NavAnchor>
        <p className="mx-auto mt-4 measure text-muted">{texts.dialog.buttonNote}</p>
      </div>
    </NativeDialog>
  );
}
