import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import {
  communityOfferings,
  communityPage,
  communityStats,
  communityTestimonials,
} from "#web/content/community-page.ts";
import { OPT_IN_COUNTRIES, OPT_IN_INVITATIONS } from "#web/content/opt-in.ts";
import { COMMUNITY } from "#web/content/pages/community.ts";
import { NavAnchor } from "#web/layout/nav-anchor.tsx";
import { later } from "#web/lib/later.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import { CallBand } from "#web/sections/call-band.tsx";
import { MemberVoices } from "#web/sections/community/member-voices.tsx";
import { Offerings } from "#web/sections/community/offerings.tsx";
import { StatsBand } from "#web/sections/community/stats-band.tsx";
import { ContentPage } from "#web/sections/content-page.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import type { Route } from "./+types/community.ts";

const OptIn = later(async () => (await import("#web/features/optin/opt-in.tsx")).OptIn);

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

/** /community (product §2). */
export default function CommunityPage({ loaderData }: Route.ComponentProps) {
  const { page, texts, stats, offerings, testimonials, optIn } = loaderData;
  return (
    <ContentPage content={page} end={<OptIn {...optIn} />}>
      <StatsBand title={texts.statsHeading} stats={stats} />
      <Offerings title={texts.offeringsHeading} offerings={offerings} />
      <MemberVoices title={texts.testimonialsHeading} testimonials={testimonials} />
      <CallBand motif="north" title={texts.join.heading} text={texts.join.text}>
        <NavAnchor to={ONE_TIME_OFFER_PAGE} className={buttonVariants({ size: "large" })}>
          {texts.join.button}
        </NavAnchor>
      </CallBand>
    </ContentPage>
  );
}
