import { useQuery } from "@tanstack/react-query";
import { statusQuery } from "#web/features/site-status/status-query.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { QUICK_ACTIONS } from "./copy.ts";

const TEXTS = QUICK_ACTIONS.backup;

/** *Backup Content*: downloads a backup, and says when the last one was read to its end. */
export function BackupButton() {
  const { data } = useQuery({ ...statusQuery, refetchOnWindowFocus: "always" });
  return (
    <div>
      <a href="/api/admin/backup" download className={buttonVariants({ variant: "outline", className: "w-full" })}>
        {TEXTS.label}
      </a>
      <p className="mt-2 text-sm text-muted">{TEXTS.note}</p>
      <p data-slot="backup-state" className="mt-1 min-h-[1.65em] text-sm font-semibold">
        {data && (data.lastBackupAt ? `${TEXTS.last} ${momentText(data.lastBackupAt)}` : TEXTS.never)}
      </p>
    </div>
  );
}
