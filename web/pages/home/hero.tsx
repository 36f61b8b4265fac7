import type { MouseEvent } from "react";
import { hero } from "#web/content/home-page.ts";
import { track } from "#web/lib/analytics.ts";
import { Prerendered } from "#web/lib/prerendered.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { HeroPicture } from "./hero-picture.tsx";

function trackCall({ target }: MouseEvent) {
  if ((target as Element).closest("a"))
    track("cta_click", { event_category: "engagement", event_label: "find_ideal_country" });
}

/** The first screen: headline, picture and a link to the finder. */
export function Hero() {
  return (
    <div className="contents" onClick={trackCall}>
      <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <HeroContent texts={hero} />}</Prerendered>
    </div>
  );
}

function HeroContent({ texts }: { texts: typeof hero }) {
  return (
    <section data-tone="paper" data-slot="hero" className="relative">
      <div className="wrap-page py-12 sm:py-20 lg:py-16">
        <div className="lg:w-[46%]">
          <p className="text-eyebrow text-muted">{texts.eyebrow}</p>
          <h1 className="mt-4 text-display">{texts.heading}</h1>
          <p className="mt-6 measure text-lead text-muted">{texts.intro}</p>
          <NavAnchor to={texts.button.to} className={buttonVariants({ size: "large", className: "mt-9" })}>
            {texts.button.label}
          </NavAnchor>
          <dl className="mt-10 grid grid-cols-3 gap-x-5 border-t border-line pt-6 sm:mt-12 sm:flex sm:gap-x-12">
            {texts.figures.map((figure) => (
              <div key={figure.label} className="flex flex-col-reverse justify-end">
                <dt className="text-sm leading-snug text-muted sm:text-[0.9375rem]">{figure.label}</dt>
                <dd className="font-serif text-3xl leading-tight font-medium text-heading">{figure.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <HeroPicture alt={texts.picture} />
    </section>
  );
}
