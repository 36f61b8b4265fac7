import { type Goods, read } from "../country-record.ts";
import { southAfricaSources as pages } from "./sources.ts";

/** Household goods, cars, medicines, animals and driving licenses in South Africa. */
export const southAfricaGoods: Goods = {
  household: read(
    "Used household goods come in once without duty and value-added tax, with a residence permit and a list (form DA 304), if you have lived abroad for at least six months without a break",
    "south-africa-sars",
    [pages.householdSixMonths, pages.householdReturning, pages.householdRitz, pages.householdMigration],
    {
      enteredOn: "2026-11-26",
      note: "The six months are named for residents who return, not as a tourist, with a home of your own abroad. Ship within six months of the move. Temporary residents need a work permit valid for at least six months. Cars, alcohol and tobacco are taxed.",
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
    "A foreign license in English with photograph and signature is valid. Permanent residents must exchange it within five years.",
    "south-africa-transport",
    [pages.licenseProvince, pages.licenseFiveYears, pages.licenseResident],
    {
      enteredOn: "2026-11-26",
      note: "Five years are what the Western Cape government says (February 2018), by the National Road Traffic Act. Exchange it in the first year and both readings are met. It must have been issued before you became resident. Temporary residents cannot exchange theirs.",
      reported: [{ value: "within one year, by agents' pages", page: pages.licenseYear }],
    },
  ),
  drivingLicenseDays: null,
};
