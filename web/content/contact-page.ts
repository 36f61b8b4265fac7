import { site } from "#domain/site.ts";

/** What a message can be about (product §3, Contact form); the value is stored, the label is shown. */
export const inquiryTypes = [
  { value: "general", label: "General question" },
  { value: "visa", label: "Visas and documents" },
  { value: "country", label: "A country or city" },
  { value: "costs", label: "Costs and budget" },
  { value: "community", label: "Community" },
  { value: "partnership", label: "Partnership" },
  { value: "media", label: "Press and media" },
] as const;

/** A place where the provider can be reached by post. `sample: true`: a placeholder to be replaced before launch. */
export type VirtualOffice = {
  id: string;
  country: string;
  kind: "Virtual office";
  address: string;
  note: string;
  sample: true;
};

/** The location placeholders of /contact and the offices that the terms name (product §2). */
export const virtualOffices: readonly VirtualOffice[] = [
  {
    id: "usa",
    country: "USA",
    kind: "Virtual office",
    address: site.postalAddress,
    note: "Letters reach us here. There is no reception: please write before you come.",
    sample: true,
  },
  {
    id: "tanzania",
    country: "Tanzania",
    kind: "Virtual office",
    address: "Dar es Salaam, Tanzania",
    note: "Meetings by appointment. Write to us and we will send the address.",
    sample: true,
  },
  {
    id: "south-africa",
    country: "South Africa",
    kind: "Virtual office",
    address: "Cape Town, South Africa",
    note: "Meetings by appointment. Write to us and we will send the address.",
    sample: true,
  },
];

/** Texts of /contact (product §2, §5). */
export const contactPage = {
  heading: "Write to us",
  intro: "Ask about a country, a visa, a budget or the program. You do not need to have decided anything yet.",
  promise: "We reply within 24 hours.",
  form: {
    heading: "Send a message",
    nameLabel: "Name",
    emailLabel: "Email",
    inquiryTypeLabel: "What is it about? (optional)",
    inquiryTypeNone: "Choose a topic",
    subjectLabel: "Subject",
    messageLabel: "Message",
    button: "Send Message",
    pendingButton: "Sending...",
  },
  emailHeading: "Email",
  email: site.email.hello,
  locationsHeading: "Where we are",
  linksHeading: "Quick links",
  questionsHeading: "Before you write",
} as const;

/** Quick links of /contact (product §2). */
export const contactLinks = [
  { label: "Country guides", to: "/country-guides" },
  { label: "Visa information", to: "/visa-information" },
  { label: "Cost calculator", to: "/cost-calculator" },
  { label: "Questions and answers", to: "/faq" },
  { label: "Help centre", to: "/help" },
  { label: "Community", to: "/community" },
] as const;
