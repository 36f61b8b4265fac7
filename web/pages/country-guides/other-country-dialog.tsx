import type { Country } from "#domain/countries.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { countryGuidesPage } from "./copy.ts";
import { GUIDE_PARAM, guideDialogId } from "./guide-dialog.tsx";

const { ownPage } = countryGuidesPage;

export const COUNTRIES_ID = "countries";

/** Leads from an older link to the page of the guide. */
export function OtherCountryDialog({ country }: { country: Country }) {
  const { title, text, link } = ownPage;
  return (
    <NativeDialog
      id={guideDialogId(country.id)}
      title={interpolate(title, { country: country.name })}
      param={{ name: GUIDE_PARAM, value: country.id }}
      pagePath={guidePath(country.id)}
      returnTo={COUNTRIES_ID}
      size="small"
    >
      <div className="p-5 sm:p-8">
        <p className="measure text-lead">{interpolate(text, { country: country.name })}</p>
        <NavAnchor to={guidePath(country.id)} className={buttonVariants({ size: "large", className: "mt-6" })}>
          {link}
        </NavAnchor>
      </div>
    </NativeDialog>
  );
}
