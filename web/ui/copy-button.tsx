import { Check, Copy } from "lucide-react";
import { useClipboard } from "./use-clipboard.ts";
import { Button } from "./button.tsx";
import { Input } from "./input.tsx";

type CopyButtonProps = {
  /** What is copied; a function where only the browser knows it. */
  text: string | (() => string);
  texts: {
    copy: string;
    copied: string;
    /** Said where the browser does not let us copy. */
    byHand: string;
  };
  /** Names what is copied to screen readers, where a page has several such buttons. */
  what?: string;
  /** Whether the text is shown beside the button; otherwise it is shown in a field where copying is not allowed. */
  isTextShown?: boolean;
  className?: string;
};

/** Copies a text and says below the button whether it is in the clipboard. */
export function CopyButton({ text, texts, what, isTextShown = false, className }: CopyButtonProps) {
  const { last, copy } = useClipboard();
  const read = typeof text === "string" ? () => text : text;
  // The outcome of another text says nothing about this one.
  const outcome = last && last.text === read() ? last : null;
  const Icon = outcome?.isCopied ? Check : Copy;
  return (
    <div data-slot="copy-button" className={className}>
      <Button variant="outline" onClick={() => copy(read())}>
        <Icon aria-hidden className="size-5" />
        {texts.copy}
        {what && <span className="sr-only">: {what}</span>}
      </Button>
      <p role="status" className="mt-2 min-h-6 text-sm leading-snug text-muted">
        {outcome && (outcome.isCopied ? texts.copied : texts.byHand)}
        {outcome && what && <span className="sr-only">: {what}</span>}
      </p>
      {outcome && !outcome.isCopied && !isTextShown && (
        <Input readOnly aria-label={texts.byHand} value={outcome.text} onFocus={(event) => event.target.select()} />
      )}
    </div>
  );
}
