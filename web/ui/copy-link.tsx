import { Link2 } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { writeToClipboard } from "#web/lib/clipboard.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/input.tsx";

type CopyLinkProps = {
  texts: {
    label: string;
    done: string;
    /** Before the address itself, where the browser does not let us copy. */
    byHand: string;
  };
  className?: string;
};

/** Copies the page's address as it stands, with everything that the page keeps in it. */
export function CopyLink({ texts, className }: CopyLinkProps) {
  const { search } = useLocation();
  /** What became of the last copy; it says nothing any more as soon as the address is another one. */
  const [attempt, setAttempt] = useState<{ search: string; address: string; isCopied: boolean } | null>(null);
  const outcome = attempt?.search === search ? attempt : null;

  async function copy() {
    const address = location.href;
    const isCopied = await writeToClipboard(address);
    setAttempt({ search, address, isCopied });
  }

  return (
    <div data-slot="copy-link" className={className}>
      <Button variant="outline" onClick={copy}>
        <Link2 aria-hidden className="size-5" />
        {texts.label}
      </Button>
      <p role="status" className="mt-2 min-h-6 text-sm leading-snug text-muted">
        {outcome && (outcome.isCopied ? texts.done : texts.byHand)}
      </p>
      {outcome && !outcome.isCopied && (
        <Input readOnly aria-label={texts.byHand} value={outcome.address} onFocus={(event) => event.target.select()} />
      )}
    </div>
  );
}
