import { ArrowRight } from "lucide-react";
import { COUNTRIES, type Country } from "#domain/countries.ts";
import { guidePath } from "#web/content/page-paths.ts";
import { countriesSection as texts } from "#web/features/finder/copy.ts";
import { clsx } from "clsx";
import { Poster } from "#web/pictures/poster.tsx";
import { Card } from "#web/ui/card.tsx";
import { Carousel } from "#web/ui/carousel.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { Tags } from "#web/ui/tag.tsx";

/** 'Popular Relocation Destinations': the first one wide, so that each row is full. */
export function Destinations() {
  return (
    <div className="mt-6 sm:mt-12">
      <h3 className="font-serif text-3xl leading-tight font-medium">{texts.popularHeading}</h3>
      <p className="mt-3 text-lead text-muted max-sm:hidden">{texts.popularIntro}</p>
      <div className="mt-5">
        <Carousel label={texts.popularHeading} className="gap-6 sm:grid sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {COUNTRIES.filter(({ featured }) => featured).map((destination, index) => (
            <li key={destination.id} className="first:col-span-full">
              <DestinationCard destination={destination} isWide={index === 0} />
            </li>
          ))}
        </Carousel>
      </div>
    </div>
  );
}

/** The whole card can be pressed; the country is part of its link's accessible name. */
function DestinationCard({ destination, isWide }: { destination: Country; isWide: boolean }) {
  return (
    <Card
      data-slot="destination"
      className={clsx(
        "group relative flex h-full flex-col transition-shadow hover:shadow-lift",
        isWide && "md:flex-row",
      )}
    >
      <Poster
        country={destination.id}
        sizes={isWide ? "(min-width: 768px) 46rem, 80vw" : undefined}
        className={clsx(
          "aspect-[5/2] w-full sm:aspect-video",
          // A shape of its own: by the file's, the card would grow when the picture comes.
          isWide && "md:aspect-[4/3] md:w-3/5 md:shrink-0",
        )}
      />
      <div className={clsx("flex grow flex-col p-6", isWide && "sm:p-8")}>
        <Tags tags={destination.tags} />
        <h4 className={clsx("mt-4 font-serif leading-tight font-semibold", isWide ? "text-3xl" : "text-2xl")}>
          {destination.name}
        </h4>
        <p className="mt-2 mb-4 measure text-muted">{destination.description}</p>
        <NavAnchor
          to={guidePath(destination.id)}
          className={clsx(
            "inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 after:absolute after:inset-0 group-hover:underline",
            !isWide && "mt-auto",
          )}
        >
          {texts.popularLink}
          <span className="sr-only">: {destination.name}</span>
          <ArrowRight aria-hidden className="size-5" />
        </NavAnchor>
      </div>
    </Card>
  );
}
