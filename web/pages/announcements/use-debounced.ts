import { useEffect, useState } from "react";

/** Milliseconds without a change until a value is passed on. */
const DEBOUNCE_MS = 400;

/** A value as it was when it last stood still for a moment: what is asked with it is not asked for each key. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const content = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(content) as Value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return settled;
}
