import { countText, interpolate } from "#web/lib/interpolate.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { OutsideLink } from "#web/ui/outside-link.tsx";
import { REVIEW_TEXTS } from "../copy.ts";
import type { Watch } from "../queries.ts";

const TEXTS = REVIEW_TEXTS.watch;

/** How much of the sources is watched, and which of them can't be. */
export function WatchSummary({ watch: { isOn, counts, unreadable } }: { watch: Watch }) {
  if (!isOn) return <p className="text-sm text-muted">{TEXTS.off}</p>;
  const { pages, figures, seen, records, withFigures, actsPerYear: acts } = counts;
  const texts = Object.fromEntries(
    Object.entries({ pages, figures, seen, records, withFigures, acts }).map(([name, count]) => [
      name,
      count.toLocaleString("en-US"),
    ]),
  );
  return (
    <section data-slot="watch-summary" className="space-y-2 text-sm text-muted">
      <p>
        {interpolate(countText(TEXTS.summary, unreadable.length), texts)} {interpolate(TEXTS.records, texts)}
      </p>
      {unreadable.length > 0 && (
        <Disclosure summary={TEXTS.unreadable}>
          <ul className="space-y-1">
            {unreadable.map(({ url, why }) => (
              <li key={url} className="wrap-anywhere">
                <OutsideLink href={url} className="link">
                  {url}
                </OutsideLink>{" "}
                {TEXTS.why[why]}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
