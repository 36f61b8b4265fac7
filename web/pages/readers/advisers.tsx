import type { Adviser } from "#web/content/readers/reader.ts";
import { TextList } from "#web/features/facts/fact-sheet.tsx";
import type { readersPage } from "./copy.ts";
import { ReaderSection } from "./reader-section.tsx";

type AdvisersProps = { advisers: readonly Adviser[]; texts: (typeof readersPage)["advisers"] };

/** Whom to ask, where to find them, and what to ask. */
export function Advisers({ advisers, texts }: AdvisersProps) {
  return (
    <ReaderSection id={texts.id} title={texts.title} intro={texts.intro}>
      {advisers.map(({ title, find, questions }) => (
        <div key={title} className="mt-10">
          <h3 className="font-serif text-xl leading-snug font-semibold">{title}</h3>
          <p className="mt-2 mb-4 measure text-muted">
            {texts.find} {find}
          </p>
          <TextList texts={questions} className="measure" />
        </div>
      ))}
    </ReaderSection>
  );
}
