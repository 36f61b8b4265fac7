/** Shown where a page broke. */
export const UNEXPECTED = {
  heading: "Something went wrong",
  text: "We are sorry: this page did not load as it should. Loading it again often helps; nothing that you sent before is lost.",
  home: "Go to the home page",
} as const;
