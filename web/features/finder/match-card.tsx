import type { FinderChoices } from "#domain/finder-choices.ts";
import type { Match } from "#domain/finder.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { Tags } from "#web/ui/tag.tsx";
import type { FinderData, FinderEntry } from "./finder-data.ts";
import { PointsList } from "./points-list.tsx";
import { CostLink, ReportLink } from "./report-link.tsx";
import { type Rank, wishesMet } from "./standing.ts";

type MatchCardProps = {
  match: Match<FinderEntry>;
  rank: Rank;
  options: FinderData["options"];
  choices: FinderChoices;
  link: string;
  /** The rank of its heading, one below the heading over the matches. */
  heading?: "h3" | "h4";
};

/** One of the three matches, in the color of its rank, with its points. */
export function MatchCard({
  match: { country },
  rank,
  options,
  choices,
  link,
  heading: Heading = "h4",
}: MatchCardProps) {
  return (
    <div
      data-slot="match"
      data-rank={rank}
      className="flex h-full flex-col overflow-hidden rounded-lg border-3 border-rank bg-background"
    >
      <Poster country={country.id} className="aspect-[2/1] w-full" />
      <div className="flex grow flex-col p-5">
        <Heading className="font-serif text-2xl leading-tight font-semibold">{country.name}</Heading>
        <p className="mt-1 font-semibold text-heading">{wishesMet(country, choices)}</p>
        <Tags tags={country.tags} className="mt-3 flex" />
        <p className="mt-3 mb-4 text-[0.9375rem] leading-relaxed text-muted">{country.description}</p>
        <div className="mt-auto flex flex-col gap-2">
          <PointsList entry={country} options={options} choices={choices} />
          <ReportLink entry={country} label={link} />
          <CostLink entry={country} />
        </div>
      </div>
    </div>
  );
}
