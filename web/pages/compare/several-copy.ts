// The words of comparing several at once, which is an island.

export const severalTexts = {
  countries: {
    title: "Countries side by side",
    change: "Change the countries",
    labels: ["First country", "Second country", "Third country, if you like"],
    open: "Choose a country",
    button: "Compare the countries",
    /** Where one was chosen twice. */
    twice: "Choose different countries.",
    loading: "Loading the countries…",
    onlyTwo: "Only two of them",
  },
  cities: {
    title: "Cities side by side",
    change: "Change the cities",
    labels: ["First city", "Second city", "Third city, if you like"],
    open: "Choose a city",
    button: "Compare the cities",
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
