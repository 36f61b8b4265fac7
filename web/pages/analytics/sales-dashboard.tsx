import { OUTSIDE_LINKS } from "#web/content/outside-links.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { ANALYTICS_HELP } from "./copy.ts";

const { dashboard: TEXTS, quick } = ANALYTICS_HELP;

/** What each number of the analytics tool means, and the way to the tools. */
export function SalesDashboard() {
  return (
    <section aria-labelledby="dashboard-heading" data-slot="sales-dashboard">
      <h2 id="dashboard-heading" className="text-office-title">
        {TEXTS.title}
      </h2>
      <p className="mt-3 mb-6 measure text-muted">
        {interpolate(TEXTS.text, { tool: OUTSIDE_LINKS.googleAnalytics.label })}
      </p>
      <ul className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {TEXTS.cards.map(({ name, text }) => (
          <li key={name}>
            <Card data-slot="event-card" className="h-full p-6">
              <h3 className="text-office-subtitle">{name}</h3>
              <p className="mt-2 text-base">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
      <h3 className="mb-3 text-office-subtitle">{quick.title}</h3>
      <ul data-slot="quick-links" className="grid gap-6 sm:grid-cols-2">
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
  );
}
