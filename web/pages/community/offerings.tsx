import { CalendarDays, Handshake, MapPinned, MessagesSquare } from "lucide-react";
import { Section } from "#web/layout/section.tsx";
import { IconDisc } from "#web/ui/icon-disc.tsx";
import { communityOfferings, communityPage } from "./copy.ts";

const ICONS = {
  "discussion-forums": MessagesSquare,
  "virtual-events": CalendarDays,
  "country-groups": MapPinned,
  "mentorship-program": Handshake,
} satisfies Record<(typeof communityOfferings)[number]["id"], typeof Handshake>;

/** What members find. */
export function Offerings() {
  return (
    <Section tone="white" edge="west" title={communityPage.offeringsHeading}>
      <ul className="mt-12 grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-2">
        {communityOfferings.map((offering) => (
          <li key={offering.id} data-slot="offering" className="flex gap-6 bg-surface p-6 sm:p-10">
            <IconDisc icon={ICONS[offering.id]} />
            <div>
              <h3 className="font-serif text-2xl leading-snug font-semibold">{offering.title}</h3>
              <p className="mt-2 text-muted">{offering.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
