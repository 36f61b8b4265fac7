import { ALL_PASSPORTS, type Fact, fact, visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";

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
      readAt: [PUBLIC_PAGES.ethiopiaHomesFortune, PUBLIC_PAGES.ethiopiaHomesAllAfrica, PUBLIC_PAGES.ethiopiaHomesDraft],
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
      readAt: [PUBLIC_PAGES.nigeriaTaxResidence, PUBLIC_PAGES.nigeriaTaxTies, PUBLIC_PAGES.nigeriaTaxCommittee],
      note: "Pages disagree: the chairman of the president's tax committee is reported (page without a date) to have said that only people who spend 183 days there are taxed on income from abroad, and that money sent to family is not income. Ask in writing.",
    },
  ),
};

export const MOROCCO_PENSIONS: DestinationRule = {
  label: "Morocco: relief for a pension from abroad",
  content: fact(
    "Residents of Morocco leave out 70% of a pension up to 168,000 dirhams a year and 40% of what lies above. Of the tax on a pension from abroad that is transferred for good into non-convertible dirhams, 80% is taken off. You file online before March 1, with the pension fund's certificate and the bank's on each transfer.",
    "summary",
    "morocco-dgi",
    {
      enteredOn: READ_ON,
      readAt: [PUBLIC_PAGES.moroccoPensionRelief, PUBLIC_PAGES.moroccoPensionLaw],
      note: "By reports on the tax guide of 2025 and article 76 of the tax code as of 2021. The guide of 2026: not found, looked on November 23, 2026. Money in non-convertible dirhams cannot simply be sent out again.",
    },
  ),
};

export const GHANA_CITIZENSHIP: DestinationRule = {
  label: "Ghana: citizenship for people of African descent",
  content: visaFact(
    "A route of its own, for citizenship for people whose ancestors were taken from Africa. Reported requirements are DNA evidence, a residence permit of two years, police clearances from Ghana and from home, and two fees: 1,500 cedis for the review, not returned, and 25,000 cedis if you are shortlisted; others report them as $136 and $2,280. An interview, a day of orientation and a ceremony follow.",
    "summary",
    "ghana-interior-ministry",
    {
      enteredOn: READ_ON,
      passports: ALL_PASSPORTS,
      readAt: [
        PUBLIC_PAGES.ghanaCitizenshipPause,
        PUBLIC_PAGES.ghanaCitizenshipFees,
        PUBLIC_PAGES.ghanaCitizenshipCosts,
        PUBLIC_PAGES.ghanaCitizenshipVetting,
      ],
      note: "Pages disagree on whether you can apply today. The Ministry suspended new applications on February 1, 2026; Prime News Ghana reports that vetting began again on February 11 and that applications online remained open. Dates and fees after the suspension: not found, looked on November 23, 2026. Pay nothing before the Ministry has answered you.",
    },
  ),
};
