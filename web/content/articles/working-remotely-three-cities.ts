import { factText } from "#web/lib/fact-text.ts";
import { visaFact } from "#domain/facts.ts";
import { findOffice } from "#web/content/offices.ts";
import { TYPICAL_MONTHLY_EXPENSES } from "#web/content/planning-figures.ts";
import { pageOf } from "#web/content/sources.ts";
import { OUTSIDE_LINKS } from "#web/content/outside-links.ts";
import { factOf } from "#web/content/countries/countries.ts";
import type { Article } from "./article.ts";
import { budget, estimated, fromLedger } from "./budget.ts";

const income = factOf("kenya.permits.class-n.threshold");
const term = factOf("kenya.permits.class-n.firstTerm");
const work = factOf("kenya.permits.class-n.work");
const kenyaVisitCost = factOf("kenya.visas.kenya-tourist-visa.detailedInfo.cost");
const kenyaVisitDuration = factOf("kenya.visas.kenya-tourist-visa.duration");
const southAfricaRemote = visaFact(
  "South Africa introduced a visitor's visa for remote work in 2024",
  "summary",
  "south-africa-home-affairs",
  { readAt: [pageOf("southAfricaRemoteXpatweb"), pageOf("southAfricaRemoteTourism")] },
);
const moroccoVisit = factOf("morocco.entry.us.stay");

const { food, transportation, utilities } = TYPICAL_MONTHLY_EXPENSES;

export const workingRemotelyThreeCities: Article = {
  id: "working-remotely-three-cities",
  title: "Working Remotely from Nairobi, Cape Town or Marrakech",
  excerpt:
    "Three cities, three sets of rules. What to settle with immigration, the tax office and your employer before you go.",
  date: "2026-11-21",
  category: "Digital Nomad",
  alsoUnder: ["Kenya", "South Africa", "Morocco"],
  featured: false,
  picture: "morocco",
  body: [
    {
      kind: "paragraph",
      text: "Many people keep their job when they move, and rent a place for a few months first. The salary stays, and you can find out how you like a place before you give up your home. Three parties have to allow it: the country you enter, the country you leave, and the company that pays you. Ask all three.",
    },
    { kind: "heading", text: "Nairobi: a permit made for it" },
    {
      kind: "paragraph",
      text: `Kenya added a Class N permit for remote workers to its immigration rules in 2024. The work it allows: ${factText(work)} The income it asks for: ${factText(income)}. How long it lasts: ${factText(term)}. Applicants also show a place to stay and a clean record. The fees are set by the Directorate of Immigration Services, which is also the place to ask how long a decision takes now. For a first look the electronic travel authorization is enough, for a stay of ${factText(kenyaVisitDuration)}. Its fee: ${factText(kenyaVisitCost)}. It is for visiting; pay only what the official site asks.`,
      facts: [work, income, term, kenyaVisitCost, kenyaVisitDuration],
    },
    {
      kind: "link",
      label: findOffice("kenya-immigration").name,
      to: findOffice("kenya-immigration").url,
      note: "permit classes",
    },
    {
      kind: "paragraph",
      text: "The city itself suits the work. Fiber reaches most apartment blocks in Kilimani, Lavington and Westlands, shared offices are plentiful, and the altitude keeps afternoons mild. When it is nine in the morning in New York in winter, it is five in the afternoon in Nairobi, so meetings with the East Coast take the evening. London is two or three hours behind.",
    },
    { kind: "heading", text: "Cape Town: check the visa and the power" },
    {
      kind: "paragraph",
      text: `${factText(southAfricaRemote)}, with a minimum income that the Department of Home Affairs sets. Longer stays under it can bring a duty to register with the tax service. Holders of United States, Canadian and British passports can usually enter for a short visit without a visa, and that entry is for visiting, not for a working year. Apply from your home country and leave time for it: processing has been slow in some seasons.`,
      facts: [southAfricaRemote],
    },
    {
      kind: "link",
      label: findOffice("south-africa-home-affairs").name,
      to: findOffice("south-africa-home-affairs").url,
      note: "visa categories",
    },
    {
      kind: "paragraph",
      text: "Ask every landlord two things: what happens when the power is cut, and whether the fiber line keeps running then. Buildings with batteries cost more. The time is six or seven hours ahead of New York and one or two ahead of London, so meetings with New York begin in the afternoon.",
    },
    { kind: "heading", text: "Marrakech: close to Europe, with rules of its own" },
    {
      kind: "paragraph",
      text: `Morocco lets holders of United States, Canadian and British passports in without a visa. How long they may stay: ${factText(moroccoVisit)}. It has no permit made for remote workers that we know of. Whoever wants to stay longer applies to the police authority for a residence card and must show means and a purpose. Whether work for a foreign employer during a short stay is welcome is a question for the Moroccan consulate, and worth asking in writing.`,
      facts: [moroccoVisit],
    },
    {
      kind: "link",
      label: findOffice("morocco-consular-service").name,
      to: findOffice("morocco-consular-service").url,
      note: "entry and residence",
    },
    {
      kind: "paragraph",
      text: "In return you get a city three or four hours from London by air, good cafés, and a train to Casablanca and Rabat. French helps in offices, Darija with neighbors. During Ramadan, working hours and the clock itself shift, so plan calls with care.",
    },
    budget(
      "A month of remote work in Marrakech for one person",
      [
        estimated("Apartment with one bedroom", 400, 600, {
          readAt: [pageOf("moroccoNomadGuide")],
          method: "What one resident reported, without a date. Compare it with current listings.",
        }),
        fromLedger(`Food, at ${food.value.text}`, 200, 400, food),
        fromLedger(`Transportation, at ${transportation.value.text}`, 50, 150, transportation),
        fromLedger(`Electricity, water and internet, at ${utilities.value.text}`, 100, 200, utilities),
        estimated("Desk in a shared office", 80, 180),
        estimated("Second local SIM with data", 10, 25),
        estimated("Health insurance that covers remote work abroad", 60, 180),
      ],
      "Flights, taxes and visas are not in it. Entered in November 2026 and not confirmed. Cape Town and Nairobi have rents of their own in our guides.",
    ),
    { kind: "heading", text: "Then talk to your employer" },
    {
      kind: "paragraph",
      text: "A contract that allows remote work rarely allows it from every country. From abroad you may create taxes, social contributions or a taxable presence for the company, and data rules may forbid opening certain files outside the country. Ask for a letter that names the place, the dates and the insurance. If you are a freelancer, read your clients' contracts for the same clause.",
    },
    { kind: "heading", text: "And count the days" },
    {
      kind: "list",
      items: [
        "Many countries treat you as a tax resident after about half a year, some sooner. Keep a calendar with the stamps of your passport.",
        "Citizens of the United States report their income wherever they live. The foreign earned income exclusion can reduce the tax, and the duty to file remains.",
        "People leaving Canada or the United Kingdom should settle their residence status with the tax office, since it does not end by itself.",
        "Ask one adviser who knows both countries, once, before you go.",
      ],
    },
    {
      kind: "link",
      label: OUTSIDE_LINKS.irsForeignIncome.label,
      to: OUTSIDE_LINKS.irsForeignIncome.url,
      note: "for citizens and residents of the United States",
    },
    {
      kind: "link",
      label: OUTSIDE_LINKS.ukTaxAbroad.label,
      to: OUTSIDE_LINKS.ukTaxAbroad.url,
      note: "for people leaving Britain",
    },
    { kind: "heading", text: "What to bring" },
    {
      kind: "paragraph",
      text: "Bring a small battery that runs a router for two hours, a phone with a second local SIM, a headset that reduces noise, and backups that do not need the cloud. Test the line at the hour of your most important meeting before you pay a second month. Plan less work for the first week.",
    },
    { kind: "link", label: "Find a country that fits how you work", to: "/#countries" },
  ],
};
