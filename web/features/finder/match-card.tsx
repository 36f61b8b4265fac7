import { type FinderChoices, isOpen } from "#domain/finder-choices.ts";
import type { Match } from "#domain/finder.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { Tags } from "#web/ui/tag.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { type FinderEntry, goalOf } from "./finder-data.ts";
import { PointsList } from "./points-list.tsx";
import { CostLink, PlanLink, ReportLink } from "./report-link.tsx";
import { RESULT_TEXTS } from "./results-copy.ts";
import { type Rank, wishesMet } from "./standing.ts";

type MatchCardProps = {
  match: Match<FinderEntry>;
  rank: Rank;
  choices: FinderChoices;
  /** The rank of its heading, one below the heading over the matches. */
  heading?: "h3" | "h4";
};

/** One of the three matches, in the color of its rank, with its points. */
export function MatchCard({ match: { country }, rank, choices, heading: Heading = "h4" }: MatchCardProps) {
  const goal = goalOf(choices);
  const decisive = goal && country.decisive?.[goal];
  return (
    <div
      data-slot="match"
      data-rank={rank}
      className="flex h-full flex-col overflow-hidden rounded-lg border-3 border-rank bg-background"
    >
      <Poster country={country.id} className="aspect-[2/1] w-full" />
      <div className="flex grow flex-col p-5">
        <Heading className="font-serif text-2xl leading-tight font-semibold">{country.name}</Heading>
        {!isOpen(choices) && <p className="mt-1 font-semibold text-heading">{wishesMet(country, choices)}</p>}
        <p className="mt-1">{country.month}</p>
        <Tags tags={country.tags} className="mt-3 flex" />
        <p className="mt-3 mb-4 text-sm leading-relaxed text-muted">{country.description}</p>
        {decisive && (
          <p data-slot="decisive-fact" className="mb-4 border-l-4 border-accent pl-3 leading-snug">
            <span className="block text-sm text-muted">{RESULT_TEXTS.decisive[goal]}</span>
            <NavAnchor to={decisive.path} className="link font-semibold">
              {decisive.text}
            </NavAnchor>
          </p>
        )}
        <div className="mt-auto flex flex-col gap-2">
          <PointsList entry={country} choices={choices} />
          <ReportLink entry={country} />
          <CostLink entry={country} />
          <PlanLink entry={country} goal={goal} />
        </div>
      </div>
    </div>
  );
}
