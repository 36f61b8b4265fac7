import { clsx } from "clsx";
import { content } from "#content";
import { checkoutUrl, OFFER_PAIRS } from "#domain/offers.ts";
import { Section } from "#web/layout/section.tsx";
import { introFor, labelOnce } from "#web/lib/sample.ts";
import { Portrait } from "#web/pictures/portrait.tsx";
import { Stars } from "#web/pictures/stars.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Carousel } from "#web/ui/carousel.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import { FeedbackPhone } from "./feedback-phone.tsx";
import { successStories as texts } from "./success-stories.ts";

const { home: testimonials, messages } = content.testimonials;

/** The testimonials, the community feedback picture, and a link to join; nothing without either. */
export function Stories() {
  if (testimonials.length + messages.length === 0) return null;
  const { areSamples, isLabeled } = labelOnce(testimonials);
  const hasBoth = testimonials.length > 0 && messages.length > 0;
  return (
    <Section tone="paper" edge="north" isBrief title={texts.title} intro={introFor(testimonials, texts.intro)}>
      <ul
        data-slot="proof"
        className="my-6 flex flex-wrap gap-x-8 gap-y-1 font-serif text-xl font-semibold text-heading"
      >
        {texts.proof.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {areSamples && <SampleLabel kind="story" isMany />}
      <div className={clsx("mt-6 grid items-center gap-x-16 gap-y-8", hasBoth && "lg:grid-cols-[3fr_2fr]")}>
        {testimonials.length > 0 && (
          <Carousel label={texts.title} className="gap-6 sm:grid">
            {testimonials.map((testimonial) => (
              <li key={testimonial.id}>
                <Story testimonial={testimonial} isLabeled={isLabeled(testimonial)} />
              </li>
            ))}
          </Carousel>
        )}
        {messages.length > 0 && <FeedbackPhone feedback={texts.feedback} messages={messages} />}
      </div>
      <div className="mt-5 text-center sm:mt-12">
        <NavAnchor to={checkoutUrl(OFFER_PAIRS.program.oneTime)} className={buttonVariants({ size: "large" })}>
          {texts.button}
        </NavAnchor>
        <p className="mx-auto mt-4 measure text-sm leading-snug text-muted">{texts.buttonNote}</p>
      </div>
    </Section>
  );
}

type StoryProps = { testimonial: (typeof testimonials)[number]; isLabeled: boolean };

function Story({ testimonial, isLabeled }: StoryProps) {
  return (
    <Card data-slot="testimonial" className="h-full">
      <figure className="p-6 sm:p-8">
        <div className="flex items-center gap-4">
          <Portrait look={testimonial.portrait} className="size-12 shrink-0" />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Stars rating={testimonial.rating} />
            {isLabeled && <SampleLabel kind="story" />}
          </div>
        </div>
        <blockquote className="mt-3 leading-relaxed">“{testimonial.text}”</blockquote>
        <figcaption className="mt-3">
          <span className="block font-semibold">{testimonial.name}</span>
          <span className="block text-sm leading-snug text-muted">{testimonial.transition}</span>
          <span className="block text-sm leading-snug text-muted">{testimonial.location}</span>
        </figcaption>
      </figure>
    </Card>
  );
}
