import { useNavigate, useParams } from "react-router";
import { Tabs } from "#web/ui/office/tabs.tsx";
import { ActivityLog } from "./activity-log.tsx";
import { Backup } from "./backup.tsx";
import { ADMIN_TABS, PICTURE_CARDS } from "./copy.ts";
import { HowToUse } from "./how-to-use.tsx";
import { MorningDigest } from "./morning-digest.tsx";
import { PictureCard } from "./picture-card.tsx";
import { QuickActions } from "./quick-actions.tsx";

/** /admin: the pictures of the site and quick actions; /admin/settings: backup, morning digest and who did what. */
export function AdminPage() {
  const { part } = useParams();
  const navigate = useNavigate();
  const shown = part === "settings" ? part : "pictures";
  return (
    <Tabs
      label={ADMIN_TABS.label}
      names={["pictures", "settings"]}
      nameOf={(name) => ADMIN_TABS[name]}
      shown={shown}
      onShow={(name) => void navigate(name === "settings" ? "/admin/settings" : "/admin")}
    >
      {shown === "pictures" && (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          {PICTURE_CARDS.map((card) => (
            <PictureCard key={card.kind} texts={card} />
          ))}
          <QuickActions />
          <HowToUse />
        </div>
      )}
      {shown === "settings" && (
        <div className="space-y-8">
          <Backup />
          <MorningDigest />
          <ActivityLog />
        </div>
      )}
    </Tabs>
  );
}
