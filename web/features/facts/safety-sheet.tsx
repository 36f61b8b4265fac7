import { ChevronDown } from "lucide-react";
import type { SAFETY_ROWS, SafetyChapter, safetyTexts } from "#web/content/countries/safety-chapters.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { FactSheet } from "./fact-sheet.tsx";

export type SafetyPart = { chapter: SafetyChapter; rows: typeof SAFETY_ROWS; texts: typeof safetyTexts };

/** The chapter on safety and law: travel advice, areas, laws and practical matters, each with its source. */
export function SafetySheet({ chapter, rows, texts }: SafetyPart) {
  return (
    <div data-slot="safety">
      <p className="mb-6 measure text-muted">{texts.intro}</p>
      <FactSheet rows={rows.map(({ key, label }) => ({ label, content: chapter.rows[key] }))} />
      <p className="mt-6">
        <NavAnchor to={texts.comeBack.to} className="link-standalone font-semibold">
          {texts.comeBack.label}
        </NavAnchor>
      </p>
    </div>
  );
}

/** The chapter, folded, for profiles of countries without a guide. */
export function SafetyDetails(part: SafetyPart) {
  return (
    <details data-slot="safety-details" className="group border-y border-line">
      <summary className="flex min-h-13 items-center justify-between gap-3 font-serif text-lg font-semibold text-heading">
        {part.texts.title}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="pb-6">
        <SafetySheet {...part} />
      </div>
    </details>
  );
}
