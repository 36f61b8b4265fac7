import type { ReactNode } from "react";
import { sourcesOf } from "#web/content/desk-rows.ts";
import { countText } from "#web/lib/interpolate.ts";
import { Card } from "#web/ui/card.tsx";
import { recordAt } from "../changes.ts";
import { REVIEW_TEXTS as TEXTS } from "../copy.ts";
import { SourceLinks } from "../entry/links.tsx";
import type { Desk } from "../use-desk.ts";
import { filledText, wordsOfValue } from "../format.ts";
import type { Due } from "./queue.ts";

type DueUnitProps = { unit: readonly Due[]; desk: Desk; title: string; children: ReactNode };

/** What is due of a permit, a city or a chapter together: its pages, what they should still say, and one answer for all. */
export function DueUnit({ unit, desk, title, children }: DueUnitProps) {
  const all = unit.flatMap(({ row }) => sourcesOf(desk.files ?? {}, row));
  const sources = [...new Map(all.map((source) => [source.url, source])).values()];
  return (
    <Card data-slot="due-unit" className="space-y-4 p-5">
      <h3 className="font-serif text-xl font-semibold wrap-anywhere">
        {title} {countText(TEXTS.pages, sources.length)}
      </h3>
      <SourceLinks sources={sources} />
      <dl className="space-y-2">
        {unit.map(({ row }) => (
          <div key={row.id} className="wrap-anywhere">
            <dt className="font-semibold">{row.label}</dt>
            <dd>{filledText(wordsOfValue(recordAt(desk.files, row)), desk.index)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
