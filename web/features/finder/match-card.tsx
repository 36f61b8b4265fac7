import { FINDER_TEXTS } from "#web/content/finder.ts";
import { NavAnchor } from "#web/layout/nav-anchor.tsx";
import { cn } from "#web/lib/cn.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { Tags } from "#web/ui/tag.tsx";
import type { FinderEntry } from "./finder-data.ts";

/** Green, blue, gray: the first, the second and the third match (product §2). */
const RANKS = [
  { name: "green", border: "border-[#2f8055]" },
  { name: "blue", border: "border-[#4a67bd]" },
  { name: "gray", border: "border-[#7d7b76]" },
] as const;

type MatchCardProps = { entry: FinderEntry; score: number; rank: number; link: string };

export function MatchCard({ entry, score, rank, link }: MatchCardProps) {
  const colour = RANKS[Math.min(rank, 2)] ?? RANKS[2];
  return (
    <div
      data-slot="match"
      data-rank={colour.name}
      className={cn("flex h-full flex-col overflow-hidden rounded-lg border-3 bg-background", colour.border)}
    >
      <Poster country={entry.id} className="aspect-[2/1] w-full" />
      <div className="flex grow flex-col p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h4 className="font-serif text-2xl leading-tight font-semibold">{entry.name}</h4>
          <p className="font-semibold whitespace-nowrap text-heading">
            {score}% {FINDER_TEXTS.match}
          </p>
        </div>
        <Tags tags={entry.tags} className="mt-3 flex" />
        <p className="mt-3 mb-4 text-[0.9375rem] leading-relaxed text-muted">{entry.description}</p>
        <NavAnchor
          to={`/country-guides?country=${entry.id}`}
          className="mt-auto inline-flex min-h-11 items-center self-start font-semibold text-link underline underline-offset-4"
        >
          {link}
          <span className="sr-only">: {entry.name}</span>
        </NavAnchor>
      </div>
    </div>
  );
}
