import { motifAt, SpineCard } from "#web/layout/spine-card.tsx";
import { cn } from "#web/lib/cn.ts";
import { Portrait } from "#web/pictures/portrait.tsx";
import { Stars } from "#web/pictures/stars.tsx";
import type { Motif } from "#web/pictures/woven.tsx";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import { STORIES, type WaitlistStory } from "./stories.ts";

function Story({ story, motif }: { story: WaitlistStory; motif: Motif }) {
  return (
    <SpineCard motif={motif} data-tone="island" className="h-full shadow-none">
      <figure className="flex grow flex-col p-6 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Stars rating={story.rating} />
          {story.sample && <SampleLabel kind="story" />}
        </div>
        <blockquote className="mt-4 mb-6 font-serif text-lg leading-relaxed">“{story.text}”</blockquote>
        <figcaption className="mt-auto flex items-center gap-4">
          <Portrait look={story.portrait} className="size-12 shrink-0" />
          <span>
            <span className="block font-semibold">{story.name}</span>
            <span className="block text-[0.9375rem] leading-snug text-muted">{story.title}</span>
          </span>
        </figcaption>
      </figure>
    </SpineCard>
  );
}

/** The first five stories: two wide, then three. */
export function StoryGrid() {
  return (
    <ul className="mt-12 grid gap-6 md:grid-cols-2 lg:grid-cols-6">
      {STORIES.slice(0, 5).map((story, index) => (
        <li
          key={story.id}
          data-slot="testimonial"
          className={cn(index < 2 ? "lg:col-span-3" : "lg:col-span-2", index === 4 && "md:max-lg:col-span-2")}
        >
          <Story story={story} motif={motifAt(index)} />
        </li>
      ))}
    </ul>
  );
}
