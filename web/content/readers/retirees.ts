import { fact } from "#domain/facts.ts";
import { coverLine } from "./budget.ts";
import { guidesByCountry, permitsByCountry, recordsByCountry, safetyByCountry } from "./by-country.ts";
import {
  CANADA_HEALTH,
  CANADA_TAX,
  MEDICARE,
  PENSIONS,
  UK_INHERITANCE_TAX,
  UK_NHS,
  UK_TAX,
  US_HEALTH_PLANS,
  US_TAX,
  US_TREATIES,
} from "#web/content/homes/home-rules.ts";
import { ETHIOPIA_HOMES, MOROCCO_PENSIONS, NIGERIA_TAX_RESIDENCE } from "#web/content/countries/destination-rules.ts";
import { taxAtHome } from "./tax-at-home.ts";
import type { Reader } from "./reader.ts";

export const retirees: Reader = {
  id: "retirees",
  heading: "A pension, a doctor and a home",
  title: "Retiring in Africa: pensions, Medicare and permits",
  description:
    "For retirees: where the UK State Pension is frozen, Social Security, CPP and OAS abroad, Medicare's price, permits, tax on pensions, wills, and a month's budget for two in Mauritius.",
  lead: "Whether retiring abroad works out depends on a few questions: whether your pension rises there, whether an insurer takes you, what the permit asks, and where tax is due. This page goes through them.",
  chapters: [
    {
      id: "pensions",
      title: "Your pension abroad",
      intro: "A pension that does not rise buys less each year. Find out first which of yours rises where.",
      groups: [{ title: "State pensions", rows: PENSIONS }],
    },
    {
      id: "health",
      title: "Medicare, the NHS and what takes their place",
      intro:
        "Health cover can cost more than rent, and insurers may refuse people who apply late. Have an offer in writing before you sell the house.",
      groups: [
        { title: "What ends or stays", rows: [...MEDICARE, UK_NHS, CANADA_HEALTH, US_HEALTH_PLANS] },
        guidesByCountry("Cover", ({ healthcare }) => healthcare.insurance),
        recordsByCountry("Hospitals and the public system", ({ health }) => health.publicSystem),
        safetyByCountry("Health risks", "health"),
      ],
    },
    {
      id: "permits",
      title: "Permits for people who no longer work",
      intro:
        "A few countries have a permit for retirees; in most you live on a residence permit that is renewed. They do not usually allow work.",
      groups: [
        permitsByCountry("Staying for the long term", "retirement"),
        safetyByCountry("Two nationalities", "dualNationality"),
      ],
    },
    {
      id: "tax",
      title: "Tax on pensions",
      intro:
        "A pension can be taxed where it is paid, where you live, or in both places with a credit. The treaty between the two countries decides, where there is one.",
      groups: [
        { title: "Where you are going", rows: [MOROCCO_PENSIONS, NIGERIA_TAX_RESIDENCE] },
        ...taxAtHome({ us: [...US_TAX, US_TREATIES], uk: [...UK_TAX, UK_INHERITANCE_TAX], canada: CANADA_TAX }),
      ],
    },
    {
      id: "money",
      title: "Money, a home, and what happens if one of you dies",
      intro:
        "Arrange things so that either of you could manage alone: both names on the account, a will that is valid in both countries, and a list of accounts that both of you can find.",
      groups: [
        {
          title: "Before you buy",
          rows: [
            {
              label: "A will",
              content: fact(
                "In most countries land follows the law of the place where it lies. A will made at home may not be enough, and in some countries religion or custom decides who inherits. Ask a lawyer there before you buy.",
                "summary",
                null,
                {
                  method:
                    "From general knowledge of the law of succession. We found no table that compares our countries.",
                },
              ),
            },
          ],
        },
        { title: "A country that has begun to sell homes", rows: [ETHIOPIA_HOMES] },
        recordsByCountry("Buying a home", ({ homes }) => homes.ownership),
        safetyByCountry("Banking and transfers", "money"),
      ],
    },
  ],
  budget: {
    city: "port-louis-and-moka",
    household: { adults: 2, children: 0 },
    who: "Two people over sixty-five in a rented apartment in Port Louis, Moka or the towns between.",
    lines: [coverLine({ over65: 2 })],
    leftOut: [
      "Medicine that the plan does not pay, and care at home",
      "The Medicare Part B premium, if you keep it",
      "A car, or a driver when you no longer drive",
      "Flights to see the grandchildren",
      "Taxes, here and there",
    ],
  },
  advisers: [
    {
      title: "The pension offices",
      find: "The Social Security Administration, the Pension Service and Service Canada answer for free. Ask in writing.",
      questions: [
        "Will my pension be paid in that country, and will it rise there?",
        "What do I have to send back each year so that payment does not stop?",
        "What does my widow or widower get, and does that depend on where they live?",
        "Which bank account may it be paid to, and in which currency?",
      ],
    },
    {
      title: "A tax adviser who files for people abroad",
      find: "Check the name in the public register of the profession: the IRS directory of preparers, or the institutes of tax advisers and accountants in the UK and Canada.",
      questions: [
        "Which country taxes each of my pensions, and is there a treaty?",
        "When do I stop being a resident, and what would make me one again?",
        "What should be sold before we leave, and what after?",
      ],
    },
    {
      title: "An insurer, and your doctor",
      find: "Ask three insurers, one of them local, and give each the same list of your illnesses.",
      questions: [
        "Up to which age do you renew, and how did the price rise over the last ten years?",
        "What is excluded because I already have it?",
        "Does it fly me out, and who decides?",
        "Are my medicines sold there, and under which name?",
      ],
    },
  ],
};
