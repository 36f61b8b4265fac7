import type { CountryGuide } from "#web/content/countries/guides.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import { countryGuidesPage } from "./copy.ts";
import { GuideBody } from "./guide-body.tsx";

const { dialog } = countryGuidesPage;

/** The parameter of the page's URL that names the country whose dialog is open. */
export const GUIDE_PARAM = "country";

export function guideDialogId(country: string): string {
  return `guide-${country}`;
}

/** A guide in a dialog: its sections open independently and are all closed on each opening. */
export function GuideDialog({ guide }: { guide: CountryGuide }) {
  const { id, name } = guide;
  return (
    <NativeDialog
      id={guideDialogId(id)}
      title={interpolate(dialog.title, { country: name })}
      param={{ name: GUIDE_PARAM, value: id }}
      pagePath={guidePath(id)}
      returnTo={`card-${id}`}
      closeLabel={dialog.close}
    >
      <GuideBody guide={guide} />
    </NativeDialog>
  );
}
