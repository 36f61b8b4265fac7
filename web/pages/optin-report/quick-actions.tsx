import { ChartLine, ChartNoAxesColumn, Users } from "lucide-react";
import { OUTSIDE_LINKS } from "#web/content/outside-links.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { REPORT_TEXTS } from "./copy.ts";

const TEXTS = REPORT_TEXTS.actions;

const ACTIONS = [
  { ...TEXTS.contacts, Icon: Users },
  { ...TEXTS.analytics, Icon: ChartNoAxesColumn },
  {
    label: interpolate(TEXTS.tool, { tool: OUTSIDE_LINKS.googleAnalytics.label }),
    to: OUTSIDE_LINKS.googleAnalytics.url,
    Icon: ChartLine,
  },
] as const;

/** Where the owner goes from here. */
export function QuickActions() {
  return (
    <Card data-slot="quick-actions" className="self-start">
      <div className="p-5">
        <h2 className="font-serif text-xl leading-snug font-semibold">{TEXTS.title}</h2>
        <ul className="mt-4 space-y-3">
          {ACTIONS.map(({ label, to, Icon }) => (
            <li key={to}>
              <OfficeLink to={to} className={buttonVariants({ variant: "outline", className: "w-full" })}>
                <Icon aria-hidden className="size-5" />
                {label}
              </OfficeLink>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
