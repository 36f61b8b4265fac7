import { site } from "#domain/site.ts";
import type { PageIntroContent } from "#web/layout/page-content.ts";

export const HELP: PageIntroContent = {
  meta: {
    path: "/help",
    title: "Help center",
    description:
      "Help with country guides, visas, costs and the community: topics, frequent questions and a way to reach us. Support replies within 24 hours.",
  },
  motif: "east",
  heading: "How can we help?",
  paragraphs: ["Search the help center, open a topic, or write to us. A person reads every message."],
};

/** Texts of /help around its topics and questions. */
export const helpPage = {
  searchLabel: "Search for help",
  searchPlaceholder: "Try visa, calculator or email",
  topicsHeading: "Browse by topic",
  questionsHeading: "Common questions",
  count: { one: "1 topic or question", many: "{count} topics and questions" },
  /** After the number of `articles` on a card, for example "12 articles". */
  articlesLabel: "articles",
  empty: {
    title: "No FAQs found",
    hint: "Try adjusting your search terms or browse all categories.",
    showAll: "Show All FAQs",
  },
} as const;

/** Contact information of /help. Without a chat URL "Start Chat" leads to the contact page, and the text says so. */
export const helpContact = {
  heading: "Talk to a person",
  promise: "Our support team responds within 24 hours.",
  chat: {
    title: "Live Chat",
    hours: "Monday-Friday, 9 AM-6 PM ET",
    text: site.chatUrl
      ? "Talk to us during these hours. At other times, leave a message and we will answer by email."
      : "Start Chat opens our contact page for now, and a person answers by email.",
    button: "Start Chat",
    to: site.chatUrl || "/contact",
  },
  email: {
    title: "Email Support",
    text: "Write whenever it suits you. We respond within 24 hours.",
    mailbox: site.email.support,
  },
  community: {
    title: "Community",
    text: "Ask people who have made the same move.",
    label: "Visit the community",
    to: "/community",
  },
  /** The way on for everything else. */
  contact: { text: "Not sure who to ask?", label: "See all ways to reach us", to: "/contact" },
} as const;

/** Labels of the message form of /help; it posts like the contact form. */
export const helpMessageForm = {
  heading: "Send us a message",
  intro: "Tell us what you tried and where it stopped. We reply by email within 24 hours.",
  nameLabel: "Name",
  emailLabel: "Email",
  subjectLabel: "Subject",
  messageLabel: "Message",
  messageHint: "Your passport, your destination and your rough date help us to answer well.",
  button: "Send Message",
  pendingButton: "Sending...",
} as const;
