import { type Goods, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

export const rwandaGoods: Goods = {
  household: read(
    "May be exempt when you change your residence to Rwanda: what you used at your former home, and one motor vehicle that you owned and used for twelve months, from age 18",
    "rwanda-rra",
    [sources.householdGoods, sources.householdAirport, sources.returningGoods],
    {
      note: "The officer must be satisfied that you move, and the car must be left-hand drive. Returning Rwandans bring a letter of the embassy, which asks for the car's log book and insurance.",
    },
  ),
  car: read(
    "Left-hand drive only, no age limit. Customs duty 25%, VAT 18%, infrastructure levy 1.5%, and a registration fee by engine size.",
    "rwanda-rra",
    [sources.carRules],
    {
      ...FEES,
      reported: [{ value: "also withholding tax 5% and consumption tax", page: sources.carTaxes }],
      note: "British cars cannot stay: right-hand drive is allowed for days or two weeks. Electric and hybrid cars had exemptions in 2025.",
    },
  ),
  medicines: read(
    "For a medicine that is not approved or not found in Rwanda, an authorization of the Rwanda Food and Drugs Authority first, with the letter of a doctor licensed in Rwanda",
    "rwanda-fda",
    [sources.medicines],
    { note: "What a traveler may carry without it, the page does not say. Carry the prescription." },
  ),
  pets: read(
    "An import permit, vaccinations up to date and a veterinary health certificate of at most ten days",
    "rwanda-embassy-washington",
    [sources.pets, sources.petsStory],
    {
      note: "The pages are a pet site's and a story of 2015. Ask the embassy for the tests and the office that gives the permit.",
    },
  ),
  drivingLicense: read(
    "A foreign license serves for twelve months. After that conversion takes the theory and the driving test.",
    "rwanda-irembo",
    [sources.drivingLicense],
    {
      ...FEES,
      note: "10,000 francs for the provisional license and 50,000 for the full one.",
    },
  ),
  drivingLicenseDays: 365,
};
