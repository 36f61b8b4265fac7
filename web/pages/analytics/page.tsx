import { ArrowLeft } from "lucide-react";
import { OUTSIDE_LINKS } from "#web/content/outside-links.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { Checklist } from "./checklist.tsx";
import { ANALYTICS_HELP } from "./copy.ts";
import { SalesDashboard } from "./sales-dashboard.tsx";
import { Snippets } from "./snippets.tsx";
import { TaggedLinks } from "./tagged-links.tsx";
import { Visits } from "./visits/visits.tsx";

const { back, badge, steps, quick } = ANALYTICS_HELP;

/** /analytics: what visitors do, how sales are counted, and what to look at each day. */
export function AnalyticsPage() {
  return (
    <div data-slot="analytics-help" className="space-y-12">
      <div className="space-y-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <OfficeLink to={back.to} className="link-standalone gap-2 font-semibold">
            <ArrowLeft aria-hidden className="size-5" />
            {back.label}
          </OfficeLink>
          <Badge variant="accent">{badge}</Badge>
        </div>
        <Visits />
      </div>
      <Snippets />
      <SalesDashboard />
      <div className="grid gap-6 lg:grid-cols-2">
        <Card data-slot="steps">
          <CardContent>
            <h2 className="text-office-title">{steps.title}</h2>
            <ol className="mt-4 list-decimal space-y-3 pl-6 marker:font-semibold">
              {steps.list.map((step) => (
                <li key={step} className="pl-2">
                  {step}
                </li>
              ))}
            </ol>
          </CardContent>
        </Card>
        <Checklist />
      </div>
      <TaggedLinks />
      <section aria-labelledby="quick-heading" data-slot="quick-links">
        <h2 id="quick-heading" className="mb-5 text-office-title">
          {quick.title}
        </h2>
        <ul className="grid gap-6 sm:grid-cols-2">
          {quick.list.map(({ tool, text }) => (
            <li key={tool}>
              <OfficeLink to={OUTSIDE_LINKS[tool].url} className={buttonVariants({ variant: "outline" })}>
                {OUTSIDE_LINKS[tool].label}
              </OfficeLink>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
