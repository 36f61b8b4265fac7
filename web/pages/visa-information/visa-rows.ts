import type { VisaType } from "#web/content/countries/visas.ts";
import type { FactRow } from "#web/features/facts/fact-sheet.tsx";
import { visaInformationPage } from "./copy.ts";

const { dialog, fallbacks } = visaInformationPage;

/**
 * What a visa type's dialog and page tell, with its fallbacks: a missing cost reads "Contact embassy", a missing
 * application process sends the reader to the embassy, missing documents are the requirements.
 */
export function visaRows(type: VisaType): readonly FactRow[] {
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
