import { describeError } from "#web/lib/api-error.ts";
import { Button } from "./button.tsx";
import { OutcomeLine } from "./outcome-line.tsx";

type TryAgainProps = { error: unknown; onTry: () => void; className?: string };

/** What could not be loaded, and a button that tries again. */
export function TryAgain({ error, onTry, className }: TryAgainProps) {
  return (
    <div role="alert" data-slot="try-again" className={className}>
      <OutcomeLine tone="failure">{describeError(error)}</OutcomeLine>
      <Button variant="outline" onClick={onTry} className="mt-3">
        Try again
      </Button>
    </div>
  );
}
