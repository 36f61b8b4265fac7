import { useEffect, useRef, useState } from "react";

/** Milliseconds without a key before the URL follows: browsers refuse a hundred changes of it in half a minute. */
const DEBOUNCE_MS = 250;

/**
 * A parameter of the URL that is typed into a field. The text itself is local, so that no letter waits for the URL, which
 * follows it after a pause, and leads it when something else changes it (a shared link, the back button).
 * @param value null where the URL has none
 */
export function useTypedParam(value: string | null, setValue: (value: string | null) => void) {
  const [text, setText] = useState("");
  /** The value of the URL that the text already knows, because it came from there or goes there. */
  const known = useRef<string | null>(null);

  useEffect(() => {
    if (value === known.current) return;
    const isFirst = known.current === null;
    known.current = value;
    // What was typed before the URL could be read stays; the URL follows it.
    setText((typed) => (isFirst && typed) || (value ?? ""));
  }, [value]);

  // On every render, because the setter of an older one would bring back parameters that have changed since.
  useEffect(() => {
    const wanted = text.trim() === "" ? null : text;
    if (wanted === value || wanted === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      setValue(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return [text, setText] as const;
}
