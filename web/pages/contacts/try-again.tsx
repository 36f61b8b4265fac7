import { sentenceOf } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { CONTACTS_TEXTS } from "./copy.ts";

type TryAgainProps = { error: unknown; onTry: () => void; className?: string };

/** What could not be loaded, and the way on; what was there stays. */
export function TryAgain({ error, onTry, className }: TryAgainProps) {
  return (
    <div role="alert" data-slot="try-again" className={className}>
      <OutcomeLine tone="failure">{sentenceOf(error)}</OutcomeLine>
      <Button variant="outline" onClick={onTry} className="mt-3">
        {CONTACTS_TEXTS.retry}
      </Button>
    </div>
  );
}
