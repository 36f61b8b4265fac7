import type { Adviser } from "#web/content/readers/reader.ts";
import { TextList } from "#web/features/facts/fact-sheet.tsx";
import { readersPage } from "./copy.ts";

const texts = readersPage.advisers;

/** Whom to ask, where to find them, and what to ask. */
export function Advisers({ advisers }: { advisers: readonly Adviser[] }) {
  return (
    <>
      <p className="measure text-lead text-muted">{texts.intro}</p>
      {advisers.map(({ title, find, questions }) => (
        <div key={title} className="mt-10">
          <h3 className="font-serif text-xl leading-snug font-semibold">{title}</h3>
          <p className="mt-2 mb-4 measure text-muted">
            {texts.find} {find}
          </p>
          <TextList texts={questions} className="measure" />
        </div>
      ))}
    </>
  );
}
