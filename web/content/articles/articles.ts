import { readTime } from "./reading-time.ts";
import { site } from "#domain/site.ts";
import { longDate } from "#web/lib/long-date.ts";
import { listTexts } from "../text-block.ts";
import type { Article } from "./article.ts";
import { chooseTheSchoolFirst } from "./choose-the-school-first.ts";
import { discoveryTripToKigali } from "./discovery-trip-to-kigali.ts";
import { firstNinetyDaysInGhana } from "./first-ninety-days-in-ghana.ts";
import { healthCareBeforeDuringAfter } from "./health-care-before-during-after.ts";
import { smallBusinessInNairobi } from "./small-business-in-nairobi.ts";
import { workingRemotelyThreeCities } from "./working-remotely-three-cities.ts";

/** A blog post, its author, which is the provider, and its date in words. */
export type Post = Article & { author: string; readTime: string; dateText: string };

/** The 6 posts of /blog, the newest first; of one day in this order. */
export const posts: readonly Post[] = [
  healthCareBeforeDuringAfter,
  firstNinetyDaysInGhana,
  smallBusinessInNairobi,
  chooseTheSchoolFirst,
  discoveryTripToKigali,
  workingRemotelyThreeCities,
].map(asPost);

function asPost(article: Article): Post {
  return {
    ...article,
    author: site.name,
    readTime: readTime(article.body.flatMap(listTexts)),
    dateText: longDate(article.date),
  };
}
