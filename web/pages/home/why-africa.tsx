import { SectionHead } from "#web/layout/section.tsx";
import { Poster } from "#web/pictures/poster.tsx";
import { Carousel } from "#web/ui/carousel.tsx";
import { whyAfrica as texts } from "./copy.ts";

/** The reasons to move, beside a poster in an arch where there is room. */
export function WhyAfrica() {
  return (
    <section id={texts.id} data-tone="paper">
      <div className="wrap-page grid items-center gap-x-16 gap-y-6 py-6 sm:py-24 lg:grid-cols-[2fr_3fr]">
        <div className="mx-auto w-full max-w-sm overflow-hidden rounded-t-full border-[6px] border-heading max-sm:hidden">
          <Poster country="senegal" className="aspect-[4/5] w-full" sizes="(min-width: 1024px) 40rem, 80vw" />
        </div>
        <div className="min-w-0">
          <SectionHead {...texts} />
          <div className="mt-6 sm:mt-12">
            <Carousel label={texts.title} className="gap-6 sm:grid sm:grid-cols-2">
              {texts.reasons.map((reason) => (
                <li key={reason.id} className="border-t-4 border-accent pt-4">
                  <h3 className="font-serif text-xl leading-snug font-semibold">{reason.title}</h3>
                  <p className="mt-2 text-muted">{reason.text}</p>
                </li>
              ))}
            </Carousel>
          </div>
        </div>
      </div>
    </section>
  );
}
