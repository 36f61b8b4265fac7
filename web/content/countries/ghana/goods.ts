import { type Goods, read } from "../country-record.ts";
import { ghanaLifeSources as pages } from "./sources-of-life.ts";

/** What you may bring into Ghana. */
export const ghanaGoods: Goods = {
  household: read(
    "Free of duty if owned and used for six months and landed within 12 months after you. Goods that come apart from you must be declared on arrival or within 48 hours.",
    "ghana-gra",
    [pages.baggage, pages.householdShipping, pages.householdPapers],
    {
      note: "The form is the Passengers Unaccompanied Baggage Declaration; without it you can lose the relief. Shippers add passport and visa, a valued list, the original bill of lading, an employer's letter and a tax number, and write that one electrical device of a kind is free.",
    },
  ),
  car: read(
    "Left-hand drive only. Duty and taxes on the value that customs sets; cars over 10 years pay a penalty: 5% up to 12 years, 20% up to 15, then 50%.",
    "ghana-gra",
    [pages.carPenalties],
    {
      pace: "fees-and-visas",
      reported: [
        {
          value: "10 years as the highest age, on a car dealer's page, which names the same penalties above it",
          page: pages.carDealer,
        },
      ],
      note: "Ask the revenue authority whether older cars are admitted at all, and get the duty in writing before you ship. A car that is not cleared within 60 days is forfeited.",
    },
  ),
  medicines: read(
    "Cough syrup with codeine is banned; tramadol and other codeine need a valid prescription.",
    "ghana-fda",
    [pages.codeineBan, pages.medicineBans],
    {
      note: "How much a traveler may bring for personal use was not found. The list of banned imports also names ketoconazole tablets and plain ephedrine.",
    },
  ),
  pets: read(
    "An import permit from the Veterinary Services, within 3 working days, and a health certificate of your official veterinarian. Dogs also need their vaccination records and negative tests for five diseases, none older than 31 days.",
    "ghana-veterinary-services",
    [pages.animals, pages.animalsRabies],
    {
      pace: "fees-and-visas",
      enteredOn: "2026-11-26",
      note: "The Veterinary Services ask for vaccination records before they issue the permit and name no vaccines; bring the rabies certificate, because the vaccination has been mandatory in Ghana since January 2026. The tests: Brucella canis, Trypanosoma evansi, Babesia gibsoni, heartworm and Leishmania. Fees and an inspection on arrival come on top. Ask what cats need.",
    },
  ),
  drivingLicense: read(
    "A foreign license must be converted: valid license and passport, one-year residence permit with more than two months left, a driving record or letter from the issuer or your embassy, a letter of your employer or spouse, and the Non-Citizen Card.",
    "ghana-dvla",
    [pages.license],
    { note: "Driving on a foreign license is an offense, with a fine or up to three months. The page is of 2019." },
  ),
  drivingLicenseDays: 0,
};
