import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { uuidv7 } from "uuidv7";
import { type AnnouncementFields, EVERYBODY } from "#domain/announcement.ts";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { AnnouncementList } from "./announcement-list.tsx";
import { AnnouncementPage } from "./announcement-page.tsx";
import { ANNOUNCEMENT_TEXTS } from "./copy.ts";
import { createMutation } from "./queries.ts";

const NEW: AnnouncementFields = { subject: "", text: "", segment: EVERYBODY };

/** /announcements: all of them, or the one that the URL names. */
export function AnnouncementsPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<string | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const { mutate, error, isPending } = useMutation(createMutation);
  /** A draft that is asked for again after a fault is the same one. */
  const entryId = useRef(uuidv7());

  // What was pressed is gone with the announcement.
  useEffect(() => {
    if (outcome && !id) line.current?.focus();
  }, [outcome, id]);

  function create() {
    if (isPending) return;
    setOutcome(null);
    mutate(
      { ...NEW, entryId: entryId.current },
      {
        onSuccess(draft) {
          entryId.current = uuidv7();
          void navigate(`/announcements/${draft.id}`);
        },
      },
    );
  }

  if (id) {
    return (
      <AnnouncementPage
        key={id}
        id={id}
        onDeleted={() => {
          setOutcome(ANNOUNCEMENT_TEXTS.draft.deleted);
          void navigate("/announcements", { replace: true });
        }}
      />
    );
  }
  return (
    <>
      <div ref={line} tabIndex={-1} role="status" data-slot="announcements-outcome">
        {outcome && (
          <OutcomeLine tone="success" className="mb-4 flex">
            {outcome}
          </OutcomeLine>
        )}
      </div>
      <AnnouncementList isCreating={isPending} error={error} onWrite={create} />
    </>
  );
}
