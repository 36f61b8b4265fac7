import { read } from "#web/content/countries/country-record.ts";
import { CANADA_COME_BACK } from "./come-back.ts";
import { CANADA_HEALTH, CANADA_TAX, CHILD_BENEFITS, PENSIONS } from "./home-rules.ts";
import type { HomeRecord } from "./home-record.ts";
import { homeSources as sources } from "./sources.ts";

/** Leaving Canada, and coming back. */
export const canada: HomeRecord = {
  id: "canada",
  name: "Canada",
  slug: "canada",
  papers: {
    police: {
      name: "RCMP certified criminal record check",
      rule: read(
        "25 Canadian dollars for the RCMP, and the fee of the firm that takes your fingerprints. Without a match the answer takes one to two weeks with the post, three business days of them at the RCMP.",
        "canada-rcmp",
        [sources.rcmpFee, sources.rcmpTimes, sources.rcmpThreeDays],
        {
          pace: "fees-and-visas",
          amounts: [{ amount: 25, currency: "CAD" }],
          note: "Somebody whose fingerprints were ever taken by a police force in Canada can wait 120 business days or longer. Foreign offices usually refuse the check by name that a local police station makes.",
        },
      ),
      weeks: { from: 1, to: 2 },
    },
    legalization: {
      name: "Apostille",
      rule: read(
        "Since January 11, 2024 Canada issues apostilles. Federal papers such as the RCMP's go to Global Affairs Canada: free, by post only, in about 20 business days besides the post. Ontario takes 16 to 32 Canadian dollars for each paper and 15 business days by post.",
        "canada-authentication",
        [sources.canadaApostilleOffice, sources.canadaApostille, sources.canadaApostilleProvinces],
        {
          pace: "fees-and-visas",
          amounts: [{ from: 0, to: 32, currency: "CAD" }],
          note: "Alberta, British Columbia, Quebec and Saskatchewan have offices of their own, too. The times and fees are from agents; the office says only that it takes longer than usual.",
        },
      ),
      weeks: { from: 3, to: 4 },
    },
    birth: {
      name: "Copy of a birth or marriage certificate",
      rule: read(
        "The province issues it. Ordered online: Ontario 15 to 20 business days, Quebec 10 to 25, British Columbia two to five weeks; in a hurry two to five business days.",
        "canada-register-offices",
        [sources.canadaBirthTimes],
        {
          pace: "fees-and-visas",
          note: "By another site's table of 2026, besides five to ten days of post. Ask for the long form.",
          reported: [{ value: "five business days to twelve weeks", page: sources.canadaBirthRange }],
        },
      ),
      weeks: { from: 2, to: 5 },
    },
    passport: {
      name: "New passport",
      rule: read(
        "Ten business days at a passport office, 20 by post, online or at a Service Canada desk, besides the post.",
        "canada-passports",
        [sources.canadaPassport, sources.canadaPassportNow, sources.canadaPassportFees],
        {
          pace: "fees-and-visas",
          amounts: [{ from: 120, to: 160, currency: "CAD" }],
          note: "In March 2025 the minister promised the fee back after 30 business days. 160 Canadian dollars for ten years then, 120 for five.",
        },
      ),
      weeks: { from: 2, to: 4 },
    },
  },
  tax: CANADA_TAX,
  pensions: PENSIONS.filter(({ label }) => label.startsWith("Canada")),
  health: [CANADA_HEALTH],
  childBenefits: CHILD_BENEFITS.canada,
  voting: read(
    "Canadian citizens who once lived in Canada can vote by post in federal elections however long they have been away, since a ruling of January 11, 2019. Apply for the International Register of Electors; the ballot then comes by itself.",
    "canada-elections",
    [sources.canadaVoting],
  ),
  credit: read(
    "Equifax and TransUnion go on counting while you are away: a payment that a standing order misses lowers the score. Keep an account, leave enough in it, and pay from two places.",
    "canada-fcac",
    [sources.canadaCredit],
    { note: "How long an account that is closed stays on a Canadian report: not found, looked on November 23, 2026." },
  ),
  status: CANADA_COME_BACK,
  healthOnReturn: read(
    "It goes by the province. Ontario has had no waiting period since 2020, said ServiceOntario in 2022. In British Columbia, Quebec, Saskatchewan and Yukon it takes two to three months: insure yourselves for that time.",
    "canada-health",
    [sources.canadaOhip, sources.canadaHealthReturn],
    { note: "Both pages are no province's own. Ask yours in writing before you come back." },
  ),
  benefitsOnReturn: read(
    "The Canada Child Benefit and the GST/HST credit go by residence for tax. Apply when you are back, with form RC66 where there are children and RC151 where there are none, without waiting for the first tax return; then file every year.",
    "canada-cra",
    [sources.canadaNewcomers, sources.canadaBenefits],
    { note: "The pages speak of newcomers. Ask the Agency from which day you count as a resident again." },
  ),
  schools: read(
    "In Ontario a school asks for proof of the child's age, two proofs of address, the vaccination card and, in Toronto, the day of arrival of a child born abroad. Bring the last reports.",
    "canada-education",
    [sources.canadaSchools, sources.canadaSchoolsOntario],
    { note: "Other provinces have rules of their own; we did not look them up." },
  ),
  universities: read(
    "At the University of Toronto all Canadian citizens pay domestic tuition without having lived in Canada; one who is no resident of Ontario may pay more. Student aid comes from the province where you or your parents last lived for 12 months.",
    "canada-education",
    [sources.canadaTuition],
    { note: "One university's rule. Ask yours." },
  ),
  drivingLicense: read(
    "In Ontario a valid license of another country counts for 60 days after you become a resident; then you need Ontario's. Great Britain and the US are among the places whose licenses are exchanged.",
    "canada-drivetest",
    [sources.canadaLicense],
    { note: "No African country stood on the lists that we read. Renew your Canadian license before you leave." },
  ),
  goods: read(
    "After a year or more of living abroad, personal and household goods come in free of duty if you owned and used them abroad for at least six months. Of a thing worth more than 10,000 Canadian dollars, such as a car or jewelry, you pay duty on what is above. Bring a list of everything, also of what follows.",
    "canada-cbsa",
    [sources.canadaGoods, sources.canadaGoodsBroker],
    {
      enteredOn: "2026-11-26",
      note: "The memorandum is of 2012; it quotes section 84 of the Customs Tariff. After five years or more abroad the six months are not asked for, by a customs broker: owning the things is enough. What you sell within 12 months is no longer free.",
    },
  ),
  pets: read(
    "A pet dog comes in with a vet's rabies certificate. Dogs that are for sale, adoption or another person may not come from countries at high risk of dog rabies, which are most of Africa.",
    "canada-cfia",
    [sources.canadaCommercialDogs, sources.canadaPetDogs2008],
    {
      pace: "fees-and-visas",
      note: "The page on pet dogs is of 2008. Look at the agency's own before you book.",
    },
  ),
};
