import type { content } from "#content";
import { StoryFigure } from "#web/features/testimonials/story-figure.tsx";
import { motifAt, SpineCard } from "#web/layout/spine-card.tsx";
import { clsx } from "clsx";
import { labelOnce } from "#web/lib/sample.ts";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import { Portrait } from "#web/pictures/portrait.tsx";

/** Up to five stories: two wide, then three. */
export function StoryGrid({ stories }: { stories: typeof content.testimonials.waitlist }) {
  const { areSamples, isLabeled } = labelOnce(stories);
  return (
    <>
      {areSamples && <SampleLabel kind="story" isMany />}
      <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-6">
        {stories.map((story, index) => (
          <li
            key={story.id}
            data-slot="testimonial"
            className={clsx(index < 2 ? "lg:col-span-3" : "lg:col-span-2", index === 4 && "md:max-lg:col-span-2")}
          >
            <SpineCard motif={motifAt(index)} data-tone="island" className="h-full shadow-none">
              <StoryFigure
                {...story}
                isLabeled={isLabeled(story)}
                lines={[story.title]}
                portrait={<Portrait look={story.portrait} className="size-12 shrink-0" />}
              />
            </SpineCard>
          </li>
        ))}
      </ul>
    </>
  );
}
