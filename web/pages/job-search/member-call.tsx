import { CallBand } from "#web/layout/call-band.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { jobSearchPage } from "./copy.ts";
import { MemberLink } from "./member-link.tsx";

/** The page's two call-to-action buttons, and the other ways to pay. */
export function MemberCall() {
  const { heading, text, database, network, monthly, program } = jobSearchPage.callToAction;
  return (
    <CallBand motif="south" title={heading} text={text}>
      <div className="flex flex-wrap justify-center gap-4">
        <MemberLink event={{ name: "cta_click", label: database.event }} className={buttonVariants({ size: "large" })}>
          {database.label}
        </MemberLink>
        <MemberLink
          event={{ name: "cta_click", label: network.event }}
          className={buttonVariants({ size: "large", variant: "outline" })}
        >
          {network.label}
        </MemberLink>
      </div>
      <p className="mt-6 flex flex-wrap justify-center gap-x-8 gap-y-2 font-semibold">
        {[monthly, program].map(({ label, to }) => (
          <NavAnchor key={to} to={to} className="link-standalone">
            {label}
          </NavAnchor>
        ))}
      </p>
    </CallBand>
  );
}
