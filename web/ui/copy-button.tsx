import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { writeToClipboard } from "#web/lib/clipboard.ts";
import { Button } from "#web/ui/button.tsx";

const DONE_MS = 4_000;

type CopyButtonProps = {
  /** What goes into the clipboard. */
  text: string;
  texts: {
    copy: string;
    copied: string;
    /** Said where the browser does not let us copy. */
    byHand: string;
  };
  /** What is copied, for those who cannot see what the button stands beside. */
  what: string;
};

/** Copies a text that stands beside it, and says so for a while, to screen readers as well. */
export function CopyButton({ text, texts, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "byHand" | null>(null);

  useEffect(() => {
    if (outcome !== "copied") return undefined;
    const done = setTimeout(() => setOutcome(null), DONE_MS);
    return () => clearTimeout(done);
  }, [outcome]);

  async function copy() {
    setOutcome((await writeToClipboard(text)) ? "copied" : "byHand");
  }

  const isCopied = outcome === "copied";
  const Icon = isCopied ? Check : Copy;
  return (
    <div data-slot="copy-button">
      <Button variant="outline" onClick={copy}>
        <Icon aria-hidden className="size-5" />
        {isCopied ? texts.copied : texts.copy}
        <span className="sr-only">: {what}</span>
      </Button>
      <p role="status" className={outcome === "byHand" ? "mt-2 text-sm" : "sr-only"}>
        {outcome && `${texts[outcome]}${isCopied ? `: ${what}` : ""}`}
      </p>
    </div>
  );
}
