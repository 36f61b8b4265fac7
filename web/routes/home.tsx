import { HOME_EXPLORE, HOME_META, HOME_WAITLIST } from "#web/content/pages/home.ts";
import { NavAnchor } from "#web/layout/nav-anchor.tsx";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { Section } from "#web/layout/section.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { CallBand } from "#web/sections/call-band.tsx";
import { HomeHero } from "#web/sections/home-hero.tsx";
import { Pointers } from "#web/sections/pointers.tsx";
import { ProgramIntro } from "#web/sections/program-intro.tsx";
import { WhyAfrica } from "#web/sections/why-africa.tsx";
import { buttonVariants } from "#web/ui/button.tsx";

export function meta() {
  return pageMeta(HOME_META);
}

/** / (product §2). */
export default function HomePage() {
  return (
    <PageLayout>
      <HomeHero />
      <WhyAfrica />
      <ProgramIntro />
      <Section tone="paper" title={HOME_EXPLORE.title} intro={HOME_EXPLORE.intro}>
        <Pointers links={HOME_EXPLORE.links} />
      </Section>
      <CallBand motif="north" title={HOME_WAITLIST.title} text={HOME_WAITLIST.intro}>
        <NavAnchor to={HOME_WAITLIST.call.to} className={buttonVariants({ size: "large" })}>
          {HOME_WAITLIST.call.label}
        </NavAnchor>
      </CallBand>
    </PageLayout>
  );
}
