import type { ReactNode } from "react";
import type { AlignedChapter } from "#web/content/comparison-columns.ts";
import { clsx } from "clsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { rowTexts as texts } from "./several-copy.ts";

type ChapterRowsProps = {
  /** The names of the countries or cities, one for each column. */
  names: readonly string[];
  rows: AlignedChapter<ReactNode>["rows"];
  /** Where the facts of each column come from; nothing for a column without facts. */
  sources: readonly ReactNode[];
};

/**
 * The rows of a chapter: two cells beside one another even on a phone, three there below one another, figures beside their
 * names. Figures stand close together, and say where they are the same or differ.
 */
export function ChapterRows({ names, rows, sources }: ChapterRowsProps) {
  const columns = clsx("grid gap-x-6 gap-y-4 sm:gap-x-8", names.length === 2 ? "grid-cols-2" : "sm:grid-cols-3");
  return (
    <>
      <dl>
        {rows.map(({ label, cells, figures }) => (
          <div
            key={label}
            data-figures={figures}
            className={clsx("border-b border-line first:pt-0", figures ? "py-3" : "py-5")}
          >
            <dt className="flex flex-wrap items-baseline gap-x-4">
              <span className="text-eyebrow text-heading">{label}</span>
              {figures && (
                <span className={figures === "same" ? "text-sm text-muted" : "sr-only"}>{texts.figures[figures]}</span>
              )}
            </dt>
            <dd className="mt-2">
              <dl className={clsx(columns, figures && "max-sm:gap-y-1")}>
                {names.map((name, index) => (
                  <div
                    key={name}
                    className={clsx(
                      "leading-snug",
                      figures &&
                        names.length > 2 &&
                        "max-sm:flex max-sm:gap-x-3 max-sm:*:first:w-24 max-sm:*:first:shrink-0",
                      figures === "different" && "border-l-4 border-accent pl-3",
                    )}
                  >
                    <dt
                      className={figures ? "text-sm text-muted" : "mb-2 font-serif text-lg leading-tight font-semibold"}
                    >
                      {name}
                    </dt>
                    <dd className={figures && "font-semibold tabular-nums"}>
                      {cells[index] ?? <span className="font-normal text-muted">{texts.nothing}</span>}
                    </dd>
                  </div>
                ))}
              </dl>
            </dd>
          </div>
        ))}
      </dl>
      {sources.some(Boolean) && (
        <div className={clsx("mt-4", columns)}>
          {names.map((name, index) => (
            <div key={name}>
              <p className="font-serif leading-tight font-semibold">{interpolate(texts.sources, { country: name })}</p>
              {sources[index]}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
