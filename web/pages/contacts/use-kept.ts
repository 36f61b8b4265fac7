import { useState } from "react";

/** The last value that there was: what is shown stays while the next is on its way, and where it does not come. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(value);
  if (value !== undefined && value !== kept) setKept(value);
  return value ?? kept;
}
