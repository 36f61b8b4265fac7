import { type Homes, read } from "../country-record.ts";
import { sources } from "./sources.ts";

const OFFICE = "nigeria-housing-ministry";

export const nigeriaHomes: Homes = {
  ownershipInShort: "No: in Lagos at most 25 years, if the governor approves",
  ownership: read(
    "Nobody owns land outright: it belongs to the state, and you hold a right to use it. In Lagos a foreigner gets at most 25 years, options to renew included, and only with the governor's written approval; other states and Abuja have laws like it.",
    OFFICE,
    [sources.landForeigners25, sources.landAliens, sources.landAliensLagos, sources.landStates],
    {
      enteredOn: "2026-11-26",
      note: "The 25 years are in section 28 of the Lagos real estate law of 2022. A company in which foreigners hold the majority counts as a foreigner. Ask a lawyer for the limit in another state.",
    },
  ),
  lease: read(
    "For foreigners in Lagos at most 25 years; for less than one year no approval is needed",
    OFFICE,
    [sources.landForeigners25, sources.landForeignersGuide],
    {
      enteredOn: "2026-11-26",
      reported: [{ value: "at most 99 years, from the state (a page that cites no law)", page: sources.landLease }],
      note: "Each sale or sublease needs the governor's consent again.",
    },
  ),
  steps: read(
    "Search at the land registry, deed of assignment by a lawyer, survey plan, stamping within 30 days, governor's consent, registration",
    OFFICE,
    [sources.propertySteps, sources.propertyStamping, sources.consentFees],
    { note: "Consent is meant to take 30 days in Lagos; by a newspaper it can take six months to a year." },
  ),
  taxes: read(
    "In Lagos 3 percent of the assessed value in all: consent 1.5, capital gains 0.5, stamp duty 0.5, registration 0.5. The lawyer averages about 7.5 percent.",
    OFFICE,
    [sources.consentFees, sources.consentNews, sources.propertySteps],
    { note: "On private land a charge by area comes on top. Other states charge differently." },
  ),
  advanceRentMonths: { from: 12, to: 15 },
  advanceRent: read(
    "A year in advance in Lagos. A law of 2025 limits it to that, and the agent to 5 percent; listings still ask 10 percent for the agent, 10 percent for the lawyer, a deposit and a service charge.",
    OFFICE,
    [sources.tenancySigned, sources.rentPackage],
    {
      reported: [{ value: "still a bill before the Lagos assembly", page: sources.tenancyBill }],
      note: "Ikoyi, two bedrooms: 12 million naira of rent became 17.65 million to move in, by one listing.",
    },
  ),
  traps: read(
    "Unregistered agents who let one home twice, and sellers without a clean title. Have the land registry searched before any money moves.",
    OFFICE,
    [sources.tenancyBill, sources.propertySteps, sources.landLease],
    { note: "Land cannot be sold without the governor's consent." },
  ),
};
