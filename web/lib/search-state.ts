import { useEffect, useRef, useState } from "react";
import { useSearchParam } from "./search-param.ts";

/** Milliseconds without a key before the address follows: browsers refuse a hundred changes of it in half a minute. */
const DEBOUNCE_MS = 250;

/**
 * What somebody types into a search box, kept in the address under `name`. The text itself is local, so that no letter
 * waits for the router; the address follows it after a pause, and leads it when something else changes it (a shared
 * link, the back button).
 */
export function useSearchState(name: string) {
  const [address, setAddress] = useSearchParam(name);
  const [text, setText] = useState("");
  /** The value of the address that the text already knows, because it came from there or goes there. */
  const known = useRef<string | null>(null);

  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    setText(address ?? "");
  }, [address]);

  // On every render, because the setter of an older one would bring back parameters that have changed since.
  useEffect(() => {
    const wanted = text.trim() === "" ? null : text;
    if (wanted === address || wanted === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      setAddress(wanted, { replace: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return [text, setText] as const;
}
