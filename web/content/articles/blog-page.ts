/** The texts of /blog around its posts (product §2; decision: Blog "Subscribe"); its heading stands in pages/blog.ts. */
export const blogPage = {
  searchLabel: "Search articles",
  searchPlaceholder: "Search by title, topic or country",
  categoriesLabel: "Filter by category",
  featuredHeading: "Featured articles",
  latestHeading: "Latest articles",
  readLabel: "Read article",
  closeLabel: "Close article",
  /** Before the author's name. */
  byLabel: "By",
  /** Stands for the number of posts that the search and the chip leave. */
  count: { one: "1 post", many: "{count} posts" },
  sourcesHeading: "Where to confirm it",
  factsNote:
    "Facts in an article are as of its date. Rules and fees change: confirm them with the official office before you pay, book or sign.",
  empty: {
    title: "No posts found",
    hint: "Try adjusting your search terms or category filter.",
    showAll: "Show All Posts",
  },
  subscribe: {
    heading: "Hear from us about moving to Africa",
    text: "Leave your address and the team knows that you are interested.",
    emailLabel: "Email address",
    emailPlaceholder: "you@example.com",
    button: "Subscribe",
    /** What really follows: the line is true of the opt-in pipeline and promises no newsletter. */
    whatFollows:
      "What follows is one email that confirms your address. There is no automatic newsletter: we write now and then, when there is something worth your time.",
  },
} as const;
