import type { FinderChoices } from "#domain/finder-choices.ts";
import type { Match } from "#domain/finder.ts";
import { Poster } from "#web/pictures/poster.tsx";
import { Tags } from "#web/ui/tag.tsx";
import type { FinderData, FinderEntry } from "./finder-data.ts";
import { PointsList } from "./points-list.tsx";
import { ReportLink } from "./report-link.tsx";
import { RESULT_TEXTS } from "./results-copy.ts";
import type { Rank } from "./standing.ts";

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
  match: { country, score },
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
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading className="font-serif text-2xl leading-tight font-semibold">{country.name}</Heading>
          <p className="font-semibold whitespace-nowrap text-heading">
            {score}% {RESULT_TEXTS.match}
          </p>
        </div>
        <Tags tags={country.tags} className="mt-3 flex" />
        <p className="mt-3 mb-4 text-[0.9375rem] leading-relaxed text-muted">{country.description}</p>
        <div className="mt-auto flex flex-col gap-2">
          <PointsList entry={country} options={options} choices={choices} />
          <ReportLink entry={country} label={link} />
        </div>
      </div>
    </div>
  );
}
