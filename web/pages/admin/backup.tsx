import { useQuery } from "@tanstack/react-query";
import { statusQuery } from "#web/features/site-status/status-query.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { buttonVariants } from "#web/ui/button.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { BACKUP } from "./copy.ts";

/** Downloads a backup, and says when the last one was read to its end (decision: backup). */
export function Backup() {
  const { data } = useQuery({ ...statusQuery, refetchOnWindowFocus: "always" });
  return (
    <Card>
      <CardContent>
        <h2 className="font-serif text-2xl leading-tight font-semibold">{BACKUP.title}</h2>
        <p className="mt-2 measure text-muted">{BACKUP.intro}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <a href="/api/admin/backup" download className={buttonVariants({ variant: "outline" })}>
            {BACKUP.button}
          </a>
          <p data-slot="backup-state" className="text-sm font-semibold">
            {data &&
              (data.lastBackupAt ? interpolate(BACKUP.last, { time: momentText(data.lastBackupAt) }) : BACKUP.never)}
          </p>
        </div>
      </CardContent>
    </Card>
  );
}
