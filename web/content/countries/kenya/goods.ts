import { type Goods, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { sources } from "./sources.ts";

export const kenyaGoods: Goods = {
  household: read(
    "Free of duty, one car included, with a contract of at least two years, for goods you owned and used for a year and bring within three months of the work permit. They may not be sold meanwhile.",
    "kenya-kra",
    [sources.householdGoods],
    {
      note: "Kenyan citizens who return have a rule of their own: see our page for people who return.",
    },
  ),
  car: read(
    "Right-hand drive, at most eight years from first registration, inspected before shipping. In 2025: import duty 35%, excise by engine, VAT 16%, declaration fee 2.5% and railway levy 2%, on the authority's own value. Kenyan citizens who return from a country like the US or Canada can import a right-hand-drive replacement without duty, excise and VAT.",
    "kenya-kra",
    [sources.carRules, sources.carDuty, sources.carReturning, sources.carReplacement],
    {
      ...FEES,
      enteredOn: "2026-11-26",
      reported: [{ value: "import duty 25% and a declaration fee of 3.5%", page: sources.carDutyLower }],
      note: "US and Canadian cars are left-hand drive and cannot be registered themselves. For the replacement you must have owned and used the old car for twelve months and sold it before you leave, and the new one may not be worth more. The railway levy is still paid. It is for citizens who move back for good: others pay duty.",
    },
  ),
  medicines: read(
    "Medicines for your own use, too, fall under import permits of the Pharmacy and Poisons Board, and must have two thirds of their shelf life left",
    "kenya-ppb",
    [sources.medicines],
    { note: "Write to the Board before you travel with more than a short supply, and carry the prescription." },
  ),
  pets: read(
    "Dogs and cats: an import permit before the journey, a veterinary certificate, rabies vaccination 6 to 12 months old, an identification mark, and by one embassy an antibody test 3 to 24 months old.",
    "kenya-embassy-washington",
    [sources.petsRome],
    {
      reported: [
        {
          value:
            "a certificate of at most five days and a valid rabies vaccination; under six months old it needs a state veterinarian's paper besides",
          page: sources.petsPretoria,
        },
      ],
      note: "With the months after the vaccination, plan seven months. From a country free of rabies the rules are milder. The embassies differ: ask yours first.",
    },
  ),
  drivingLicense: read(
    "A foreign license with an international permit serves for three months; residents then exchange it for a Kenyan one",
    "kenya-ntsa",
    [sources.drivingLicense],
    { note: "What the exchange costs, and whether there is a test, we did not find." },
  ),
  drivingLicenseDays: 90,
};
