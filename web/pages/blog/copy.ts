import { FINDER_STEP } from "#web/features/finder/next-step.ts";
import type { PageContent } from "#web/layout/page-content.ts";

export const BLOG: PageContent = {
  meta: {
    path: "/blog",
    title: "Blog: life and work in Africa",
    description:
      "Articles about moving to Ghana, Rwanda, Kenya, South Africa and Morocco: healthcare, business, education and life as a digital nomad.",
  },
  motif: "west",
  heading: "Articles about moving to Africa",
  paragraphs: [
    "Papers, money, schools, health and work. Each article names the office where you can confirm what it says.",
  ],
  pointers: {
    title: "While you are here",
    links: ["countryGuides", "community", "waitlist"],
  },
};

/** The texts of /blog around its posts. */
export const blogPage = {
  searchLabel: "Search articles",
  searchPlaceholder: "Title, topic or country",
  categoriesLabel: "Filter by category",
  featuredHeading: "Featured articles",
  latestHeading: "Latest articles",
  closeLabel: "Close article",
  /** Before the author's name. */
  byLabel: "By",
  /** Placeholder for the number of posts that the search and the chip leave. */
  count: { one: "1 post", many: "{count} posts" },
  /** Above the chapters, permits and cities that the article helps with. */
  placesHeading: "Look up the details",
  sourcesHeading: "Where to confirm it",
  factsNote:
    "Each figure carries the day on which it was entered, which can be later than the article. Rules and fees change: confirm them with the official office before you pay, book or sign.",
  /** At the end of an article's page. */
  nextStep: FINDER_STEP,
  empty: {
    title: "No posts found",
    hint: "Try adjusting your search terms or category filter.",
    showAll: "Show All Posts",
  },
  subscribe: {
    heading: "Hear from us about moving to Africa",
    text: "Sign up to tell our team that you are interested.",
    emailLabel: "Email address",
    emailPlaceholder: "you@example.com",
    button: "Subscribe",
    /** What really follows: the line is true of the opt-in pipeline and promises no newsletter. */
    whatFollows: "What follows is one email that confirms your sign-up. There is no automatic newsletter.",
  },
} as const;
