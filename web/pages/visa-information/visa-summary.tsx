import type { VisaType } from "#web/content/countries/visas.ts";
import { FactGrid, TextList } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import type { visaInformationPage } from "./copy.ts";

type VisaSummaryProps = { type: VisaType; texts: (typeof visaInformationPage)["card"] };

/** Duration, processing time and requirements of a visa type, and the office to confirm them at. */
export function VisaSummary({ type, texts }: VisaSummaryProps) {
  return (
    <div className="flex grow flex-col gap-5">
      <FactGrid
        className="border-y border-line py-4"
        rows={[
          { label: texts.duration, content: type.duration },
          { label: texts.processing, content: type.processing },
        ]}
      />
      <div>
        <h4 className="mb-2 text-sm text-muted">{texts.requirements}</h4>
        <TextList texts={type.requirements.value} />
      </div>
      <FactSource
        className="mt-auto border-t border-line pt-4"
        facts={[type.duration, type.processing, type.requirements]}
      />
    </div>
  );
}
