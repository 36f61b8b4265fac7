import { toInitials, type Testimonial } from "#web/features/testimonials/testimonial.ts";
import { Section } from "#web/layout/section.tsx";
import { motifAt } from "#web/layout/spine-card.tsx";
import { Stars } from "#web/pictures/stars.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { Card } from "#web/ui/card.tsx";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import { communityPage } from "./copy.ts";

/** Three members in their own words; their initials replace photographs. */
export function MemberVoices({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Section tone="forest" title={communityPage.testimonialsHeading} intro={communityPage.testimonialsIntro}>
      <ul className="mt-12 grid gap-6 lg:grid-cols-3">
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.id} data-slot="testimonial">
            <Card data-tone="island" className="flex h-full flex-col shadow-none">
              <Woven motif={motifAt(index)} thickness={14} />
              <figure className="flex grow flex-col p-6 sm:p-8">
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <Stars rating={testimonial.rating} />
                  {testimonial.sample && <SampleLabel kind="story" />}
                </div>
                <blockquote className="mt-4 mb-6 font-serif text-lg leading-relaxed">“{testimonial.text}”</blockquote>
                <figcaption className="mt-auto flex items-center gap-4">
                  <span
                    aria-hidden
                    className="grid size-12 shrink-0 place-items-center rounded-full bg-forest font-serif text-xl font-semibold text-paper"
                  >
                    {toInitials(testimonial.name)}
                  </span>
                  <span>
                    <span className="block font-semibold">{testimonial.name}</span>
                    <span className="block text-[0.9375rem] leading-snug text-muted">{testimonial.transition}</span>
                    <span className="block text-[0.9375rem] leading-snug text-muted">{testimonial.location}</span>
                  </span>
                </figcaption>
              </figure>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
