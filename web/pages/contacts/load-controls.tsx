import { describeError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { CONTACTS_TEXTS } from "./copy.ts";

/** Asks for the next page of a list. */
export function LoadMore({ isLoading, onLoad }: { isLoading: boolean; onLoad: () => void }) {
  return (
    <div className="mt-6 text-center">
      <Button variant="outline" size="large" aria-disabled={isLoading} onClick={isLoading ? undefined : onLoad}>
        {isLoading ? CONTACTS_TEXTS.found.loadingMore : CONTACTS_TEXTS.found.more}
      </Button>
    </div>
  );
}

type TryAgainProps = { error: unknown; onTry: () => void; className?: string };

/** An error while loading, with a button to retry. */
export function TryAgain({ error, onTry, className }: TryAgainProps) {
  return (
    <div role="alert" data-slot="try-again" className={className}>
      <OutcomeLine tone="failure">{describeError(error)}</OutcomeLine>
      <Button variant="outline" onClick={onTry} className="mt-3">
        {CONTACTS_TEXTS.retry}
      </Button>
    </div>
  );
}
