import { ArrowLeft } from "lucide-react";
import { useNavigate, useParams } from "react-router";
import { Badge } from "#web/ui/badge.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { Tabs } from "#web/ui/office/tabs.tsx";
import { Checklist } from "./checklist.tsx";
import { ANALYTICS_HELP } from "./copy.ts";
import { SalesDashboard } from "./sales-dashboard.tsx";
import { Snippets } from "./snippets.tsx";
import { Steps } from "./steps.tsx";
import { TaggedLinks } from "./tagged-links.tsx";
import { Visits } from "./visits/visits.tsx";

const { back, badge, tabs: TEXTS } = ANALYTICS_HELP;

/** /analytics: what visitors do and what to look at each day; /analytics/setup: how sales come to be counted. */
export function AnalyticsPage() {
  const { part } = useParams();
  const navigate = useNavigate();
  const shown = part === "setup" ? part : "numbers";
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <OfficeLink to={back.to} className="link-standalone gap-2 font-semibold">
          <ArrowLeft aria-hidden className="size-5" />
          {back.label}
        </OfficeLink>
        <Badge variant="accent">{badge}</Badge>
      </div>
      <Tabs
        data-slot="analytics"
        label={TEXTS.label}
        names={["numbers", "setup"]}
        nameOf={(name) => TEXTS[name]}
        shown={shown}
        onShow={(name) => void navigate(name === "setup" ? "/analytics/setup" : "/analytics")}
      >
        <div className="space-y-12">
          {shown === "numbers" && (
            <>
              <Visits />
              <Checklist />
              <SalesDashboard />
            </>
          )}
          {shown === "setup" && (
            <>
              <Snippets />
              <Steps />
              <TaggedLinks />
            </>
          )}
        </div>
      </Tabs>
    </div>
  );
}
