import { type Homes, read } from "../country-record.ts";
import { sources } from "./sources.ts";

const OFFICE = "nigeria-housing-ministry";

export const nigeriaHomes: Homes = {
  ownershipInShort: "No: a right to use land, if the governor approves",
  ownership: read(
    "Nobody owns land outright: it belongs to the state, and you hold a right to use it. A law of Lagos of 1971 lets foreigners acquire land only with the governor's written approval; other states and Abuja have laws like it.",
    OFFICE,
    [sources.landAliens, sources.landAliensLagos, sources.landStates],
    { note: "A company in which foreigners hold the majority counts as a foreigner." },
  ),
  lease: read("At most 99 years, from the state", OFFICE, [sources.landLease], {
    note: "Each sale or sublease needs the governor's consent again.",
  }),
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
