import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { statusQuery } from "#web/features/site-status/status-query.ts";
import { api } from "#web/lib/api.ts";
import { describeError } from "#web/lib/api-error.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { withThousands } from "#web/lib/thousands.ts";
import { Button } from "#web/ui/button.tsx";
import { QUICK_ACTIONS } from "./copy.ts";

const TEXTS = QUICK_ACTIONS.backup;
/** While an archive is read, how often the page asks whether it was read to its end, in milliseconds. */
const POLL_INTERVAL_MS = 3000;

/** The browser's own download, which keeps nothing in memory: the archive may be large. */
function downloadArchive(id: string) {
  const link = document.createElement("a");
  link.href = `/api/admin/backup/${id}`;
  link.download = "";
  link.click();
}

/** *Backup Content*: has a backup made part by part, downloads it, and says when the last one was read to its end. */
export function BackupButton() {
  /** The last backup when a new one was started; undefined if none was. */
  const [before, setBefore] = useState<string | null>();
  const [rowsMade, setRowsMade] = useState(0);
  const isSame = (status?: { lastBackupAt: string | null }) => before !== undefined && status?.lastBackupAt === before;
  const { data, refetch } = useQuery({
    ...statusQuery,
    refetchInterval: ({ state }) => isSame(state.data) && POLL_INTERVAL_MS,
  });
  const isRunning = isSame(data);
  const start = useMutation({
    mutationFn: async () => {
      setRowsMade(0);
      // Asked first: a session that has ended opens the sign-in panel, and does not end as a broken download.
      const status = await refetch({ throwOnError: true });
      for (;;) {
        const { id, isComplete, rows } = await (await api.admin.backup.$post()).json();
        if (isComplete) return { id, lastBackupAt: status.data?.lastBackupAt ?? null };
        setRowsMade(rows);
      }
    },
    onSuccess: ({ id, lastBackupAt }) => {
      setBefore(lastBackupAt);
      downloadArchive(id);
    },
  });
  const last = data?.lastBackupAt;

  return (
    <div>
      <Button variant="outline" busy={start.isPending} onClick={() => start.mutate()} className="w-full">
        {TEXTS.label}
      </Button>
      <p className="mt-2 text-sm text-muted">{TEXTS.note}</p>
      <p aria-live="polite" data-slot="backup-state" className="mt-1 min-h-[1.65em] text-sm font-semibold">
        {start.error && <span className="text-danger">{describeError(start.error)}</span>}
        {!start.error && stateText({ isMaking: start.isPending, rowsMade, isRunning, last })}
      </p>
    </div>
  );
}

type BackupState = { isMaking: boolean; rowsMade: number; isRunning: boolean; last: string | null | undefined };

function stateText({ isMaking, rowsMade, isRunning, last }: BackupState): string {
  if (isMaking) return rowsMade === 0 ? TEXTS.starting : interpolate(TEXTS.making, { count: withThousands(rowsMade) });
  if (isRunning) return TEXTS.running;
  if (last === undefined) return "";
  return last === null ? TEXTS.never : `${TEXTS.last} ${momentText(last)}`;
}
