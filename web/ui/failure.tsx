import { describeError } from "#web/lib/api-error.ts";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";

type FailureProps = { error: unknown; className?: string };

/** Why something failed, announced when it appears; nothing while there is no error. */
export function Failure({ error, className = "" }: FailureProps) {
  return (
    <div role="alert" className={`empty:hidden ${className}`}>
      {error ? <OutcomeLine tone="failure">{describeError(error)}</OutcomeLine> : null}
    </div>
  );
}
