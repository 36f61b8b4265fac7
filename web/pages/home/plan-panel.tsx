import type { OfferKind } from "#domain/offers.ts";
import { track } from "#web/lib/analytics.ts";
import { cn } from "#web/lib/cn.ts";
import { Woven } from "#web/pictures/woven.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import type { PlanCard } from "./copy.ts";

/** A plan with what its offer says of it (decision: two-price-pairs). */
export type Plan = PlanCard & { kind: OfferKind; price: number; currency: string; url: string };

/** The two events of a click on a plan. */
function trackPlan({ kind, price, currency, url }: Plan) {
  const label = `offer_${kind.replace("-", "_")}_${price}`;
  track("purchase_click", {
    event_category: "ecommerce",
    event_label: label,
    value: price,
    currency,
    offer_url: url,
  });
  track("offer_link_click", { event_category: "ecommerce", event_label: label, offer_url: url });
}

/** One plan: badge, price, features, and a link to its checkout in a new tab. */
export function PlanPanel({ plan, isFirst }: { plan: Plan; isFirst: boolean }) {
  return (
    <div
      data-tone="island"
      data-slot="plan"
      className="relative flex h-full flex-col overflow-hidden rounded-lg bg-background text-foreground shadow-lift"
    >
      <Woven motif={isFirst ? "west" : "east"} thickness={16} />
      <div className="flex grow flex-col p-7 sm:p-10">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="font-serif text-2xl leading-snug font-semibold">{plan.title}</h3>
          <Badge variant={isFirst ? "accent" : "outline"} className="tracking-wide">
            {plan.badge}
          </Badge>
        </div>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
          <span className="font-serif text-6xl leading-none font-medium text-heading">${plan.price}</span>
          <span className="text-muted">{plan.terms}</span>
        </p>
        <p className="mt-4 font-semibold">{plan.summary}</p>
        <p>{plan.modules}</p>
        <ul className="mt-7 mb-9 space-y-3 border-t border-line pt-7">
          {plan.features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <svg aria-hidden viewBox="0 0 20 20" className="mt-1.5 size-4 shrink-0 text-heading" fill="none">
                <path d="M2 11l5 5L18 4" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
              </svg>
              {feature}
            </li>
          ))}
        </ul>
        <NavAnchor
          to={plan.url}
          onClick={() => trackPlan(plan)}
          className={cn("mt-auto w-full", buttonVariants({ size: "large", variant: isFirst ? "action" : "outline" }))}
        >
          {plan.button}
        </NavAnchor>
      </div>
    </div>
  );
}
