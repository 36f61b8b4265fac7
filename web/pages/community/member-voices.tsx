import { StoryFigure } from "#web/features/testimonials/story-figure.tsx";
import { toInitials, type Testimonial } from "#web/features/testimonials/testimonial.ts";
import { Section } from "#web/layout/section.tsx";
import { motifAt } from "#web/layout/spine-card.tsx";
import { introFor, labelOnce } from "#web/lib/sample.ts";
import { Woven } from "#web/pictures/woven.tsx";
import { Card } from "#web/ui/card.tsx";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import { communityPage } from "./copy.ts";

/** Members in their own words; their initials replace photographs. Nothing without any. */
export function MemberVoices({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  const { areSamples, isLabeled } = labelOnce(testimonials);
  const intro = introFor(testimonials, communityPage.testimonialsIntro);
  return (
    <Section tone="forest" title={communityPage.testimonialsHeading} intro={intro}>
      {areSamples && <SampleLabel kind="story" isMany />}
      <ul className="mt-6 grid gap-6 lg:grid-cols-3">
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.id} data-slot="testimonial">
            <Card data-tone="island" className="flex h-full flex-col shadow-none">
              <Woven motif={motifAt(index)} thickness={14} />
              <StoryFigure
                {...testimonial}
                isLabeled={isLabeled(testimonial)}
                lines={[testimonial.transition, testimonial.location]}
                portrait={
                  <span
                    aria-hidden
                    className="grid size-12 shrink-0 place-items-center rounded-full bg-forest font-serif text-xl font-semibold text-paper"
                  >
                    {toInitials(testimonial.name)}
                  </span>
                }
              />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
