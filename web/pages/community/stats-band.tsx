import type { content } from "#content";
import { Section } from "#web/layout/section.tsx";
import { introFor, labelOnce } from "#web/lib/sample.ts";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import { communityPage } from "./copy.ts";

/** The community in a few numbers; nothing without any. */
export function StatsBand({ stats }: { stats: typeof content.community.numbers }) {
  if (stats.length === 0) return null;
  const { areSamples, isLabeled } = labelOnce(stats);
  return (
    <Section tone="paper" title={communityPage.statsHeading} intro={introFor(stats, communityPage.statsIntro)}>
      {areSamples && <SampleLabel kind="figure" isMany />}
      <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
        {stats.map((stat) => (
          <div key={stat.id} data-slot="stat" className="flex flex-col-reverse border-t-4 border-accent pt-6">
            <dt className="mt-2 text-muted">{stat.label}</dt>
            <dd className="text-title text-heading">{stat.value}</dd>
            {isLabeled(stat) && (
              <dd className="-order-1 mt-2">
                <SampleLabel kind="figure" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}
