import type { Ask } from "#content-model/resolve/resolve-country.ts";
import { findOffice } from "#content-model/resolve/offices.ts";
import { OutsideLink } from "#web/ui/outside-link.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { FACT_TEXTS } from "./copy.ts";

type UnpublishedProps = {
  /** What is missing, in words: "what ends it (class G)". */
  missing: readonly string[];
  ask?: readonly Ask[] | undefined;
};

/** The closing line of a chapter: what is not published, whom to ask, and a question that they can answer. */
export function Unpublished({ missing, ask }: UnpublishedProps) {
  if (missing.length === 0 && !ask) return null;
  return (
    <p data-slot="unpublished" className="unpublished">
      {missing.length > 0 && <UnbrokenText text={`${FACT_TEXTS.notPublished}: ${missing.join("; ")}. `} />}
      {ask?.map((one) => (
        <AskLine key={one.question} ask={one} />
      ))}
    </p>
  );
}

function AskLine({ ask: { office, whom, question } }: { ask: Ask }) {
  const [before, after] = FACT_TEXTS.ask.split("{whom}");
  const named = office === undefined ? null : findOffice(office);
  return (
    <>
      {before}
      {named ? <OutsideLink href={named.url}>{named.name}</OutsideLink> : whom}
      {after} <UnbrokenText text={`“${question}” `} />
    </>
  );
}
