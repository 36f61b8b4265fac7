import type { PageContent } from "#web/content/pages/page.ts";

export const TOP_COUNTRIES: PageContent = {
  meta: {
    path: "/top-countries",
    title: "Top African countries to move to",
    description:
      "Profiles of the African countries that people most often move to: capital, climate, living costs, recommended investment and what each is loved for.",
  },
  motif: "east",
  eyebrow: "Top countries",
  heading: "Places that people make their home",
  paragraphs: [
    "Some countries come up in every conversation about going home. Each profile gives you the capital, the climate, the cost of living, the investment that we recommend and five reasons why people stay.",
    "Ghana, Kenya, South Africa, Tanzania, Egypt and Sierra Leone lead the list; Rwanda, Nigeria, Morocco, Ethiopia, Botswana and Senegal follow as destinations worth a journey of discovery.",
  ],
  pointers: {
    title: "Look closer",
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
        label: "Join the waitlist",
        to: "/waitlist",
        text: "Be the first to know when we launch.",
      },
    ],
  },
};
