import type { jobSearchPage } from "#web/content/job-search.ts";
import { CallBand } from "#web/sections/call-band.tsx";
import { MemberLink } from "#web/sections/job-search/member-link.tsx";
import { buttonVariants } from "#web/ui/button.tsx";

/** The page's two call-to-action buttons (product §2, §7). */
export function MemberCall({ texts }: { texts: typeof jobSearchPage }) {
  const { heading, text, database, network } = texts.callToAction;
  return (
    <CallBand motif="south" title={heading} text={text}>
      <div className="flex flex-wrap justify-center gap-4">
        <MemberLink
          to={texts.checkout}
          event={{ name: "cta_click", label: database.event }}
          className={buttonVariants({ size: "large" })}
        >
          {database.label}
        </MemberLink>
        <MemberLink
          to={texts.checkout}
          event={{ name: "cta_click", label: network.event }}
          className={buttonVariants({ size: "large", variant: "outline" })}
        >
          {network.label}
        </MemberLink>
      </div>
    </CallBand>
  );
}
