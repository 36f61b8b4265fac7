import { factOf } from "./countries.ts";
import { type Fact, fact } from "#domain/facts.ts";
import { pageOf } from "#web/content/sources.ts";

/** A rule of one country that several pages show under its own name; each is defined here once. */
type DestinationRule = { label: string; content: Fact<string> };

const READ_ON = "2026-11-23";

export const ETHIOPIA_HOMES: DestinationRule = {
  label: "Ethiopia: a home for foreigners",
  content: fact(
    "On June 24, 2025 Parliament passed a law that lets foreign nationals own a home: one, for at least $150,000, on leased land, because the land stays with the state. They may live in it or let it; one report says that it cannot be sold. The ministry must authorize the purchase first, after a check of the buyer.",
    "summary",
    "ethiopia-urban-ministry",
    {
      enteredOn: READ_ON,
      readAt: [pageOf("ethiopiaHomesFortune"), pageOf("ethiopiaHomesAllAfrica"), pageOf("ethiopiaHomesDraft")],
      note: "The draft had allowed up to five homes. Its number, its text in the gazette, and the directive on smaller cities: not found, looked on November 23, 2026. People of Ethiopian origin have the origin identity card instead.",
    },
  ),
};

export const NIGERIA_TAX_RESIDENCE: DestinationRule = {
  label: "Nigeria: tax residence by ties",
  content: fact(
    "Since January 1, 2026 the Nigeria Tax Act, 2025 counts as resident, with income from everywhere, whoever is domiciled in Nigeria, has a permanent place for their own use or a habitual abode there, has substantial economic and immediate family ties there, or spends 183 days there in twelve months. One of these is enough. Before you move, a house that you keep and a family that lives there can make you a resident.",
    "summary",
    "nigeria-nrs",
    {
      enteredOn: READ_ON,
      readAt: [pageOf("nigeriaTaxResidence"), pageOf("nigeriaTaxTies"), pageOf("nigeriaTaxCommittee")],
      note: "Pages disagree: the chairman of the president's tax committee is reported (page without a date) to have said that only people who spend 183 days there are taxed on income from abroad, and that money sent to family is not income. Ask in writing.",
    },
  ),
};

export const MOROCCO_PENSIONS: DestinationRule = {
  label: "Morocco: relief for a pension from abroad",
  content: factOf("morocco.money.foreignPensions"),
};

export const GHANA_CITIZENSHIP: DestinationRule = {
  label: "Ghana: citizenship for people of African descent",
  content: factOf("ghana.belonging.programs.citizenship-for-people-of-african-descent.conditions"),
};
