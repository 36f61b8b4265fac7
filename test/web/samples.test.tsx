import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { termsOfService } from "#web/content/legal/terms-of-service.ts";
import { virtualOffices } from "#web/content/virtual-offices.ts";
import { posts } from "#web/content/articles/articles.ts";
import * as community from "#web/pages/community/copy.ts";
import { MemberVoices } from "#web/pages/community/member-voices.tsx";
import { StatsBand } from "#web/pages/community/stats-band.tsx";
import { contactPage } from "#web/pages/contact/copy.ts";
import { OfficeCards } from "#web/pages/contact/office-cards.tsx";
import { helpTopics } from "#web/pages/help/copy.ts";
import { TopicCards } from "#web/pages/help/topic-cards.tsx";
import { enrollment } from "#web/pages/home/copy.ts";
import { Enrollment } from "#web/pages/home/enrollment.tsx";
import { FeedbackPhone } from "#web/pages/home/feedback-phone.tsx";
import { Stories } from "#web/pages/home/stories.tsx";
import { landingTestimonials, successStories } from "#web/pages/home/success-stories.ts";
import { WAITLIST_STORIES } from "#web/pages/waitlist/copy.ts";
import { STORIES } from "#web/pages/waitlist/stories.ts";
import { CountText, FallbackCount } from "#web/pages/waitlist/count-text.tsx";
import { StoryGrid } from "#web/pages/waitlist/story-grid.tsx";
import { countSamples, listSamples } from "#web/site/samples.ts";
import { listLaunchBlockers } from "../../scripts/deploy/launch-blockers.mjs";
import { violationsIn } from "../support/violations.ts";

const { communityStats, communityTestimonials } = community;
const { feedback } = successStories;

/** Where samples stand: their data, the part of a page that shows them, and the file that the deployment names. */
const SHOWN = [
  {
    file: "web/pages/community/copy.ts",
    samples: communityStats,
    part: <StatsBand stats={communityStats} />,
    labels: communityStats.map(() => "Sample figure, to be replaced"),
  },
  {
    file: "web/pages/community/copy.ts",
    samples: communityTestimonials,
    part: <MemberVoices testimonials={communityTestimonials} />,
    labels: communityTestimonials.map(() => "Sample story, to be replaced"),
  },
  {
    file: "web/pages/home/success-stories.ts",
    samples: [...landingTestimonials, ...feedback.messages],
    part: <Stories />,
    labels: [...landingTestimonials.map(() => "Sample story, to be replaced"), "Sample message, to be replaced"],
  },
  {
    file: "web/pages/waitlist/stories.ts",
    samples: STORIES,
    part: <StoryGrid />,
    labels: STORIES.map(() => "Sample story, to be replaced"),
  },
  {
    file: "web/pages/home/copy.ts",
    samples: [enrollment.note],
    part: <Enrollment />,
    labels: ["Sample figure, to be replaced"],
  },
  {
    file: "web/pages/help/copy.ts",
    samples: helpTopics,
    part: <TopicCards topics={helpTopics} />,
    labels: helpTopics.map(() => "Sample figure, to be replaced"),
  },
  {
    file: "web/content/virtual-offices.ts",
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
    entries.map((entry) => ({ ...entry, sample: false }));
  const parts = [
    <StatsBand key="stats" stats={real(communityStats)} />,
    <MemberVoices key="voices" testimonials={real(communityTestimonials)} />,
    <FeedbackPhone key="phone" feedback={{ ...feedback, messages: real(feedback.messages) }} />,
    <TopicCards key="topics" topics={real(helpTopics)} />,
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

/** Every module of data, evaluated: what stands in the source text does not matter. */
const MODULES = import.meta.glob<object>(["../../domain/**/*.ts", "../../web/{content,features,pages}/**/*.{ts,tsx}"], {
  eager: true,
});

/** The invented entries inside a value, however they were written. */
function findSamples(value: unknown, seen: Set<object>): number {
  if (typeof value !== "object" || value === null || seen.has(value)) return 0;
  seen.add(value);
  const own = "sample" in value && value.sample === true ? 1 : 0;
  return Object.values(value).reduce<number>((sum, part) => sum + findSamples(part, seen), own);
}

test("a production deployment is refused for every sample in the content", () => {
  const seen = new Set<object>();
  const inContent = Object.values(MODULES).reduce((sum, module) => sum + findSamples({ ...module }, seen), 0);
  expect(inContent).toBeGreaterThan(0);
  expect(countSamples()).toBe(inContent);
  const refusals = listLaunchBlockers({}).filter((sentence) => sentence.includes("sample: true"));
  expect(refusals.map((sentence) => /^(\S+) holds (\d+) /.exec(sentence)!.slice(1))).toEqual(
    listSamples().map(({ file, count }) => [file, String(count)]),
  );
});

test("no invented person writes an article, and no two samples share a first or last name", () => {
  expect(new Set(posts.map(({ author }) => author)).size).toBe(1);
  const people = [...landingTestimonials, ...communityTestimonials, ...STORIES].map(({ name }) => name);
  const names = [
    ...people.flatMap((name) => name.split(" ")),
    ...feedback.messages.map(({ from }) => from.split(",")[0]!),
  ];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
