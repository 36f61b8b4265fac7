import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate, useParams } from "react-router";
import { showInRow } from "#web/lib/show-in-row.ts";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/office/tabs.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { ContentList } from "./content/content-list.tsx";
import { DESK_TEXTS as TEXTS } from "./copy.ts";
import { HistoryList } from "./history/history-list.tsx";
import { DESK_LISTS, type DeskList, deskPath, parseDeskList } from "./lists.ts";
import { ReviewList } from "./review/review-list.tsx";
import { type Desk, useDesk } from "./use-desk.ts";
import { WaitingList } from "./waiting/waiting-list.tsx";

const LISTS: Readonly<Record<DeskList, (desk: Desk) => ReactNode>> = {
  review: () => <ReviewList />,
  waiting: (desk) => <WaitingList desk={desk} />,
  content: (desk) => <ContentList desk={desk} />,
  history: () => <HistoryList />,
};

/** /desk: the lists of what the site says, and one thing of it. */
export function DeskPage() {
  const { list: name } = useParams();
  const navigate = useNavigate();
  const desk = useDesk();
  const list = parseDeskList(name);
  const tabs = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    showInRow(tabs.current, tabs.current?.querySelector(`[id$="-${list}"]`));
  }, [list]);
  return (
    <Tabs data-slot="desk" value={list} onValueChange={(next) => void navigate(deskPath(next as DeskList))}>
      <TabsList ref={tabs} aria-label={TEXTS.label}>
        {DESK_LISTS.map((one) => (
          <TabsTrigger key={one} value={one}>
            {TEXTS.lists[one]}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={list}>
        {desk.error && <TryAgain error={desk.error} onTry={desk.retry} />}
        {!desk.error && !desk.files && <Skeleton className="h-[40rem] w-full" />}
        {desk.files && LISTS[list](desk)}
      </TabsContent>
    </Tabs>
  );
}
