import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import { OPT_IN_COUNTRIES, OPT_IN_INVITATIONS } from "#web/features/opt-in/invitations-copy.ts";
import { CallBand } from "#web/layout/call-band.tsx";
import { ContentPage } from "#web/layout/content-page.tsx";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { communityOfferings, communityPage, communityStats, communityTestimonials } from "./copy.ts";
import { COMMUNITY } from "./copy.ts";
import { MemberVoices } from "./member-voices.tsx";
import { Offerings } from "./offerings.tsx";
import { StatsBand } from "./stats-band.tsx";
import type { Route } from "./+types/page.ts";
import { OptIn } from "#web/features/opt-in/opt-in.tsx";

const LateOptIn = hydrateLate(OptIn);

/** Read at build time: the texts reach the visitor in the HTML and are no part of the script. */
export function loader() {
  return {
    page: COMMUNITY,
    texts: communityPage,
    stats: communityStats,
    offerings: communityOfferings,
    testimonials: communityTestimonials,
    optIn: { invitation: OPT_IN_INVITATIONS.community, countries: OPT_IN_COUNTRIES },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page.meta);
}

export default function CommunityPage({ loaderData }: Route.ComponentProps) {
  const { page, texts, stats, offerings, testimonials, optIn } = loaderData;
  return (
    <ContentPage content={page} end={<LateOptIn {...optIn} />}>
      <StatsBand title={texts.statsHeading} intro={texts.statsIntro} stats={stats} />
      <Offerings title={texts.offeringsHeading} offerings={offerings} />
      <MemberVoices title={texts.testimonialsHeading} intro={texts.testimonialsIntro} testimonials={testimonials} />
      <CallBand motif="north" title={texts.join.heading} text={texts.join.text}>
        <NavAnchor to={ONE_TIME_OFFER_PAGE} className={buttonVariants({ size: "large" })}>
          {texts.join.button}
        </NavAnchor>
      </CallBand>
    </ContentPage>
  );
}
