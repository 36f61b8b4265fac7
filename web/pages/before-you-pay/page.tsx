import { COUNTRIES } from "#domain/countries.ts";
import { beforeYouPayPath } from "#web/content/page-paths.ts";
import { followOldAnchor } from "#web/features/detail-page/follow-old-anchor.behavior.ts";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Section } from "#web/layout/section.tsx";
import { Island, useBehavior } from "#web/lib/island.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { beforeYouPayPage } from "./copy.ts";
import { PayCheck } from "./pay-check.island.tsx";

const { check, countries, family } = beforeYouPayPage;

/** Whether to stop before paying a seller, a builder, an agent or a visa site, and where to look it up. */
export function BeforeYouPayPage() {
  return (
    <ContentPage content={beforeYouPayPage}>
      <Section tone="white" id="check" title={check.title} intro={check.intro}>
        <Island of={PayCheck} props={{}} />
      </Section>
      <Section tone="paper" title={countries.title} intro={countries.intro}>
        <ul {...useBehavior(followOldAnchor)} data-moved className="links mt-6 flex flex-wrap gap-x-6">
          {COUNTRIES.map(({ id, name }) => (
            <li key={id} id={id} className="scroll-mt-24">
              <NavAnchor to={beforeYouPayPath(id)}>{name}</NavAnchor>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="white" id="family" title={family.title} intro={family.intro}>
        <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {[family.rules, family.signs].map(({ title, list }) => (
            <div key={title}>
              <h3 className="font-serif text-xl font-semibold text-heading">{title}</h3>
              <ul className="mt-3 measure list-disc space-y-2 pl-6">
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </ContentPage>
  );
}
