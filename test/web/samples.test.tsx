import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { content } from "#content";
import { expect, test } from "vitest";
import { termsOfService } from "#web/content/legal-pages.ts";
import { virtualOffices } from "#web/content/virtual-offices.ts";
import { posts } from "#web/content/articles/articles.ts";
import * as community from "#web/pages/community/copy.ts";
import { MemberVoices } from "#web/pages/community/member-voices.tsx";
import { StatsBand } from "#web/pages/community/stats-band.tsx";
import { contactPage } from "#web/pages/contact/copy.ts";
import { OfficeCards } from "#web/pages/contact/office-cards.tsx";
import { TopicCards } from "#web/pages/help/topic-cards.tsx";
import { Enrollment } from "#web/pages/home/enrollment.tsx";
import { FeedbackPhone } from "#web/pages/home/feedback-phone.tsx";
import { Stories } from "#web/pages/home/stories.tsx";
import { successStories } from "#web/pages/home/success-stories.ts";
import { WAITLIST_STORIES } from "#web/pages/waitlist/copy.ts";
import { CountText, FallbackCount } from "#web/pages/waitlist/count-text.tsx";
import { StoryGrid } from "#web/pages/waitlist/story-grid.tsx";
import { listSamples } from "#web/content/samples.ts";
import { listLaunchBlockers } from "../../scripts/deploy/launch-blockers.mjs";
import { violationsIn } from "../support/violations.ts";

const { testimonials, offers } = content;
const { feedback } = successStories;

/** Parts of pages with one invented entry each, marked as a sample or not. */
function partsWith(mark: { sample?: true }): readonly ReactNode[] {
  const story = { id: "ama", name: "Ama Mensah", text: "We moved.", rating: 5, ...mark } as const;
  const portrait = { hair: "afro", skin: "#6d4127", backdrop: "#f2ca7c", clothes: "#1f2a5a" } as const;
  const office = {
    id: "accra",
    country: "Ghana",
    kind: "Virtual office",
    address: "Accra",
    note: "Write first.",
  } as const;
  return [
    <StatsBand key="stats" stats={[{ id: "members", value: "312", label: "members", ...mark }]} />,
    <MemberVoices key="voices" testimonials={[{ ...story, transition: "Teacher", location: "Leeds to Accra" }]} />,
    <StoryGrid key="grid" stories={[{ ...story, title: "Teacher", portrait }]} />,
    <FeedbackPhone key="phone" feedback={feedback} messages={[{ id: "keys", from: "Ama", text: "Keys!", ...mark }]} />,
    <TopicCards
      key="topics"
      topics={[{ id: "visas", title: "Visas", description: "Papers.", articles: 3, links: [], ...mark }]}
    />,
    <OfficeCards key="offices" offices={[{ ...office, ...mark }]} />,
  ];
}

/** Where the content's entries are shown that may be samples: their data, the part of a page, and the label of each. */
const SHOWN: readonly { entries: readonly { sample?: true }[]; part: ReactNode; label: string }[] = [
  {
    entries: content.community.numbers,
    part: <StatsBand stats={content.community.numbers} />,
    label: "Sample figures, to be replaced",
  },
  {
    entries: testimonials.community,
    part: <MemberVoices testimonials={testimonials.community} />,
    label: "Sample stories, to be replaced",
  },
  { entries: testimonials.home, part: <Stories />, label: "Sample stories, to be replaced" },
  {
    entries: testimonials.waitlist,
    part: <StoryGrid stories={testimonials.waitlist} />,
    label: "Sample stories, to be replaced",
  },
  { entries: [offers.note], part: <Enrollment />, label: "Sample figure, to be replaced" },
  {
    entries: content.help.topics,
    part: <TopicCards topics={content.help.topics} />,
    label: "Sample figures, to be replaced",
  },
  {
    entries: virtualOffices,
    part: <OfficeCards offices={virtualOffices} />,
    label: "Sample locations, to be replaced",
  },
];

/** The labels of a part of a page, in its order. */
function labelsIn(part: ReactNode): string[] {
  const html = renderToStaticMarkup(part);
  return [...html.matchAll(/data-slot="sample-label"[^>]*>([^<]*)</g)].map(([, label]) => label!);
}

test("samples that are shown together carry one label over them", () => {
  expect(
    violationsIn(SHOWN, ({ part, entries, label }) => {
      const labels = labelsIn(part).filter((one) => one !== "Sample message, to be replaced");
      expect(labels).toEqual(
        entries.length > 0 && entries.every(isSample) ? [label] : entries.filter(isSample).map(() => label),
      );
    }),
  ).toEqual([]);
});

test("a sample is labeled, and a real story, number or office carries no word about samples", () => {
  for (const part of partsWith({ sample: true })) expect(labelsIn(part)).toHaveLength(1);
  for (const part of partsWith({})) expect(renderToStaticMarkup(part)).not.toMatch(/sample/i);
});

test("a list without entries leaves no heading behind", () => {
  const parts = [
    <StatsBand key="stats" stats={[]} />,
    <MemberVoices key="voices" testimonials={[]} />,
    <OfficeCards key="offices" offices={[]} />,
  ];
  expect(parts.map((part) => renderToStaticMarkup(part))).toEqual(["", "", ""]);
});

test("what stands over samples says that they may be some, and asserts nothing of them", () => {
  const { communityPage } = community;
  for (const intro of [
    successStories.intro,
    WAITLIST_STORIES.intro,
    communityPage.statsIntro,
    communityPage.testimonialsIntro,
    contactPage.locationsIntro,
  ])
    expect(intro).toMatch(/that is marked as a sample/);
  const around = [
    successStories.title,
    feedback.alternative,
    WAITLIST_STORIES.title,
    communityPage.statsHeading,
    communityPage.testimonialsHeading,
    ...community.COMMUNITY.paragraphs,
    ...virtualOffices.filter(isSample).map(({ note }) => note),
  ].join(" ");
  expect(around).not.toMatch(
    /moves to|what helped|good news|[Ff]rom members|made it years ago|reach us here|by appointment/,
  );
});

test("the number that stands in for the waitlist's count says that it is a sample; the real one does not", () => {
  expect(labelsIn(<FallbackCount />)).toEqual(["Sample figure, to be replaced"]);
  expect(labelsIn(<CountText count={127} />)).toEqual([]);
});

test("the terms name the offices as samples too", () => {
  const lines = JSON.stringify(termsOfService.sections.at(-1));
  expect(lines.split("(sample location, to be replaced)")).toHaveLength(virtualOffices.filter(isSample).length + 1);
});

test("a production deployment is refused for every entry that a page labels as a sample", () => {
  const marked = listSamples();
  const labeled = [...SHOWN.flatMap(({ entries }) => entries), ...testimonials.messages].filter(isSample);
  expect(marked.filter(({ file }) => file !== "site" && file !== "legal").flatMap(({ ids }) => ids)).toHaveLength(
    labeled.length,
  );
  const refusals = listLaunchBlockers({}).join("\n");
  for (const { file, ids } of marked)
    expect(refusals).toContain(`content/${file}.yaml still has samples (sample: true): ${ids.join(", ")}.`);
});

test("no invented person writes an article, and no two samples share a first or last name", () => {
  expect(new Set(posts.map(({ author }) => author)).size).toBe(1);
  const people = [...testimonials.home, ...testimonials.community, ...testimonials.waitlist].filter(isSample);
  const names = [
    ...people.flatMap(({ name }) => name.split(" ")),
    ...testimonials.messages.filter(isSample).map(({ from }) => from.split(",")[0]!),
  ];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

function isSample({ sample }: { sample?: true }): boolean {
  return sample === true;
}
