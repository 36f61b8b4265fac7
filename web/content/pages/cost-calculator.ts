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
  heading: "What would your income be worth?",
  paragraphs: [
    "A salary that is tight in Atlanta, Toronto or London can be a comfortable one in Accra or Kigali. The comparison sets the cost of living where you are beside the one where you want to be, and shows the income that would keep your life the same.",
    "It is an estimate from cost indices, not a promise: your rent, your schools and your habits decide the rest.",
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
