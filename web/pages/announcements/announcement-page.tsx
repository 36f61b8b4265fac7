import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "#web/ui/badge.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { ANNOUNCEMENT_TEXTS as TEXTS, STATUS_LABELS } from "./copy.ts";
import { DraftEditor } from "./draft-editor.tsx";
import { announcementQuery } from "./queries.ts";
import { SendProgress } from "./send-progress.tsx";

type AnnouncementPageProps = {
  id: string;
  countries: readonly string[];
  /** Back to the list, with what became of this one. */
  onLeave: (outcome?: string) => void;
};

/** One announcement: a draft with its editor, any other with how far it has come. */
export function AnnouncementPage({ id, countries, onLeave }: AnnouncementPageProps) {
  const { data: announcement, error, refetch } = useQuery(announcementQuery(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const status = announcement?.status;
  const before = useRef<string | undefined>(undefined);

  // What was pressed is gone with the state before; a draft that opens is written at once.
  useEffect(() => {
    if (before.current !== status && status) heading.current?.focus({ preventScroll: true });
    before.current = status;
  }, [status]);

  return (
    <div data-slot="announcement-page">
      <button type="button" onClick={() => onLeave()} className="link-standalone gap-2 font-semibold">
        <ArrowLeft aria-hidden className="size-5" />
        {TEXTS.back}
      </button>
      {error && !announcement && <TryAgain error={error} onTry={() => refetch()} className="mt-4" />}
      {!error && !announcement && <Skeleton className="mt-4 h-[40rem] w-full" />}
      {announcement && (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2 ref={heading} tabIndex={-1} className="min-w-0 text-office-title wrap-anywhere outline-0">
              {announcement.subject || TEXTS.noSubject}
            </h2>
            <Badge>{STATUS_LABELS[announcement.status]}</Badge>
          </div>
          {announcement.status === "draft" ? (
            <DraftEditor
              announcement={announcement}
              countries={countries}
              onDeleted={() => onLeave(TEXTS.draft.deleted)}
            />
          ) : (
            <SendProgress announcement={announcement} />
          )}
        </>
      )}
    </div>
  );
}
