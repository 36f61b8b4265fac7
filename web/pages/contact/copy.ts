import type { InquiryType } from "#domain/message.ts";
import { site } from "#domain/site.ts";
import type { PageIntroContent } from "#web/layout/page-content.ts";

export const CONTACT: PageIntroContent = {
  meta: {
    path: "/contact",
    title: "Contact us",
    description:
      "Write to us about visas, countries, costs, the community, partnerships or the press. We reply within 24 hours.",
  },
  motif: "north",
  heading: "Write to us",
  paragraphs: [
    "Ask about a country, a visa, a budget or the program. A person reads every line. We reply within 24 hours.",
  ],
};

/** What a message can be about; the value is stored, the label is shown. */
export const inquiryTypes = [
  { value: "general", label: "General question" },
  { value: "visa", label: "Visas and documents" },
  { value: "country", label: "A country or city" },
  { value: "costs", label: "Costs and budget" },
  { value: "community", label: "Community" },
  { value: "partnership", label: "Partnership" },
  { value: "media", label: "Press and media" },
] as const satisfies readonly { value: InquiryType; label: string }[];

/** What the support's mailbox is for: the product. Everything else is for the common one. */
const FOR_SUPPORT: ReadonlySet<InquiryType> = new Set(["visa", "country", "costs"]);

/** Both mailboxes, each with what it is for. */
export const mailboxes = (["hello", "support"] as const).map((mailbox) => ({
  email: site.email[mailbox],
  topics: inquiryTypes
    .filter(({ value }) => FOR_SUPPORT.has(value) === (mailbox === "support"))
    .map(({ label }) => label)
    .join(" · "),
}));

export const contactPage = {
  form: {
    heading: "Send a message",
    nameLabel: "Name",
    emailLabel: "Email",
    inquiryTypeLabel: "What is it about? (optional)",
    inquiryTypeNone: "Choose a topic",
    subjectLabel: "Subject",
    messageLabel: "Message",
    correction: {
      type: "A fact that changed",
      subject: "Correction: {about}",
      rowLabel: "Which line changed?",
      noRow: "The whole section, or I cannot tell",
      row: "The fact: {label} ({id})\nOn the page, as of {day}: {text}\n\n",
      message: "What is different now, and how I know:\n\nThe price or the rule that I met:\n\nOn which day:\n",
    },
    button: "Send Message",
    pendingButton: "Sending...",
  },
  emailHeading: "Or write from your own mailbox",
  locationsHeading: "Where we are",
  locationsIntro: "A place that is marked as a sample is an example. Messages reach us by the form and by email.",
  linksHeading: "Quick links",
  questionsHeading: "Before you write",
} as const;

/** Quick links of /contact. */
export const contactLinks = [
  { label: "Country guides", to: "/country-guides" },
  { label: "Visa information", to: "/visa-information" },
  { label: "Cost calculator", to: "/cost-calculator" },
  { label: "Questions and answers", to: "/faq" },
  { label: "Help center", to: "/help" },
  { label: "Community", to: "/community" },
] as const;
