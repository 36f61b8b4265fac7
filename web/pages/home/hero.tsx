import { CalendarCheck, FileCheck2, ShieldCheck } from "lucide-react";
import { hero } from "#web/content/home-page.ts";
import { tracked } from "#web/lib/element-events.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { prices, toolTiles } from "./copy.ts";
import { HeroPicture } from "./hero-picture.tsx";

const CALL_CLICK = ["cta_click", { event_category: "engagement", event_label: "find_ideal_country" }] as const;

/** The first screen: headline, a link to the finder, picture and three tools; below it the prices. */
export function Hero() {
  return (
    <>
      <section data-tone="paper" data-slot="hero" className="relative">
        <HeroContent />
        <ToolTiles />
      </section>
      <Prices />
    </>
  );
}

const TILE_ICONS = { permit: FileCheck2, plan: CalendarCheck, pay: ShieldCheck } as const;

/** Links to the tools: rows over the picture on a phone, cards on a wide screen. */
function ToolTiles() {
  return (
    <nav aria-label={toolTiles.label} data-slot="tool-tiles" className="wrap-page relative pb-8 max-lg:-mt-24">
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-6">
        {toolTiles.tiles.map(({ id, to, title, text }) => {
          const Icon = TILE_ICONS[id];
          return (
            <li key={id}>
              <NavAnchor
                to={to}
                className="flex h-full items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3 shadow-lift hover:bg-tint sm:p-6"
              >
                <Icon aria-hidden className="size-7 shrink-0 text-heading" strokeWidth={1.6} />
                <span>
                  <span className="block font-serif text-xl font-semibold text-heading">{title}</span>
                  <span className="block text-muted max-sm:hidden">{text}</span>
                </span>
              </NavAnchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function HeroContent() {
  return (
    <>
      <div className="wrap-page pt-6 pb-8 sm:pt-20">
        <div data-slot="hero-text" className="lg:w-[46%]">
          <p className="text-eyebrow text-muted max-sm:hidden">{hero.eyebrow}</p>
          <h1 className="mt-4 text-display">{hero.heading}</h1>
          <p className="mt-4 measure text-lead text-muted">{hero.intro}</p>
          <NavAnchor
            to={hero.button.to}
            className={buttonVariants({ size: "large", className: "mt-6" })}
            {...tracked("click", CALL_CLICK)}
          >
            {hero.button.label}
          </NavAnchor>
        </div>
      </div>
      <HeroPicture alt={hero.picture} />
    </>
  );
}

/** What the program costs, and what is free, in a line below the first screen. */
function Prices() {
  return (
    <div data-slot="prices" className="wrap-page flex flex-wrap gap-x-8 gap-y-2 py-4">
      <p>
        <strong>{prices.open}</strong> {prices.sums}{" "}
        <NavAnchor to={prices.plans.to} className="link font-semibold whitespace-nowrap">
          {prices.plans.label}
        </NavAnchor>
      </p>
      <p>
        {prices.notReady}{" "}
        <NavAnchor to={prices.waitlist.to} className="link font-semibold">
          {prices.waitlist.label}
        </NavAnchor>
      </p>
    </div>
  );
}
