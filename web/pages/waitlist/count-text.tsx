import { WAITLIST_COUNT_FALLBACK } from "#domain/lead.ts";
import { withThousands } from "#web/lib/thousands.ts";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import { WAITLIST_COUNT } from "./copy.ts";

/** The words around the count; null while it is on its way. */
export function CountText({ count }: { count: number | null }) {
  if (count === null) return WAITLIST_COUNT.loading;
  const others = count === 1 ? WAITLIST_COUNT.afterOne : WAITLIST_COUNT.after;
  return `${WAITLIST_COUNT.before} ${withThousands(count)} ${others}`;
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
