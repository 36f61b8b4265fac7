import { WAITLIST_COUNT_FALLBACK } from "#domain/lead.ts";
import { withThousands } from "#domain/thousands.ts";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import { WAITLIST_COUNT } from "./form-copy.ts";

/** The words around the count; null while it is on its way. */
export function CountText({ count }: { count: number | null }) {
  const others = count === 1 ? WAITLIST_COUNT.afterOne : WAITLIST_COUNT.after;
  // In an element of its own: a translating browser would replace a bare text, and React could not change it any more.
  return (
    <span>
      {count === null ? WAITLIST_COUNT.loading : `${WAITLIST_COUNT.before} ${withThousands(count)} ${others}`}
    </span>
  );
}

/** What stands in for a missing count and for 0: an invented number, which says so (decision: samples). */
export function FallbackCount() {
  return (
    <>
      <CountText count={WAITLIST_COUNT_FALLBACK} />
      <span className="block">
        <SampleLabel kind="figure" />
      </span>
    </>
  );
}
