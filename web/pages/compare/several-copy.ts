// The words of comparing several at once, which is an island.

export const severalTexts = {
  countries: {
    title: "Three at once",
    change: "Change the countries",
    labels: ["First country", "Second country", "Third country"],
    open: "Choose a country",
    button: "Compare the Three",
    /** Where one was chosen twice. */
    twice: "Choose three different countries.",
    loading: "Loading the three countries…",
    onlyTwo: "Only two of them",
  },
  cities: {
    title: "Cities side by side",
    change: "Change the cities",
    labels: ["First city", "Second city", "Third city, if you like"],
    open: "Choose a city",
    button: "Compare the Cities",
    twice: "Choose different cities.",
    loading: "Loading the cities…",
  },
} as const;

/** The words of every comparison's rows. */
export const rowTexts = {
  /** Names the column of labels to screen readers. */
  topic: "Topic",
  nothing: "No information yet",
  sources: "Sources",
  figures: { same: "the same", different: "different" },
} as const;
