import type { PageContent } from "#web/content/pages/page.ts";

export const COST_CALCULATOR: PageContent = {
  meta: {
    path: "/cost-calculator",
    title: "Cost of living calculator",
    description:
      "Compare your income at home with what the same life costs in Ghana, Kenya, Rwanda, South Africa, Nigeria, Morocco, Senegal, Mauritius or Egypt.",
  },
  motif: "south",
  eyebrow: "Cost calculator",
  heading: "What would your income be worth there?",
  paragraphs: [
    "Choose where you live and where you might live, enter your yearly income, and see what the same standard of living would take.",
  ],
  pointers: {
    title: "From numbers to a plan",
    links: [
      {
        label: "Join the waitlist",
        to: "/waitlist",
        text: "Be the first to know when we launch.",
      },
      {
        label: "Country guides",
        to: "/country-guides",
        text: "Nine countries in depth: visas, housing, healthcare, business, schools and daily life.",
      },
      {
        label: "Top countries",
        to: "/top-countries",
        text: "Profiles of the places most people ask us about, with climate and budget.",
      },
    ],
  },
};
