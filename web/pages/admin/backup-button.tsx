import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { statusQuery } from "#web/features/site-status/status-query.ts";
import { describeError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { QUICK_ACTIONS } from "./copy.ts";
import { momentText } from "./picture-facts.ts";

const TEXTS = QUICK_ACTIONS.backup;
/** While an archive is read, how often the page asks whether it was read to its end, in milliseconds. */
const POLL_INTERVAL_MS = 3000;

/** The browser's own download, which keeps nothing in memory: the archive may be large. */
function downloadArchive() {
  const link = document.createElement("a");
  link.href = "/api/admin/backup";
  link.download = "";
  link.click();
}

/** *Backup Content*, and when the last archive was read to its end. */
export function BackupButton() {
  /** The last backup when a new one was started; undefined if none was. */
  const [before, setBefore] = useState<string | null>();
  const isSame = (status?: { lastBackupAt: string | null }) => before !== undefined && status?.lastBackupAt === before;
  const { data, refetch } = useQuery({
    ...statusQuery,
    refetchInterval: ({ state }) => isSame(state.data) && POLL_INTERVAL_MS,
  });
  const isRunning = isSame(data);
  const start = useMutation({
    // Asked first: a session that has ended opens the sign-in panel, and does not end as a broken download.
    mutationFn: () => refetch({ throwOnError: true }),
    onSuccess: (status) => {
      setBefore(status.data?.lastBackupAt ?? null);
      downloadArchive();
    },
  });
  const last = data?.lastBackupAt;

  return (
    <div>
      <Button variant="outline" disabled={start.isPending} onClick={() => start.mutate()} className="w-full">
        {TEXTS.label}
      </Button>
      <p className="mt-2 text-sm text-muted">{TEXTS.note}</p>
      <p aria-live="polite" data-slot="backup-state" className="mt-1 min-h-[1.65em] text-sm font-semibold">
        {start.error && <span className="text-danger">{describeError(start.error)}</span>}
        {!start.error && stateText({ isStarting: start.isPending, isRunning, last })}
      </p>
    </div>
  );
}

type BackupState = { isStarting: boolean; isRunning: boolean; last: string | null | undefined };

function stateText({ isStarting, isRunning, last }: BackupState): string {
  if (isStarting) return TEXTS.starting;
  if (isRunning) return TEXTS.running;
  if (last === undefined) return "";
  return last === null ? TEXTS.never : `${TEXTS.last} ${momentText(last)}`;
}
