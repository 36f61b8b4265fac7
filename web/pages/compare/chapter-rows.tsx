import type { ReactNode } from "react";
import type { AlignedChapter } from "#web/content/comparison-columns.ts";
import { cn } from "#web/lib/cn.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { comparePage } from "./copy.ts";

const texts = comparePage.one;

type ChapterRowsProps = {
  /** The countries' names, one for each column. */
  names: readonly string[];
  rows: AlignedChapter<ReactNode>["rows"];
  /** Where the facts of each column come from. */
  sources: readonly ReactNode[];
};

/** The rows of a chapter: two cells beside one another even on a phone, three there below one another. */
export function ChapterRows({ names, rows, sources }: ChapterRowsProps) {
  const columns = cn("grid gap-x-6 gap-y-4 sm:gap-x-8", names.length === 2 ? "grid-cols-2" : "sm:grid-cols-3");
  return (
    <>
      <dl>
        {rows.map(({ label, cells }) => (
          <div key={label} className="border-b border-line py-5 first:pt-0">
            <dt className="text-eyebrow text-heading">{label}</dt>
            <dd className="mt-2">
              <dl className={columns}>
                {names.map((name, index) => (
                  <div key={name} className="leading-snug">
                    <dt className="mb-1 font-serif text-lg leading-tight font-semibold">{name}</dt>
                    <dd>{cells[index] ?? <span className="text-muted">{texts.nothing}</span>}</dd>
                  </div>
                ))}
              </dl>
            </dd>
          </div>
        ))}
      </dl>
      <div className={cn("mt-4", columns)}>
        {names.map((name, index) => (
          <div key={name}>
            <p className="font-serif leading-tight font-semibold">{interpolate(texts.sources, { country: name })}</p>
            {sources[index]}
          </div>
        ))}
      </div>
    </>
  );
}
