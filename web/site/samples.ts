import { virtualOffices } from "#web/content/virtual-offices.ts";
import { communityStats, communityTestimonials } from "#web/pages/community/copy.ts";
import { helpTopics } from "#web/pages/help/copy.ts";
import { enrollment } from "#web/pages/home/copy.ts";
import { landingTestimonials, successStories } from "#web/pages/home/success-stories.ts";
import { STORIES } from "#web/pages/waitlist/stories.ts";

type Entry = { sample?: boolean };

/** Everything that may still be invented, by the file to replace it in (decision: samples). */
const ENTRIES: Readonly<Record<string, readonly Entry[]>> = {
  "web/content/virtual-offices.ts": virtualOffices,
  "web/pages/community/copy.ts": [...communityStats, ...communityTestimonials],
  "web/pages/help/copy.ts": helpTopics,
  "web/pages/home/copy.ts": [enrollment.note],
  "web/pages/home/success-stories.ts": [...landingTestimonials, ...successStories.feedback.messages],
  "web/pages/waitlist/stories.ts": STORIES,
};

/** The files that still hold invented entries, with their number. */
export function listSamples(): { file: string; count: number }[] {
  return Object.entries(ENTRIES)
    .map(([file, entries]) => ({ file, count: entries.filter(({ sample }) => sample).length }))
    .filter(({ count }) => count > 0);
}

/** How many invented entries the pages still show. */
export function countSamples(): number {
  return listSamples().reduce((sum, { count }) => sum + count, 0);
}
