import { useState } from "react";

/** Copies texts. `last` is what became of the last one; a browser may refuse, and has no clipboard without HTTPS. */
export function useClipboard() {
  const [last, setLast] = useState<{ text: string; isCopied: boolean } | null>(null);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ text, isCopied: true });
    } catch {
      setLast({ text, isCopied: false });
    }
  }

  return { last, copy };
}
