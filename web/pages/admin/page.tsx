import { hero, homeMeta } from "#web/content/home-page.ts";
import { PICTURE_CARDS } from "./copy.ts";
import { ActivityLog } from "./activity-log.tsx";
import { HowToUse } from "./how-to-use.tsx";
import { MorningDigest } from "./morning-digest.tsx";
import { PictureCard, type PreviewTexts } from "./picture-card.tsx";
import { QuickActions } from "./quick-actions.tsx";

/** Of the home page's texts, those that the previews show. */
const PREVIEW_TEXTS: PreviewTexts = {
  hero: { eyebrow: hero.eyebrow, heading: hero.heading, button: hero.button.label },
  social: { title: homeMeta.title, description: homeMeta.description },
};

/** /admin: the pictures of the site, quick actions, the morning digest and who did what. */
export function AdminPage() {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      {PICTURE_CARDS.map((card) => (
        <PictureCard key={card.kind} texts={card} previewTexts={PREVIEW_TEXTS} />
      ))}
      <QuickActions />
      <HowToUse />
      <MorningDigest />
      <ActivityLog />
    </div>
  );
}
