import type { PageContent } from "#web/content/pages/page.ts";

export const VISA_INFORMATION: PageContent = {
  meta: {
    path: "/visa-information",
    title: "Visa information for Ghana, Kenya and Rwanda",
    description:
      "Tourist visas, work and residence permits and Ghana’s Right of Abode: how long they last, how long they take, what they cost and which papers you need.",
  },
  motif: "north",
  eyebrow: "Visa information",
  heading: "The papers, in the order you need them",
  paragraphs: [
    "A visa is rarely difficult and often slow. For Ghana, Kenya and Rwanda we set out each type of visa with its duration, its processing time, its fee and its documents, from a first tourist visa to a residence permit and the Right of Abode.",
    "Rules change, and embassies have the last word. Always confirm the requirements with the embassy of the country before you book.",
  ],
  pointers: {
    title: "Plan around your visa",
    links: [
      {
        label: "Country guides",
        to: "/country-guides",
        text: "Nine countries in depth: visas, housing, healthcare, business, schools and daily life.",
      },
      {
        label: "Cost calculator",
        to: "/cost-calculator",
        text: "What your income is worth in nine African countries, in one comparison.",
      },
      {
        label: "Questions and answers",
        to: "/faq",
        text: "Eighteen questions in six categories, and a search through all of them.",
      },
    ],
  },
};
