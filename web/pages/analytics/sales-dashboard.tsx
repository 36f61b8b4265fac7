import { OUTSIDE_LINKS } from "#web/content/outside-links.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { ANALYTICS_HELP } from "./copy.ts";

const TEXTS = ANALYTICS_HELP.dashboard;
const TOOL = OUTSIDE_LINKS.googleAnalytics;

/** What each number of the tool means, and where it is. */
export function SalesDashboard() {
  return (
    <section aria-labelledby="dashboard-heading" data-slot="sales-dashboard">
      <h2 id="dashboard-heading" className="text-office-title">
        {TEXTS.title}
      </h2>
      <p className="mt-3 mb-6 measure text-muted">{interpolate(TEXTS.text, { tool: TOOL.label })}</p>
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
      <OfficeLink to={TOOL.url} className={buttonVariants()}>
        {interpolate(TEXTS.open, { tool: TOOL.label })}
      </OfficeLink>
    </section>
  );
}
