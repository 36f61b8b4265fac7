import { describeError } from "#web/lib/api-error.ts";
import { clsx } from "clsx";
import { OutcomeLine } from "./outcome-line.tsx";

type FailureProps = { error: unknown; className?: string };

/** Why something failed. Its place is always in the page: screen readers announce what appears in one that is there. */
export function Failure({ error, className }: FailureProps) {
  return (
    <div role="alert">
      {error ? (
        <OutcomeLine tone="failure" className={clsx("flex", className)}>
          {describeError(error)}
        </OutcomeLine>
      ) : null}
    </div>
  );
}
