import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { deletePostsMutation } from "./queries.ts";

/** How long a deletion can be undone, in milliseconds. */
const UNDO_MS = 30_000;

/**
 * Deletes quarantined posts so that it can be undone: they leave the list at once, and the request is sent after 30
 * seconds, with the next deletion, or when the list or the page is left. Where it fails they come back.
 */
export function useHeldDeletion() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState<readonly string[]>([]);
  const { mutate, error } = useMutation({
    ...deletePostsMutation,
    onError: (_error, ids) => setHidden((before) => without(before, ids)),
  });
  /** What is still to be sent, for the timer and for who leaves. */
  const waiting = useRef<{ ids: readonly string[]; timer?: ReturnType<typeof setTimeout> }>({ ids: [] });

  const send = useCallback(() => {
    const { ids, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = { ids: [] };
    setHeld([]);
    if (ids.length > 0) mutate(ids);
  }, [mutate]);

  useEffect(() => {
    addEventListener("pagehide", send);
    return () => {
      removeEventListener("pagehide", send);
      send();
    };
  }, [send]);

  function hold(ids: readonly string[]) {
    send();
    waiting.current = { ids, timer: setTimeout(send, UNDO_MS) };
    setHeld(ids);
    setHidden((before) => new Set([...before, ...ids]));
  }

  function undo() {
    clearTimeout(waiting.current.timer);
    waiting.current = { ids: [] };
    setHeld([]);
    setHidden((before) => without(before, held));
  }

  return { hidden, held, error, hold, undo };
}

function without(all: ReadonlySet<string>, taken: readonly string[]): ReadonlySet<string> {
  const rest = new Set(all);
  for (const id of taken) rest.delete(id);
  return rest;
}
