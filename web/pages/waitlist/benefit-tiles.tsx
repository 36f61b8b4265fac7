import { BriefcaseBusiness, FileCheck2, MapPin, PiggyBank, Sun, Users } from "lucide-react";
import { IconDisc } from "#web/ui/icon-disc.tsx";
import { type BenefitId, WAITLIST_BENEFITS } from "./copy.ts";

const ICONS = {
  location: MapPin,
  visa: FileCheck2,
  community: Users,
  career: BriefcaseBusiness,
  finance: PiggyBank,
  lifestyle: Sun,
} satisfies Record<BenefitId, typeof Sun>;

export function BenefitTiles() {
  return (
    <ul className="mt-12 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {WAITLIST_BENEFITS.tiles.map((tile) => (
        <li key={tile.id} className="bg-surface p-6 sm:p-8">
          <IconDisc icon={ICONS[tile.id]} />
          <h3 className="mt-6 font-serif text-2xl leading-snug font-semibold">{tile.title}</h3>
          <p className="mt-2 text-muted">{tile.text}</p>
        </li>
      ))}
    </ul>
  );
}
