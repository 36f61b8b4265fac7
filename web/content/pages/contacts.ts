import type { OwnerPageContent } from "#web/content/pages/owner.ts";

export const CONTACTS: OwnerPageContent = {
  meta: {
    path: "/contacts",
    title: "Contacts dashboard",
    description: "Everyone who joined, asked or calculated: opt-in contacts and calculator submissions.",
    noindex: true,
  },
  heading: "Contacts Dashboard",
  intro:
    "Everyone who left an address: opt-in contacts, with the waitlist among them, and those who used the calculator.",
};
