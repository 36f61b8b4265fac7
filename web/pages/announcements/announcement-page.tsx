import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Badge } from "#web/ui/badge.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { ANNOUNCEMENT_TEXTS as TEXTS, STATUS_LABELS } from "./copy.ts";
import { DraftEditor } from "./draft-editor.tsx";
import { announcementQuery } from "./queries.ts";
import { SendProgress } from "./send-progress.tsx";

type AnnouncementPageProps = { id: string; onDeleted: () => void };

/** One announcement: a draft with its editor, any other with how far it has come. */
export function AnnouncementPage({ id, onDeleted }: AnnouncementPageProps) {
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
      <Link to="/announcements" className="link-standalone gap-2 font-semibold">
        <ArrowLeft aria-hidden className="size-5" />
        {TEXTS.back}
      </Link>
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
            <DraftEditor announcement={announcement} onDeleted={onDeleted} />
          ) : (
            <SendProgress announcement={announcement} />
          )}
        </>
      )}
    </div>
  );
}
