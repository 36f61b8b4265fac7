/** The texts of /blog around its posts (product §2; decision: Blog "Subscribe"). */
export const blogPage = {
  heading: "Notes for the journey home",
  intro:
    "Practical reading about papers, money, schools, health and work, for people who are moving to Africa or thinking about it. Each article names the office where you can confirm what it says.",
  searchLabel: "Search articles",
  searchPlaceholder: "Search by title, topic or country",
  categoriesLabel: "Filter by category",
  featuredHeading: "Featured articles",
  latestHeading: "Latest articles",
  readLabel: "Read article",
  closeLabel: "Close article",
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
    button: "Subscribe",
    /** What really follows: the line is true of the opt-in pipeline and promises no newsletter. */
    whatFollows:
      "We store your address and send one email to confirm it. There is no automatic newsletter: we may write to you now and then about moving to Africa. Every email has a link to unsubscribe or to remove your data.",
  },
} as const;
