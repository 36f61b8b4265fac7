import type { VisaType } from "#web/content/countries/visas.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { visaInformationPage } from "./copy.ts";

/** The kind of visa that a type replaces, for those who ask for that one. */
export function ReplacedKind({ type: { replaces } }: { type: VisaType }) {
  return (
    replaces && (
      <p className="w-full text-muted">{interpolate(visaInformationPage.card.replaces, { kind: replaces })}</p>
    )
  );
}
