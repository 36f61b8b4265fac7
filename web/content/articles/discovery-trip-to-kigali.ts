import { factText } from "#web/lib/fact-text.ts";
import { findOffice } from "#web/content/offices.ts";
import { factOf } from "#web/content/countries/countries.ts";
import type { Article } from "./article.ts";
import { budget, estimated, fromLedger } from "./budget.ts";

const visaCost = factOf("rwanda.visas.rwanda-tourist-visa.detailedInfo.cost");
const visaProcessing = factOf("rwanda.visas.rwanda-tourist-visa.processing");
const visaDuration = factOf("rwanda.visas.rwanda-tourist-visa.duration");
const residenceCost = factOf("rwanda.visas.rwanda-residence-permit.detailedInfo.cost");
const residenceProcessing = factOf("rwanda.visas.rwanda-residence-permit.processing");

/** Visa figures are those of /visa-information. */
export const discoveryTripToKigali: Article = {
  id: "discovery-trip-to-kigali",
  title: "A Discovery Trip to Kigali, Day by Day",
  excerpt:
    "A plan for ten days: find out where you would live, what it would cost, and whether daily life there suits you.",
  date: "2026-11-21",
  category: "Rwanda",
  alsoUnder: [],
  featured: false,
  picture: "rwanda",
  body: [
    {
      kind: "paragraph",
      text: "Kigali makes a strong first impression: the streets are clean, the hills are green, and appointments tend to start on time. On a discovery trip you find out what an ordinary week would be like. Ten days are enough if you decide beforehand what you want to know.",
    },
    { kind: "heading", text: "Plan a trip that you can cancel cheaply" },
    {
      kind: "paragraph",
      text: `Visitors of all nationalities may receive a visa on arrival. On its fee sources differ: ${factText(visaCost)}. The visa is usually given the ${factText(visaProcessing).toLowerCase()}, and allows ${factText(visaDuration)}. Read the travel advice on Rwanda first, because of Ebola in neighboring countries and the border with the Democratic Republic of the Congo, and the immigration office's own page before you book, because rules for each nationality differ and the office can ask for proof of where you will stay. Reserve a serviced apartment with a kitchen rather than a hotel, so that you shop and cook at local prices.`,
      facts: [visaCost, visaProcessing, visaDuration],
    },
    {
      kind: "link",
      label: findOffice("rwanda-dgie").name,
      to: findOffice("rwanda-dgie").url,
      note: "visas and residence permits",
    },
    { kind: "heading", text: "Days one to three: walk the hills" },
    {
      kind: "paragraph",
      text: "The city stands at about 1,500 meters, so evenings are cool and the first climb will leave you short of breath. Walk Kimihurura and Kacyiru for cafés, offices and embassies; Nyarutarama and Kibagabaga for larger homes and families; Remera for lower rents and noise until late; Kiyovu for old trees and the center. In each, sit somewhere for an hour, then ask one resident what they pay for water, power and internet, and what they would change.",
    },
    {
      kind: "paragraph",
      text: "Give one morning to the Kigali Genocide Memorial. Anyone who wants to live in Rwanda should know what happened in 1994. Leave the camera in your bag.",
    },
    { kind: "heading", text: "Days four to six: keep appointments" },
    {
      kind: "paragraph",
      text: "Write to everyone three weeks ahead and bring the questions on paper. Four meetings are enough:",
    },
    {
      kind: "list",
      items: [
        "A school, if you have children: ask for the fee schedule in writing, the waiting list, and how a child who speaks no Kinyarwanda or French is supported.",
        "A hospital or clinic: ask which insurers it bills directly and what it refers abroad.",
        "The Rwanda Development Board, if you would run a business: it registers companies and can explain permits, taxes and which sectors have incentives.",
        "A bank: ask what a newcomer needs to open an account and how long it takes to receive money from home.",
      ],
    },
    {
      kind: "link",
      label: findOffice("rwanda-rdb").name,
      to: findOffice("rwanda-rdb").url,
      note: "company registration and investor services",
    },
    {
      kind: "paragraph",
      text: "In the evenings, add up what you spent. Put your receipts beside the estimates of our calculators. Imported food, a second car and international school fees make Kigali expensive. Local food, motorcycle taxis and a smaller home make it affordable.",
    },
    budget(
      "Ten days in Kigali for one person",
      [
        fromLedger(`Visa: ${factText(visaCost)}`, 0, 50, visaCost),
        estimated("Round-trip flight from North America or Britain", 800, 1600),
        estimated("Serviced apartment, ten nights", 400, 800),
        estimated("Food: markets, cooking, some meals out", 120, 250),
        estimated("Motorcycle taxis, cars and the bus to Musanze or Huye", 60, 150),
        estimated("Local SIM with data", 10, 20),
        estimated("Travel insurance", 40, 90),
      ],
      "Our estimates of November 2026, except for the visa.",
    ),
    { kind: "heading", text: "Day seven: the last Saturday" },
    {
      kind: "paragraph",
      text: "If you can, arrange your dates to include the last Saturday of a month. That morning is Umuganda, when neighbors clean, plant and repair together and most shops stay shut. Visitors are welcome to join. You meet the people of a street at work there.",
    },
    { kind: "heading", text: "Days eight and nine: leave the capital" },
    {
      kind: "paragraph",
      text: "Take the bus to Musanze below the volcanoes, or to Huye, the old university town. You may find that you prefer a smaller town. Notice how far you get with English outside Kigali: schools teach in English, but most people speak Kinyarwanda every day, and are glad to hear even a few words of it.",
    },
    { kind: "heading", text: "Day ten: decide what you still do not know" },
    {
      kind: "paragraph",
      text: `Before you fly, write three lists: what you saw yourself, what somebody told you, and what you assume. Everything on the second and third lists needs a name and a date beside it. Residence is one such item. Our planning figure for a residence permit is ${factText(residenceCost)}, with ${factText(residenceProcessing)} of processing. Each class has its own conditions. Ask the immigration office which class fits you before you resign, sell or ship anything.`,
      facts: [residenceCost, residenceProcessing],
    },
    {
      kind: "paragraph",
      text: "Then wait two weeks before you decide. If you still want to move, plan a second trip of a month.",
    },
    { kind: "link", label: "Read the Rwanda guide", to: "/country-guides/rwanda" },
    { kind: "link", label: "Compare your cost of living", to: "/cost-calculator" },
  ],
};
