import type { PageIntroContent } from "#web/content/pages/page.ts";

export const HELP: PageIntroContent = {
  meta: {
    path: "/help",
    title: "Help centre",
    description:
      "Help with country guides, visas, costs and the community: topics, frequent questions and a way to reach us. Support replies within 24 hours.",
  },
  motif: "east",
  eyebrow: "Help centre",
  heading: "How can we help?",
  paragraphs: ["Search the help centre, open a topic, or write to us. A person reads every message."],
};
