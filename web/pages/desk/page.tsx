import "./zod-without-eval.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { interpolate } from "#web/lib/interpolate.ts";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { Tabs } from "#web/ui/office/tabs.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { ContentList } from "./content/content-list.tsx";
import { DESK_TEXTS as TEXTS, ENTRY_TEXTS } from "./copy.ts";
import { EntryPage } from "./entry/entry-page.tsx";
import { HistoryList } from "./history/history-list.tsx";
import { DESK_LISTS, type DeskList, deskPath, parseDeskList } from "./lists.ts";
import { OfficeList } from "./offices/office-list.tsx";
import { ReviewList } from "./review/review-list.tsx";
import { type Desk, useDesk } from "./use-desk.ts";
import { WaitingList } from "./waiting/waiting-list.tsx";

const LISTS: Readonly<Record<DeskList, (desk: Desk) => ReactNode>> = {
  review: (desk) => <ReviewList desk={desk} />,
  offices: (desk) => <OfficeList desk={desk} />,
  waiting: (desk) => <WaitingList desk={desk} />,
  content: (desk) => <ContentList desk={desk} />,
  history: (desk) => <HistoryList desk={desk} />,
};

/** /desk: the lists of what the site says, and one entry of it. */
export function DeskPage() {
  const { list: name, entry } = useParams();
  const navigate = useNavigate();
  const { search = "" } = (useLocation().state ?? {}) as { search?: string };
  const desk = useDesk();
  const list = parseDeskList(name);
  const [outcome, setOutcome] = useState<string | null>(null);
  const line = useRef<HTMLDivElement>(null);
  // What was pressed is gone with the entry.
  useEffect(() => {
    if (outcome && !entry) line.current?.focus();
  }, [outcome, entry]);
  if (entry) {
    return (
      <>
        <DeskState desk={desk} />
        {desk.index && (
          <EntryPage
            key={entry}
            id={entry}
            desk={desk}
            onRemoved={(label) => {
              setOutcome(interpolate(ENTRY_TEXTS.removed, { label }));
              void navigate({ pathname: deskPath("content"), search }, { replace: true });
            }}
          />
        )}
      </>
    );
  }
  return (
    <Tabs
      data-slot="desk"
      label={TEXTS.label}
      names={DESK_LISTS}
      nameOf={(name) => TEXTS.lists[name]}
      shown={list}
      onShow={(next) => {
        setOutcome(null);
        void navigate(deskPath(next));
      }}
    >
      <div ref={line} tabIndex={-1} role="status" data-slot="desk-outcome">
        {outcome && (
          <OutcomeLine tone="success" className="mb-4 flex">
            {outcome}
          </OutcomeLine>
        )}
      </div>
      <DeskState desk={desk} />
      {desk.index && LISTS[list](desk)}
    </Tabs>
  );
}

/** Until everything has come, and where it has not. */
function DeskState({ desk }: { desk: Desk }) {
  if (desk.error) return <TryAgain error={desk.error} onTry={desk.retry} />;
  return desk.index ? null : <Skeleton className="h-[40rem] w-full" />;
}
