import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { type AnnouncementFields, EVERYBODY } from "#domain/announcement.ts";
import { useUrlParam } from "#web/lib/use-url-params.ts";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { AnnouncementList } from "./announcement-list.tsx";
import { AnnouncementPage } from "./announcement-page.tsx";
import { createMutation } from "./queries.ts";

const NEW: AnnouncementFields = { subject: "", text: "", segment: EVERYBODY };

/** /announcements: all of them, or the one that the page's URL names. */
export function Announcements({ countries }: { countries: readonly string[] }) {
  const [id, setId] = useUrlParam("id");
  const [outcome, setOutcome] = useState<string | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const { mutate, error, isPending } = useMutation(createMutation);
  /** A draft that is asked for again after a fault is the same one. */
  const entryId = useRef(uuidv7());

  // What was pressed is gone with the announcement.
  useEffect(() => {
    if (outcome) line.current?.focus();
  }, [outcome]);

  function create(fields: AnnouncementFields, offerId?: string) {
    if (isPending) return;
    setOutcome(null);
    mutate(
      { ...fields, entryId: entryId.current, ...(offerId && { offerId }) },
      {
        onSuccess(draft) {
          entryId.current = uuidv7();
          setId(draft.id);
        },
      },
    );
  }

  if (id) {
    return (
      <AnnouncementPage
        key={id}
        id={id}
        countries={countries}
        onLeave={(text) => {
          setOutcome(text ?? null);
          setId(null);
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
      <AnnouncementList
        isCreating={isPending}
        error={error}
        onWrite={() => create(NEW)}
        onUse={({ id: offerId, subject, text, segment }) => create({ subject, text, segment }, offerId)}
        onOpen={setId}
      />
    </>
  );
}
