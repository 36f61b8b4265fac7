import type { VisaType } from "#web/content/visas/visas.ts";
import { FactSheet } from "#web/features/facts/fact-sheet.tsx";
import type { visaInformationPage } from "./copy.ts";
import { visaRows } from "./visa-rows.ts";

type VisaBodyProps = { type: VisaType; texts: Pick<typeof visaInformationPage, "dialog" | "fallbacks"> };

/** Everything about a visa type, each fact with its office. */
export function VisaBody({ type, texts }: VisaBodyProps) {
  return <FactSheet rows={visaRows(type, texts)} className="mt-6" />;
}
