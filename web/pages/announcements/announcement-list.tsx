import { useInfiniteQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { Link } from "react-router";
import { EmptyState } from "#web/layout/empty-state.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { Card } from "#web/ui/card.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { ANNOUNCEMENT_TEXTS, STATUS_LABELS } from "./copy.ts";
import { announcementsQuery, type ListedAnnouncement } from "./queries.ts";
import { describeListed, describeSegment } from "./format.ts";

const TEXTS = ANNOUNCEMENT_TEXTS.list;

type AnnouncementListProps = {
  isCreating: boolean;
  /** Why no draft could be made. */
  error: Error | null;
  onWrite: () => void;
};

/** Everything that was written, and the way to write more. */
export function AnnouncementList({ isCreating, error, onWrite }: AnnouncementListProps) {
  const answer = useInfiniteQuery(announcementsQuery);
  const { data, hasNextPage, isFetchingNextPage } = answer;
  const rows = data?.pages.flatMap((page) => page.data);
  return (
    <div data-slot="announcements" className="space-y-6">
      <div>
        <Button busy={isCreating} onClick={onWrite}>
          <PenLine aria-hidden className="size-5" />
          {isCreating ? TEXTS.writing : TEXTS.write}
        </Button>
        <Failure error={error} className="mt-3" />
      </div>
      <section aria-labelledby="all-announcements">
        <h2 id="all-announcements" className="mb-3 font-serif text-xl font-semibold">
          {TEXTS.title}
        </h2>
        {answer.error && <TryAgain error={answer.error} onTry={() => answer.refetch()} className="mb-4" />}
        {!rows && !answer.error && <Skeleton className="h-96 w-full" />}
        {rows?.length === 0 && <EmptyState {...TEXTS.empty} showAll={TEXTS.write} onShowAll={onWrite} />}
        {rows && rows.length > 0 && (
          <Card>
            <ul className="divide-y divide-line">
              {rows.map((announcement) => (
                <ListedRow key={announcement.id} announcement={announcement} />
              ))}
            </ul>
          </Card>
        )}
        {hasNextPage && (
          <LoadMore className="mt-4" isLoading={isFetchingNextPage} onLoad={() => answer.fetchNextPage()} />
        )}
      </section>
    </div>
  );
}

function ListedRow({ announcement }: { announcement: ListedAnnouncement }) {
  const { id, status, subject, segment } = announcement;
  return (
    <li data-slot="announcement" className="px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <Link to={`/announcements/${id}`} className="link-standalone min-w-0 font-semibold wrap-anywhere max-lg:w-full">
          {subject || ANNOUNCEMENT_TEXTS.noSubject}
        </Link>
        <Badge variant={status === "sending" || status === "paused" ? "accent" : "default"}>
          {STATUS_LABELS[status]}
        </Badge>
        <span className="text-sm text-muted tabular-nums lg:ml-auto">{describeListed(announcement)}</span>
      </div>
      <p className="mb-1 text-sm text-muted">{describeSegment(segment)}</p>
    </li>
  );
}
