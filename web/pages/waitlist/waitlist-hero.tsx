import { Island } from "#web/lib/island.tsx";
import { Landscape } from "#web/pictures/landscape.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { Card } from "#web/ui/card.tsx";
import { WAITLIST_HERO } from "./copy.ts";
import { WAITLIST_FORM } from "./form-copy.ts";
import { CountLine } from "./count-line.island.tsx";
import { WaitlistForm } from "./waitlist-form.island.tsx";

/** The hero of the waitlist: an illustration, with the sign-up card on top. */
export function WaitlistHero() {
  return (
    <section className="relative isolate overflow-hidden bg-scene-sky">
      <Landscape className="absolute inset-0 -z-10 size-full min-[140rem]:top-64" />
      <div className="wrap-page grid gap-x-16 gap-y-10 py-10 pb-44 sm:pt-20 lg:min-h-[52rem] lg:grid-cols-[3fr_2fr]">
        <div className="max-w-2xl">
          <p className="text-eyebrow text-foreground">{WAITLIST_HERO.eyebrow}</p>
          <h1 className="mt-4 text-display">{WAITLIST_HERO.heading}</h1>
          <p className="mt-6 text-lead">{WAITLIST_HERO.text}</p>
        </div>
        <Card id="join" className="relative self-start shadow-lift">
          <Woven motif="west" thickness={14} />
          <div className="p-6 sm:p-8">
            <h2 className="font-serif text-3xl leading-tight font-semibold">{WAITLIST_FORM.title}</h2>
            <div className="mt-1 mb-2">
              <Island of={CountLine} props={{}} />
            </div>
            <Island of={WaitlistForm} props={{}} />
          </div>
        </Card>
      </div>
    </section>
  );
}
