import type { VisaType, visaInformationPage } from "#web/content/visa-information.ts";
import { FactSheet } from "#web/sections/fact-sheet.tsx";
import { visaRows } from "#web/sections/visa-information/visa-rows.ts";

type VisaBodyProps = { type: VisaType; texts: Pick<typeof visaInformationPage, "dialog" | "fallbacks"> };

/** Everything about a visa type, each fact with its office. */
export function VisaBody({ type, texts }: VisaBodyProps) {
  return <FactSheet rows={visaRows(type, texts)} className="mt-6" />;
}
