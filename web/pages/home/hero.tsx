import { hero } from "#web/content/home-page.ts";
import { Island } from "#web/lib/island.tsx";
import { tracked } from "#web/lib/element-events.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { prices } from "./copy.ts";
import { HeroFinder } from "./hero-finder.island.tsx";
import { HeroPicture } from "./hero-picture.tsx";

const CALL_CLICK = ["cta_click", { event_category: "engagement", event_label: "find_ideal_country" }] as const;

/** The first screen: headline, a link to the finder, picture, and the finder's three choices; below it the prices. */
export function Hero() {
  return (
    <>
      <section data-tone="paper" data-slot="hero" className="home-hero relative">
        <HeroContent />
        <div className="wrap-page relative pb-8 max-lg:-mt-32">
          <div data-tone="island" className="rounded-lg border border-line bg-background p-5 shadow-lift sm:p-6">
            <Island of={HeroFinder} props={{}} />
          </div>
        </div>
      </section>
      <Prices />
    </>
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

/** What the program costs, and what is free, in a line below the first screen (decision: one-offer-story). */
function Prices() {
  return (
    <div data-slot="prices" className="wrap-page flex flex-wrap gap-x-8 gap-y-2 py-4">
      <p>
        <strong>{prices.open}</strong> {prices.sums}{" "}
        <NavAnchor to={prices.plans.to} className="link font-semibold">
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
