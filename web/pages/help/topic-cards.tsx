import type { content } from "#content";
import { Compass, FileCheck2, HeartHandshake, House } from "lucide-react";
import { labelOnce } from "#web/lib/sample.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconDisc } from "#web/ui/icon-disc.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import { helpPage } from "./copy.ts";

type HelpTopic = (typeof content.help.topics)[number];

const ICONS: Readonly<Record<string, typeof Compass>> = {
  "getting-started": Compass,
  "visas-and-documents": FileCheck2,
  "living-and-costs": House,
  "community-and-account": HeartHandshake,
};

/** The topics of the help center, each with its number of articles and the pages that help today. */
export function TopicCards({ topics }: { topics: readonly HelpTopic[] }) {
  const { areSamples, isLabeled } = labelOnce(topics);
  return (
    <>
      {areSamples && <SampleLabel kind="figure" isMany />}
      <ul className="mt-4 grid gap-6 md:grid-cols-2">
        {topics.map((topic) => (
          <li key={topic.id}>
            <Topic topic={topic} isLabeled={isLabeled(topic)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Topic({ topic, isLabeled }: { topic: HelpTopic; isLabeled: boolean }) {
  return (
    <Card data-slot="help-topic" className="flex h-full flex-col gap-5 p-6 sm:p-8 lg:flex-row">
      <IconDisc icon={ICONS[topic.id] ?? Compass} />
      <div className="grow">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 data-searched className="font-serif text-2xl leading-snug font-semibold">
            {topic.title}
          </h3>
          <span className="flex flex-wrap items-center gap-2">
            <Badge>
              {topic.articles} {helpPage.articlesLabel}
            </Badge>
            {isLabeled && <SampleLabel kind="figure" />}
          </span>
        </div>
        <p data-searched className="mt-2 text-muted">
          {topic.description}
        </p>
        <ul className="mt-4 border-t border-line pt-2">
          {topic.links.map((link) => (
            <li key={link.to}>
              <NavAnchor to={link.to} className="link-standalone">
                {link.label}
              </NavAnchor>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
