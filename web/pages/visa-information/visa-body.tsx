import type { VisaType } from "#web/content/countries/visas.ts";
import { FactSheet, type FactRow } from "#web/features/facts/fact-sheet.tsx";
import type { visaInformationPage } from "./copy.ts";

type Texts = Pick<typeof visaInformationPage, "dialog" | "fallbacks">;

/**
 * What a visa type's dialog tells, with its fallbacks: a missing cost reads "Contact
 * embassy", a missing application process sends the reader to the embassy, missing documents are the requirements.
 */
export function visaRows(type: VisaType, { dialog, fallbacks }: Texts): readonly FactRow[] {
  const { cost, application, documents, tips, extensions } = type.detailedInfo;
  return [
    { label: dialog.duration, content: type.duration },
    { label: dialog.processing, content: type.processing },
    { label: dialog.cost, content: cost ?? fallbacks.cost },
    { label: dialog.application, content: application ?? fallbacks.application },
    { label: dialog.documents, content: documents ?? type.requirements },
    { label: dialog.tips, content: tips },
    { label: dialog.extensions, content: extensions },
  ];
}

type VisaBodyProps = { type: VisaType; texts: Pick<typeof visaInformationPage, "dialog" | "fallbacks"> };

/** Everything about a visa type, each fact with its office. */
export function VisaBody({ type, texts }: VisaBodyProps) {
  return <FactSheet rows={visaRows(type, texts)} className="mt-6" />;
}
