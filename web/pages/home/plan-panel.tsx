import { checkoutUrl, type OfferId, OFFERS } from "#domain/offers.ts";
import { clsx } from "clsx";
import { tracked } from "#web/lib/element-events.ts";
import { Woven } from "#web/pictures/woven.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { CheckList } from "./check-list.tsx";
import { enrollment, type PlanCard } from "./copy.ts";

type PlanPanelProps = { plan: PlanCard; isFirst: boolean };

/** One plan: badge, price, features, and a link to its checkout in a new tab (decision: two-price-pairs). */
export function PlanPanel({ plan, isFirst }: PlanPanelProps) {
  return (
    <div
      data-tone="island"
      data-slot="plan"
      className="relative flex h-full flex-col overflow-hidden rounded-lg bg-background text-foreground shadow-lift"
    >
      <Woven motif={isFirst ? "west" : "east"} thickness={16} />
      <div className="flex grow flex-col p-6 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="font-serif text-2xl leading-snug font-semibold">{plan.title}</h3>
          <Badge variant={isFirst ? "accent" : "outline"}>{plan.badge}</Badge>
        </div>
        <p data-slot="badge-reason" className="mt-1 text-sm text-muted">
          {plan.badgeReason}
        </p>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
          <span className="font-serif text-5xl leading-none sm:text-6xl font-medium text-heading">
            ${OFFERS[plan.offer].price}
          </span>
          <span className="text-muted">{plan.terms}</span>
        </p>
        <p className="mt-4 font-semibold">{plan.summary}</p>
        <p>{plan.modules}</p>
        <Disclosure onPhones summary={enrollment.included} className="mt-3 mb-4">
          <CheckList items={plan.features} className="border-t border-line pt-6" />
        </Disclosure>
        <NavAnchor
          to={checkoutUrl(plan.offer)}
          {...tracked("click", ...planClicks(plan.offer))}
          className={clsx("mt-auto w-full", buttonVariants({ size: "large", variant: isFirst ? "action" : "outline" }))}
        >
          {plan.button}
        </NavAnchor>
        <p className="mt-2 text-center text-sm text-muted">{enrollment.buttonNote}</p>
      </div>
    </div>
  );
}

/** The two events of a click on a plan. */
function planClicks(offer: OfferId) {
  const { kind, price, currency } = OFFERS[offer];
  const event = {
    event_category: "ecommerce",
    event_label: `offer_${kind.replace("-", "_")}_${price}`,
    offer_url: checkoutUrl(offer),
  };
  return [
    ["purchase_click", { ...event, value: price, currency }],
    ["offer_link_click", event],
  ] as const;
}
