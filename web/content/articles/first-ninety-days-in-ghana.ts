import { factText } from "#web/lib/fact-text.ts";
import { findOffice } from "#web/content/offices.ts";
import { TYPICAL_MONTHLY_EXPENSES } from "#web/content/planning-figures.ts";
import { factOf } from "#web/content/countries/countries.ts";
import type { Article } from "./article.ts";
import { budget, estimated, fromLedger } from "./budget.ts";

const visaCost = factOf("ghana.visas.ghana-tourist-visa.detailedInfo.cost");
const visaProcessing = factOf("ghana.visas.ghana-tourist-visa.processing");
const visaDuration = factOf("ghana.visas.ghana-tourist-visa.duration");
const abodeCost = factOf("ghana.visas.ghana-right-of-abode.detailedInfo.cost");
const abodeProcessing = factOf("ghana.visas.ghana-right-of-abode.processing");
const landLease = factOf("ghana.homes.lease");
const advanceRent = factOf("ghana.homes.advanceRent");

const { food, transportation, utilities } = TYPICAL_MONTHLY_EXPENSES;

/** Visa figures are those of /visa-information. */
export const firstNinetyDaysInGhana: Article = {
  id: "first-ninety-days-in-ghana",
  title: "Your First Ninety Days in Ghana",
  excerpt: "What to settle in which week, so that the first three months do not use up your savings.",
  date: "2026-11-21",
  category: "Ghana",
  alsoUnder: [],
  featured: true,
  picture: "ghana",
  body: [
    {
      kind: "paragraph",
      text: "The arrival in Ghana is often easier than the second month. The language of business is English, and Accra has almost everything you are used to. Then the short-term rental ends, your permitted stay runs out, and a landlord asks for years of rent at once. A plan for ninety days keeps these three things from coming at once.",
    },
    { kind: "heading", text: "Before you fly" },
    {
      kind: "paragraph",
      text: `United States, Canadian and British passport holders need a visa for Ghana. Since May 2026 it is reported to be issued online. The fee: ${factText(visaCost)}. The time it takes: ${factText(visaProcessing)}. The stay: ${factText(visaDuration)}. Pay only what the official portal asks. Choose multiple entries if you might visit Togo or Côte d'Ivoire, or fly home for papers. You also need a yellow fever certificate, which officers check on arrival, so book the vaccination well before you fly.`,
      facts: [visaCost, visaProcessing, visaDuration],
    },
    {
      kind: "paragraph",
      text: "Fees and forms change. Treat ours as a starting point and confirm every item on the official portal, or with the Ghanaian mission that serves your state, province or country, before you pay anyone.",
    },
    {
      kind: "link",
      label: findOffice("ghana-immigration-service").name,
      to: findOffice("ghana-immigration-service").url,
      note: "entry, extensions, residence permits",
    },
    { kind: "heading", text: "Weeks one and two: arrive" },
    {
      kind: "paragraph",
      text: "Book a furnished place for a month, not a year. Osu, Labone, Cantonments and East Legon put you near shops, clinics and other newcomers; Tema, Kasoa and the hills of Aburi cost less and are a longer drive away. Use the time to learn how the city moves at seven in the morning and at five in the afternoon. A twenty-minute trip on Sunday can take ninety on Monday.",
    },
    {
      kind: "list",
      items: [
        "Register a local SIM with your passport and set up mobile money, which is how most of the city pays.",
        "Enroll with your embassy's traveler program, so that it can reach you.",
        "Visit one hospital and one pharmacy while you are well, and save their numbers.",
        "Keep a notebook of every price you pay. In a month it becomes your real budget.",
      ],
    },
    { kind: "heading", text: "Weeks three to six: choose where you live" },
    {
      kind: "paragraph",
      text: `Rent in advance: ${factText(advanceRent)} You may not win that argument on a first lease, but knowing the rule gives you room to negotiate, and a furnished lease with a shorter advance is often worth its higher price. See the home at night and after rain, run every tap, ask about the meter and the generator, and pay only against a signed agreement and a receipt.`,
      facts: [advanceRent],
    },
    {
      kind: "paragraph",
      text: `Do not buy land in your first ninety days. People who are not citizens lease land instead of owning it. The lease: ${factText(landLease)}. A plot can have more than one family that believes it is theirs. A search at the Lands Commission and a lawyer whom the seller did not recommend are the minimum. Wait a year, and rent meanwhile.`,
      facts: [landLease],
    },
    { kind: "heading", text: "Weeks seven to twelve: papers for a longer stay" },
    {
      kind: "paragraph",
      text: "Apply for any extension well before your permitted stay ends; the number of days is the one stamped in your passport, which may be fewer than your visa allows. If you mean to work, that needs a permit of its own. A resident who is not a citizen will also be asked for a non-citizen identity card from the National Identification Authority when opening a bank account or signing longer contracts.",
    },
    {
      kind: "paragraph",
      text: `People of African descent in the diaspora can apply for the Right of Abode, to live and work in Ghana indefinitely. The fee: ${factText(abodeCost)}. The processing time: ${factText(abodeProcessing)}. It is a discretionary grant, and the residence and documents expected of applicants have shifted over the years. Ask the Ministry of the Interior which rules hold today, and keep your other permission to stay valid while you wait.`,
      facts: [abodeCost, abodeProcessing],
    },
    {
      kind: "link",
      label: findOffice("ghana-interior-ministry").name,
      to: findOffice("ghana-interior-ministry").url,
      note: "the office that receives applications for the Right of Abode",
    },
    { kind: "heading", text: "What ninety days can cost" },
    budget(
      "Ninety days in Accra for one person",
      [
        fromLedger(`Visa: ${factText(visaCost)}`, 150, 260, visaCost),
        estimated("Yellow fever vaccination and a travel clinic, before the flight", 150, 350),
        estimated("Furnished place for the first month", 900, 1500),
        estimated("Six months of rent in advance for an apartment, from the second month", 2400, 5400),
        fromLedger(`Food for three months, at ${food.value.text} a month`, 600, 1200, food),
        fromLedger(
          `Transportation for three months, at ${transportation.value.text} a month`,
          150,
          450,
          transportation,
        ),
        fromLedger(
          `Electricity, water and internet for three months, at ${utilities.value.text} a month`,
          300,
          600,
          utilities,
        ),
        estimated("Non-citizen identity card", 100, 150),
        estimated("Private health cover for three months", 150, 450),
      ],
      "Flights, furniture and a lawyer are not in it. If the landlord asks for two years in advance, add eighteen months of rent. Entered in November 2026; none of it is confirmed with an office.",
    ),
    { kind: "heading", text: "A test on day ninety" },
    {
      kind: "paragraph",
      text: "Answer three questions with your notebook of prices beside you. Can you live here on the income you are sure of? Have you made two friends who did not come from abroad? Do you know exactly what your papers allow, and until when? If all three answers are yes, look for a longer lease. If not, work on the missing ones before you sign anything.",
    },
    { kind: "link", label: "See Ghana's visas side by side", to: "/visa-information" },
    { kind: "link", label: "Read the country guide", to: "/country-guides/ghana" },
  ],
};
