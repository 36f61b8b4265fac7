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
  paragraphs: ["Ask about a country, a visa, a budget or the program. You can ask before you have decided anything."],
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

/** Who reads what: a question about the product goes to support, everything else to the common mailbox. */
const INQUIRY_MAILBOXES: Readonly<
  Record<Exclude<InquiryType, "correction">, { mailbox: "hello" | "support"; text: string }>
> = {
  general: { mailbox: "hello", text: "Anything that fits nowhere else." },
  visa: { mailbox: "support", text: "Which visa, which papers, which office." },
  country: { mailbox: "support", text: "Places, neighborhoods, schools, safety." },
  costs: { mailbox: "support", text: "Budgets, banking and our calculators." },
  community: { mailbox: "hello", text: "Groups, events and mentors." },
  partnership: { mailbox: "hello", text: "Working with us." },
  media: { mailbox: "hello", text: "Interviews, quotations and pictures." },
};

/** The mailbox for each type of inquiry, as a link that already carries the subject. */
export const inquiryMailboxes = inquiryTypes.map(({ value, label }) => {
  const { mailbox, text } = INQUIRY_MAILBOXES[value];
  const email = site.email[mailbox];
  return { value, label, text, email, to: `mailto:${email}?subject=${encodeURIComponent(label)}` };
});

export const contactPage = {
  promise: "We reply within 24 hours.",
  form: {
    heading: "Send a message",
    intro:
      "A person reads every line. Tell us where you are, where you want to go, and what you would like to know first.",
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
  emailIntro: "Choose what it is about: the link opens your email program with the right recipient and subject.",
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
