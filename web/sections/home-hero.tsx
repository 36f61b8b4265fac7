import { HOME_HERO } from "#web/content/pages/home.ts";
import { NavAnchor } from "#web/layout/nav-anchor.tsx";
import { Arches } from "#web/pictures/arches.tsx";
import { buttonVariants } from "#web/ui/button.tsx";

export function HomeHero() {
  return (
    <section data-tone="paper">
      <div className="wrap-page grid items-center gap-12 py-12 sm:py-20 lg:grid-cols-[1fr_1.1fr] lg:gap-14 lg:py-24">
        <div>
          <p className="text-eyebrow text-muted">{HOME_HERO.eyebrow}</p>
          <h1 className="mt-4 text-display">{HOME_HERO.heading}</h1>
          <p className="mt-6 measure text-lead text-muted">{HOME_HERO.text}</p>
          <div className="mt-9 flex flex-wrap gap-4">
            <NavAnchor to={HOME_HERO.primary.to} className={buttonVariants({ size: "large" })}>
              {HOME_HERO.primary.label}
            </NavAnchor>
            <NavAnchor to={HOME_HERO.secondary.to} className={buttonVariants({ size: "large", variant: "outline" })}>
              {HOME_HERO.secondary.label}
            </NavAnchor>
          </div>
        </div>
        <Arches title={HOME_HERO.picture} className="h-auto w-full" />
      </div>
    </section>
  );
}
