import { Poster } from "#web/pictures/poster.tsx";
import type { whyAfrica } from "./copy.ts";

/** The reasons to move, beside a poster in an arch. */
export function WhyAfrica({ texts }: { texts: typeof whyAfrica }) {
  return (
    <section id={texts.id} data-tone="paper">
      <div className="wrap-page grid items-center gap-x-16 gap-y-12 py-16 sm:py-24 lg:grid-cols-[5fr_7fr]">
        <div className="relative mx-auto w-full max-w-sm lg:max-w-none">
          <div className="overflow-hidden rounded-b-lg rounded-t-full border-[6px] border-heading">
            <Poster
              country="senegal"
              className="aspect-[4/5] w-full"
              sizes="(min-width: 1024px) 46rem, (min-width: 640px) 80vw, 140vw"
            />
          </div>
        </div>
        <div>
          <p className="mb-3 text-eyebrow text-muted">{texts.eyebrow}</p>
          <h2 className="text-title">{texts.heading}</h2>
          <p className="mt-5 measure text-lead text-muted">{texts.intro}</p>
          <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2">
            {texts.reasons.map((reason) => (
              <li key={reason.id} className="border-t-4 border-accent pt-4">
                <h3 className="font-serif text-xl leading-snug font-semibold">{reason.title}</h3>
                <p className="mt-2 text-muted">{reason.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
