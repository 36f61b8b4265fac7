/** A result of the finder at an address of its own. Names in braces are filled in. */
export const matchesPage = {
  /** Before the wishes in the title that search engines and networks show. */
  title: "{heading}: {wishes}",
  description: "{heading}. Chosen in the Country Finder of {site}: {wishes}. See why, and what would change it.",
  /** In place of the wishes where nothing was chosen. */
  open: "all three choices left open",
  lead: { one: "{name} meets all that was chosen: {wishes}.", more: "All of them meet what was chosen: {wishes}." },
  /** Where nothing was chosen, all countries are alike. */
  leadOpen: "Nothing was chosen yet, so these are the three with the cheapest month.",
  /** Shown where the finder was asked for more than any country meets. */
  loosened: "No country meets everything that you chose. We left out some of your choices to find these.",
  cards: "The matches and their reasons",
  next: {
    title: "Would you choose the same?",
    text: "The finder opens with these three choices. Change one, and see which countries come and go.",
    label: "Change the choices",
  },
  compare: { two: "Compare the two side by side", three: "Compare the three side by side" },
  costs: "Compare what life costs",
} as const;
