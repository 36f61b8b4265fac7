/** Words above the links to the four readers' pages. */
export const READER_LINK_TEXTS = {
  title: "Or begin with your own situation",
  intro:
    "What families, people going back, retirees and investors have to know, with sources and a month's budget, and who may come back with you.",
  belonging: "Which country takes me as a descendant?",
  leaving: "Leaving {home}",
} as const;
