import { useNavigate, useParams } from "react-router";
import { Tabs } from "#web/ui/office/tabs.tsx";
import { Checklist } from "./checklist.tsx";
import { ANALYTICS_HELP } from "./copy.ts";
import { SalesDashboard } from "./sales-dashboard.tsx";
import { Snippets } from "./snippets.tsx";
import { Steps } from "./steps.tsx";
import { TaggedLinks } from "./tagged-links.tsx";
import { Visits } from "./visits/visits.tsx";

const TEXTS = ANALYTICS_HELP.tabs;

/** /analytics: what visitors do and what to look at each day; /analytics/setup: how sales come to be counted. */
export function AnalyticsPage() {
  const { part } = useParams();
  const navigate = useNavigate();
  const shown = part === "setup" ? part : "numbers";
  return (
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
  );
}
