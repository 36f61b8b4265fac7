import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { countryGuide, RENT_METHOD, SCHOOL_FEE_METHOD, SETUP_METHOD } from "../country-guide.ts";

export const nigeriaGuide = countryGuide("nigeria", {
  highlights: ["Africa's most populous country", "Music, film and fashion", "Entrepreneurial energy"],
  description:
    "Nigeria suits people with a plan, capital and trusted partners who want a very large market. Lagos is crowded, fast and expensive in its good districts; Abuja is quieter and planned. Kidnapping and crime shape daily life: read the last chapter before you plan.",
  detailedGuide: {
    housing: {
      averageRent: fact(
        "$250-$600 a month for a two-bedroom apartment on the Lagos mainland or in greater Abuja; $800-$3,000 in Lekki, Victoria Island, Ikoyi and Maitama",
        "estimate",
        null,
        { method: RENT_METHOD, note: "Rent is usually paid a year ahead, with agency and legal fees on top." },
      ),
      areas:
        "In Lagos: Lekki for newer estates, Victoria Island and Ikoyi near offices, Ikeja and Yaba on the mainland. In Abuja: Maitama, Wuse, Jabi and Gwarinpa. Choose by power supply, water and the length of the commute.",
    },
    healthcare: {
      insurance: fact(
        "Health maintenance organizations sell plans to employers and families. Newcomers choose one with good Lagos or Abuja hospitals and keep evacuation cover.",
        "summary",
        "nigeria-nhia",
      ),
      quality:
        "Best in some private hospitals of Lagos and Abuja, uneven elsewhere. Register with a clinic before you need one.",
    },
    business: {
      opportunities: [
        "Financial technology, logistics and e-commerce",
        "Film, music, fashion and events",
        "Agriculture, storage and food processing",
        "Solar power and energy services",
        "Health, education and housing for a growing middle class",
      ],
      startupCost: fact(
        "$2,000-$10,000 for incorporation with the Corporate Affairs Commission, permits and professional help. Companies with foreign owners have had to show share capital of 100 million naira and hold a business permit.",
        "summary",
        "nigeria-cac",
        {
          method: SETUP_METHOD,
          readAt: [PUBLIC_PAGES.nigeriaShareCapital, PUBLIC_PAGES.nigeriaShareCapitalNotice],
        },
      ),
      incentives: fact(
        "Registration with the Investment Promotion Commission opens incentives by sector, and free zones have rules of their own. A reform of the tax laws took effect on January 1, 2026, so take advice on what still applies, and on your own residence for tax: a home or close family in Nigeria can now be enough for it.",
        "summary",
        "nigeria-nipc",
        { enteredOn: "2026-11-23", readAt: [PUBLIC_PAGES.nigeriaTaxResidence, PUBLIC_PAGES.nigeriaTaxTies] },
      ),
    },
    education: {
      international:
        "American, British and French schools in Lagos and Abuja, and strong private Nigerian schools with boarding. Entrance tests and waiting lists are common.",
      universities:
        "The University of Lagos, the University of Ibadan, Obafemi Awolowo, Ahmadu Bello, and private universities such as Covenant and Pan-Atlantic.",
      cost: fact("About $5,000-$20,000 a year at international schools; a few at the top cost more", "estimate", null, {
        method: SCHOOL_FEE_METHOD,
      }),
    },
    culture: {
      lifestyle:
        "Families are close, and celebrations are large. Respect for elders shows in how you greet. Generators, traffic and prayer are part of every day.",
      food: "Jollof with plantain, suya at night, egusi and pounded yam, pepper soup, moi moi, and puff-puff at any party.",
      climate:
        "The south is hot and humid, with heavy rain from April to October; the north is drier. In December and January the harmattan brings dust and cool mornings.",
    },
  },
});
