import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { uuidv7 } from "uuidv7";
import { ANNOUNCEMENT_LIMITS, EVERYBODY } from "#domain/announcement.ts";
import { site } from "#domain/site.ts";
import { api } from "#web/lib/api.ts";
import type { DeskRow } from "#web/content/desk-rows.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { DESK_TEXTS } from "../copy.ts";

const TEXTS = DESK_TEXTS.history.draft;

/** A fact that says something else than before. */
type Correction = { row: DeskRow; before: string; after: string };

/** Begins an announcement about a corrected fact, to people who are interested in its country; nothing is sent. */
export function DraftButton({ correction }: { correction: Correction }) {
  const navigate = useNavigate();
  const entryId = useRef(uuidv7());
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      (await api.announcements.$post({ json: { entryId: entryId.current, ...draftOf(correction) } })).json(),
    onSuccess: ({ id }) => navigate(`/announcements/${id}`),
  });
  return (
    <>
      <Button variant="ghost" busy={isPending} onClick={() => mutate()}>
        {interpolate(TEXTS.button, { country: correction.row.subject })}
        <span className="sr-only">: {correction.row.label}</span>
      </Button>
      <Failure error={error} />
    </>
  );
}

/** A draft announcement about a corrected fact. */
export function draftOf({ row, before, after }: Correction) {
  const [path = "/"] = row.pages;
  const names = { country: row.subject, label: row.label, before, after, url: new URL(path, site.origin).href };
  return {
    subject: interpolate(TEXTS.subject, names).slice(0, ANNOUNCEMENT_LIMITS.subject),
    text: interpolate(TEXTS.text, names),
    segment: { ...EVERYBODY, countries: [row.subject] },
  };
}
