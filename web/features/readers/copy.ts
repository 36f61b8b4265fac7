/** Words above the links to the four readers' pages. */
export const READER_LINK_TEXTS = {
  title: "Or begin with your own situation",
  intro:
    "What families, people going back, retirees and investors have to know, with sources and a month's budget, and who may come back with you.",
  belonging: {
    label: "By descent or marriage",
    text: "Which country takes you as a descendant: proof, cost, what you get, and what is open today.",
  },
  leaving: "Leaving {home}",
} as const;
