import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AnnouncementFields } from "#domain/announcement.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { type Announcement, announcementQuery, saveMutation } from "./queries.ts";
import { forgetUnsaved, keepUnsaved, readUnsaved } from "./unsaved.ts";

/** Milliseconds without a key before what was typed is sent. */
const SAVE_AFTER_MS = 800;

/**
 * The fields of a draft. They are stored a moment after the last key, before anything is done with the draft, and when
 * the page is left; until they are stored this browser keeps them.
 */
export function useDraft(announcement: Announcement) {
  const { id } = announcement;
  const client = useQueryClient();
  const [fields, setFields] = useState<AnnouncementFields>(() => readUnsaved(id) ?? pickFields(announcement));
  const [saved, setSaved] = useState(() => JSON.stringify(pickFields(announcement)));
  const { mutateAsync, isPending, error } = useMutation({
    ...saveMutation,
    // One after the other: an older text never replaces a newer one.
    scope: { id: `draft ${id}` },
  });
  const latest = useRef({ fields, sent: JSON.stringify(pickFields(announcement)) });
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const send = useCallback(
    async (typed: AnnouncementFields, content: string) => {
      try {
        await mutateAsync({ id, fields: typed });
        setSaved(content);
        forgetUnsaved(id, content);
      } catch (thrown) {
        latest.current.sent = "";
        // It was sent, in another tab: the page shows what it is now.
        if (thrown instanceof ApiError && thrown.status === 409) void client.invalidateQueries(announcementQuery(id));
        throw thrown;
      }
    },
    [client, id, mutateAsync],
  );

  /** Stores what is not stored yet. @throws what the call threw */
  const save = useCallback((): Promise<unknown> => {
    const { fields: typed, sent } = latest.current;
    const content = JSON.stringify(typed);
    if (content !== sent) {
      latest.current.sent = content;
      running.current = send(typed, content);
    }
    return running.current;
  }, [send]);

  useEffect(() => {
    if (JSON.stringify(fields) === latest.current.sent) return undefined;
    const timer = setTimeout(() => void save().catch(() => {}), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fields, save]);

  useEffect(() => {
    const saveNow = () => void save().catch(() => {});
    addEventListener("pagehide", saveNow);
    return () => {
      removeEventListener("pagehide", saveNow);
      saveNow();
    };
  }, [save]);

  function edit(changes: Partial<AnnouncementFields>) {
    const changed = { ...latest.current.fields, ...changes };
    latest.current.fields = changed;
    setFields(changed);
    keepUnsaved(id, changed);
  }

  const isSaved = saved === JSON.stringify(fields);
  return { fields, edit, save, isSaved, error: isPending || isSaved ? null : error };
}

function pickFields({ subject, text, segment }: Announcement): AnnouncementFields {
  return { subject, text, segment };
}
