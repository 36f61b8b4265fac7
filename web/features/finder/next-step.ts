/** The Country Finder as the next step at the end of a page, for pages that lead there. */
export const FINDER_STEP = {
  title: "Which country fits the life you want?",
  text: "Answer three questions about lifestyle, language and investment. The Country Finder shows up to three countries that fit, with the reasons.",
  label: "Find My Matches",
  to: "/#countries",
} as const;
