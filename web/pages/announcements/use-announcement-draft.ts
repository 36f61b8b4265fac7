import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AnnouncementFields } from "#domain/announcement.ts";
import { ApiError } from "#web/lib/api-error.ts";
import type { Draft } from "#web/lib/use-draft.ts";
import { type Announcement, announcementQuery, saveMutation } from "./queries.ts";

/** Milliseconds without a key before what was typed is sent. */
const SAVE_AFTER_MS = 800;

/** `updatedAt`: of the stored draft that it changes, so that a newer one is not overwritten. */
export type TypedFields = { fields: AnnouncementFields; updatedAt: string };

/**
 * The fields of a draft. They are stored a moment after the last key, before anything is done with the draft, and when
 * the page is left; until they are stored this browser keeps them. Where the draft was changed elsewhere meanwhile nothing
 * is overwritten: `other` is the draft as it is there, until `keepMine` or `takeOther` decides.
 * @param copy what this browser keeps
 */
export function useAnnouncementDraft(announcement: Announcement, copy: Draft<TypedFields>) {
  const { id } = announcement;
  const client = useQueryClient();
  const [begun] = useState(() => copy.kept ?? toTyped(announcement));
  const [fields, setFields] = useState<AnnouncementFields>(begun.fields);
  const [saved, setSaved] = useState(() => JSON.stringify(pickFields(announcement)));
  const { mutateAsync, isPending, error, reset } = useMutation({
    ...saveMutation,
    // One after the other: an older text never replaces a newer one.
    scope: { id: `draft ${id}` },
  });
  const latest = useRef({ ...begun, sent: JSON.stringify(pickFields(announcement)) });
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const [isStale, setIsStale] = useState(false);
  const isChangedElsewhere = isStale || (error instanceof ApiError && error.code === "draft_changed");

  /** Keeps what was typed since the save of some fields. @param content those fields as JSON */
  const keepRest = useCallback(
    (content: string) => {
      const { fields: typed, updatedAt } = latest.current;
      if (JSON.stringify(typed) === content) copy.forget();
      else copy.keep({ fields: typed, updatedAt });
    },
    [copy],
  );

  const send = useCallback(
    async (typed: AnnouncementFields, content: string) => {
      try {
        const { updatedAt } = await mutateAsync({ id, fields: typed, updatedAt: latest.current.updatedAt });
        latest.current.updatedAt = updatedAt;
        setSaved(content);
        setIsStale(false);
        keepRest(content);
      } catch (thrown) {
        latest.current.sent = "";
        // It was sent or changed elsewhere: the page shows what it is now.
        if (thrown instanceof ApiError && thrown.status === 409) await client.invalidateQueries(announcementQuery(id));
        const present = client.getQueryData(announcementQuery(id).queryKey);
        if (!present || JSON.stringify(pickFields(present)) !== content) throw thrown;
        // The same: an earlier save was stored, and its answer lost.
        latest.current = { ...latest.current, updatedAt: present.updatedAt, sent: content };
        setSaved(content);
        keepRest(content);
        reset();
      }
    },
    [client, id, keepRest, mutateAsync, reset],
  );

  /** Stores what is not stored yet. @returns the version that is stored @throws what the call threw */
  const save = useCallback(async (): Promise<string> => {
    const { fields: typed, sent } = latest.current;
    const content = JSON.stringify(typed);
    if (content !== sent) {
      latest.current.sent = content;
      running.current = send(typed, content);
    }
    await running.current;
    return latest.current.updatedAt;
  }, [send]);

  useEffect(() => {
    if (isChangedElsewhere || JSON.stringify(fields) === latest.current.sent) return undefined;
    const timer = setTimeout(() => void save().catch(() => {}), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fields, isChangedElsewhere, save]);

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
    copy.keep({ fields: changed, updatedAt: latest.current.updatedAt });
  }

  /** Shows the draft as it is stored next to what is here, because it was changed elsewhere. */
  function showOther() {
    latest.current.sent = "";
    setIsStale(true);
    void client.invalidateQueries(announcementQuery(id));
  }

  /** Replaces what somebody else wrote, which was shown. */
  function keepMine() {
    latest.current.updatedAt = announcement.updatedAt;
    void save().catch(() => {});
  }

  /** Replaces what was typed here by what is stored. */
  function takeOther() {
    const { fields: stored, updatedAt } = toTyped(announcement);
    const content = JSON.stringify(stored);
    latest.current = { fields: stored, updatedAt, sent: content };
    setFields(stored);
    setSaved(content);
    setIsStale(false);
    copy.forget();
    reset();
  }

  const isSaved = saved === JSON.stringify(fields);
  return {
    fields,
    edit,
    save,
    showOther,
    keepMine,
    takeOther,
    other: isChangedElsewhere ? pickFields(announcement) : null,
    isSaved,
    error: isPending || isSaved ? null : error,
  };
}

function pickFields({ subject, text, segment }: Announcement): AnnouncementFields {
  return { subject, text, segment };
}

function toTyped(announcement: Announcement): TypedFields {
  return { fields: pickFields(announcement), updatedAt: announcement.updatedAt };
}
