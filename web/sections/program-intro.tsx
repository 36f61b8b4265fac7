import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import { HOME_PROGRAM } from "#web/content/pages/home.ts";
import { NavAnchor } from "#web/layout/nav-anchor.tsx";
import { Section } from "#web/layout/section.tsx";
import { buttonVariants } from "#web/ui/button.tsx";

/** The seven modules of the roadmap, as the stations of a way (product §1). */
export function ProgramIntro() {
  return (
    <Section
      id="program"
      tone="forest"
      edge="west"
      eyebrow={HOME_PROGRAM.eyebrow}
      title={HOME_PROGRAM.title}
      intro={HOME_PROGRAM.intro}
    >
      <ol className="mt-12 grid gap-x-16 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-4">
        {HOME_PROGRAM.modules.map((title, index) => (
          <li key={title} className="flex items-baseline gap-6 border-t border-line py-5">
            <span aria-hidden className="w-8 shrink-0 font-serif text-3xl leading-none">
              {index + 1}
            </span>
            <h3 className="font-serif text-xl leading-snug font-medium">{title}</h3>
          </li>
        ))}
        <li id="enroll" className="list-none border-t border-line py-5">
          <NavAnchor to={ONE_TIME_OFFER_PAGE} className={buttonVariants({ variant: "paper", size: "large" })}>
            {HOME_PROGRAM.call}
          </NavAnchor>
        </li>
      </ol>
    </Section>
  );
}
