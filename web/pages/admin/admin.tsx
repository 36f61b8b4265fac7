import { PICTURE_CARDS } from "./copy.ts";
import { ActivityLog } from "./activity-log.tsx";
import { HowToUse } from "./how-to-use.tsx";
import { MorningDigest } from "./morning-digest.tsx";
import { PictureCard, type PreviewTexts } from "./picture-card.tsx";
import { QuickActions } from "./quick-actions.tsx";

/** What the owner finds on /admin. */
export function Admin({ texts }: { texts: PreviewTexts }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      {PICTURE_CARDS.map((card) => (
        <PictureCard key={card.kind} texts={card} previewTexts={texts} />
      ))}
      <QuickActions />
      <HowToUse />
      <MorningDigest />
      <ActivityLog />
    </div>
  );
}
