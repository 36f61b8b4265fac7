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
const { topics } = content.help;
const { numbers } = content.community;
const { feedback } = successStories;

/** Where samples are shown: their data, the part of a page, and its labels. */
const SHOWN: readonly { samples: readonly { sample?: true }[]; part: ReactNode; labels: string[] }[] = [
  {
    samples: numbers,
    part: <StatsBand stats={numbers} />,
    labels: numbers.map(() => "Sample figure, to be replaced"),
  },
  {
    samples: testimonials.community,
    part: <MemberVoices testimonials={testimonials.community} />,
    labels: testimonials.community.map(() => "Sample story, to be replaced"),
  },
  {
    samples: [...testimonials.home, ...testimonials.messages],
    part: <Stories />,
    labels: [...testimonials.home.map(() => "Sample story, to be replaced"), "Sample message, to be replaced"],
  },
  {
    samples: testimonials.waitlist,
    part: <StoryGrid />,
    labels: testimonials.waitlist.map(() => "Sample story, to be replaced"),
  },
  { samples: [offers.note], part: <Enrollment />, labels: ["Sample figure, to be replaced"] },
  {
    samples: topics,
    part: <TopicCards topics={topics} />,
    labels: topics.map(() => "Sample figure, to be replaced"),
  },
  {
    samples: virtualOffices,
    part: <OfficeCards offices={virtualOffices} />,
    labels: virtualOffices.map(() => "Sample location, to be replaced"),
  },
];

/** The labels of a part of a page, in its order. */
function labelsIn(part: ReactNode): string[] {
  const html = renderToStaticMarkup(part);
  return [...html.matchAll(/data-slot="sample-label"[^>]*>([^<]*)</g)].map(([, label]) => label!);
}

test("each sample is labeled where it is shown", () => {
  expect(
    violationsIn(SHOWN, ({ part, samples, labels }) => {
      expect(samples.every(({ sample }) => sample)).toBe(true);
      expect(labelsIn(part)).toEqual(labels);
    }),
  ).toEqual([]);
});

test("a real story, number or office carries no label", () => {
  const real = <Entry extends object>(entries: readonly Entry[]) =>
    entries.map((entry) => Object.assign({}, entry, { sample: undefined }));
  const parts = [
    <StatsBand key="stats" stats={real(numbers)} />,
    <MemberVoices key="voices" testimonials={real(testimonials.community)} />,
    <FeedbackPhone key="phone" feedback={feedback} messages={real(testimonials.messages)} />,
    <TopicCards key="topics" topics={real(topics)} />,
    <OfficeCards key="offices" offices={real(virtualOffices)} />,
  ];
  for (const part of parts) expect(labelsIn(part)).toEqual([]);
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
    ...virtualOffices.map(({ note }) => note),
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
  expect(lines.match(/\(sample location, to be replaced\)/g)).toHaveLength(virtualOffices.length);
});

test("a production deployment is refused for every entry that a page labels as a sample", () => {
  const marked = listSamples();
  const labeled = SHOWN.flatMap(({ samples }) => samples);
  expect(marked.filter(({ file }) => file !== "site" && file !== "legal").flatMap(({ ids }) => ids)).toHaveLength(
    labeled.length,
  );
  const refusals = listLaunchBlockers({}).join("\n");
  for (const { file, ids } of marked)
    expect(refusals).toContain(`content/${file}.yaml still has samples (sample: true): ${ids.join(", ")}.`);
});

test("no invented person writes an article, and no two samples share a first or last name", () => {
  expect(new Set(posts.map(({ author }) => author)).size).toBe(1);
  const people = [...testimonials.home, ...testimonials.community, ...testimonials.waitlist].map(({ name }) => name);
  const names = [
    ...people.flatMap((name) => name.split(" ")),
    ...testimonials.messages.map(({ from }) => from.split(",")[0]!),
  ];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
