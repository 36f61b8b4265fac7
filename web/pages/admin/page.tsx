import { PICTURE_CARDS } from "./copy.ts";
import { ActivityLog } from "./activity-log.tsx";
import { HowToUse } from "./how-to-use.tsx";
import { MorningDigest } from "./morning-digest.tsx";
import { PictureCard } from "./picture-card.tsx";
import { QuickActions } from "./quick-actions.tsx";

/** /admin: the pictures of the site, quick actions, the morning digest and who did what. */
export function AdminPage() {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      {PICTURE_CARDS.map((card) => (
        <PictureCard key={card.kind} texts={card} />
      ))}
      <QuickActions />
      <HowToUse />
      <MorningDigest />
      <ActivityLog />
    </div>
  );
}
