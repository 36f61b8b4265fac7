import type { OwnPassport, Proof, Right } from "#domain/belonging.ts";
import { PROOF_LABELS, STATE_LABELS, WANT_LABELS } from "#domain/route-labels.ts";
import type { PageContent } from "#web/layout/page-content.ts";

export const belongingPage = {
  meta: {
    path: "/belonging",
    title: "Which African country takes me as a descendant?",
    description:
      "Citizenship and residence by descent, DNA, marriage and return, country by country: who qualifies, proof, cost, what you get, and what is open today.",
  },
  motif: "west",
  heading: "Which country takes me as a descendant?",
  filters: {
    name: "Find your routes",
    proof: {
      label: "What can you show?",
      any: "Anything",
      options: PROOF_LABELS,
    },
    passport: { label: "Your passport", any: "Any passport" },
    want: {
      label: "What matters most?",
      any: "Everything",
      options: WANT_LABELS,
    },
    withoutScripts: "Here is the whole list, country by country.",
    /** Read out, and shown below the filters. */
    found: { one: "1 route fits.", many: "{count} routes fit." },
    openIn: "Open today in {countries}.",
    noneOpen: "None of them is open today.",
    showAll: "Show all routes",
  },
  answer: {
    citizens: "{countries} can make a descendant of the diaspora a citizen today, each on its own conditions.",
    residents: "{countries} can let you live there for good, without a passport or the vote.",
    paused: "Suspended for now: {routes}.",
    route: "{country} ({route})",
    withoutVote: "{country} (without the vote)",
    closed:
      "African descent alone isn’t enough in {countries}: you need a parent, a grandparent, a spouse or a permit.",
  },
  list: {
    title: "Country by country",
    intro: "Don’t pay anyone until the office itself tells you that it takes applications.",
    descent: "African descent: {state}",
    /** Of an open route, whether it makes one a citizen. */
    citizenship: { yes: "open, with citizenship", no: "open, without citizenship" },
    open: { one: "1 route open", many: "{count} routes open" },
    chapter: "{country}: who qualifies, costs and sources",
  },
  route: {
    states: STATE_LABELS,
    since: "{state} since {day}",
    gives: "It gives you {rights}.",
    refuses: "It doesn’t give you {rights}.",
    unknown: "Not published: {rights}.",
    rights: {
      passport: "a passport",
      vote: "the vote",
      land: "land on a citizen’s terms",
      work: "work without a permit",
    } satisfies Record<Right, string>,
    ownPassport: {
      keep: "You may keep your passport.",
      renounce: "Plan on giving up your passport.",
    } satisfies Record<OwnPassport, string>,
    total: "Total: about {dollars}.",
    totalWithout: "Total: about {dollars}, plus {lacks}.",
    proof: "Proof: {proofs}.",
    proofs: {
      dna: "a DNA test",
      ancestors: "records of your ancestors",
      witnesses: "witnesses",
      parent: "a parent’s papers",
      grandparent: "a grandparent’s papers",
      spouse: "a marriage certificate",
      formerCitizen: "papers of your former citizenship",
      citizen: "your own citizenship",
      investment: "the money, and where it comes from",
    } satisfies Record<Proof, string>,
  },
  pointers: {
    title: "Read on",
    links: [
      {
        label: "Going back",
        to: "/returning",
        text: "Nationality, your license, pensions, and what you may bring home.",
      },
      {
        label: "Find your permit",
        to: "/permits",
        text: "Six questions, and the permits that fit where descent doesn’t.",
      },
      "countryGuides",
    ],
  },
} as const satisfies Omit<PageContent, "paragraphs"> & Record<string, unknown>;
