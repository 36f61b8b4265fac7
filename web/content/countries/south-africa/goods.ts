import { type Goods, read } from "../country-record.ts";
import { southAfricaSources as pages } from "./sources.ts";

/** Household goods, cars, medicines, animals and driving licenses in South Africa. */
export const southAfricaGoods: Goods = {
  household: read(
    "Used household goods come in once without duty and value-added tax, with a residence permit and a list (form DA 304)",
    "south-africa-sars",
    [pages.householdRitz, pages.householdMigration],
    {
      note: "Within six months of the move. Temporary residents need a work permit valid for at least six months. Alcohol and tobacco are taxed.",
    },
  ),
  car: read(
    "Only with permanent residence: one car a family without customs duty, if owned and used for twelve months",
    "south-africa-itac",
    [pages.carPermit, pages.carEmbassy, pages.carLeftHand],
    {
      note: "An import permit and a letter of authority come before the shipment. Left-hand drive cars built since 2000 are refused. Holders of temporary visas cannot import a used car for good.",
    },
  ),
  medicines: read(
    "A month's supply for yourself; more with a doctor's letter or prescription, declared",
    "south-africa-sahpra",
    [pages.medicinesMonth, pages.medicinesOpioids],
    { note: "Opioids: at most 30 days, with the prescription." },
  ),
  pets: read(
    "An import permit, a microchip, a rabies vaccination 30 days to twelve months old and a government health certificate; cats need no quarantine",
    "south-africa-agriculture",
    [pages.petsRabies, pages.petsUk, pages.petsQuarantine],
    {
      note: "Dogs from the UK need no quarantine; dogs from some countries stay 14 days. Blood tests are asked of dogs. With wrong papers: 60 days. Animals travel as cargo, to Johannesburg or Cape Town. No page named the United States or Canada: ask.",
    },
  ),
  drivingLicense: read(
    "A foreign license in English with photograph and signature is valid; permanent residents must exchange it within one year",
    "south-africa-transport",
    [pages.licenseYear, pages.licenseResident],
    {
      note: "It must have been issued before you became resident. Temporary residents cannot exchange theirs.",
      reported: [{ value: "Permanent residents have five years.", page: pages.licenseFiveYears }],
    },
  ),
  drivingLicenseDays: null,
};
