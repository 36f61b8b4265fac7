import { content } from "#content";
import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import { OPT_IN_COUNTRIES, OPT_IN_INVITATIONS } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.island.tsx";
import { CallBand } from "#web/layout/call-band.tsx";
import { ContentPage } from "#web/layout/content-page.tsx";
import { Island } from "#web/lib/island.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { COMMUNITY, communityPage } from "./copy.ts";
import { MemberVoices } from "./member-voices.tsx";
import { Offerings } from "./offerings.tsx";
import { StatsBand } from "./stats-band.tsx";

const { join } = communityPage;

export function CommunityPage() {
  return (
    <ContentPage
      content={COMMUNITY}
      hasPicture
      end={<Island of={OptIn} props={{ invitation: OPT_IN_INVITATIONS.community, countries: OPT_IN_COUNTRIES }} />}
    >
      <StatsBand stats={content.community.numbers} />
      <Offerings />
      <MemberVoices testimonials={content.testimonials.community} />
      <CallBand motif="north" title={join.heading} text={join.text}>
        <NavAnchor to={ONE_TIME_OFFER_PAGE} className={buttonVariants({ size: "large" })}>
          {join.button}
        </NavAnchor>
      </CallBand>
    </ContentPage>
  );
}
