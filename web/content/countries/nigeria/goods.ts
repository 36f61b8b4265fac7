import { type Goods, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { sources } from "./sources.ts";

export const nigeriaGoods: Goods = {
  household: read(
    "Personal and household effects are free of duty if they land within two months of your arrival; for citizens who return, after nine months abroad. No vehicles and nothing for sale.",
    "nigeria-customs",
    [sources.customsPassengers, sources.customsMovers],
    {
      note: "Movers ask for the residence card, a tax number and a priced list, and say that a returning citizen may not have visited for more than 90 days in the two years before.",
    },
  ),
  car: read(
    "Left-hand drive, at most twelve years old since 2022. A used car pays 20% duty, a levy of 5% since July 2026 (15% before), 7.5% VAT, 0.5% for ECOWAS, and a surcharge of 7% of the duty, on the value that customs sets. A green tax was added in July 2026.",
    "nigeria-customs",
    [sources.carLevy2026, sources.carDuty2025, sources.carAge, sources.carAgeCustoms, sources.carAge2022],
    {
      ...FEES,
      enteredOn: "2026-11-26",
      reported: [{ value: "at most 15 years old, the limit until 2022", page: sources.carDealer }],
      note: "How high the green tax is: not found, looked on November 26, 2026; ask customs before you ship. A new car pays a levy of 10%. British cars have the wheel on the wrong side.",
    },
  ),
  medicines: read(
    "Narcotic and controlled medicines need an import permit of the drug agency",
    "nigeria-nafdac",
    [sources.medicinesControlled],
    {
      note: "The page speaks of importers. What holds for your own supply we did not find: carry the prescription and ask.",
    },
  ),
  pets: read(
    "Dogs and cats: an import permit, a microchip, a rabies vaccination 31 days to 12 months old, an antibody test, and a veterinary certificate of the last 48 hours with the stamp of a state veterinarian",
    "nigeria-naqs",
    [sources.petsDogs, sources.petsMovers],
    {
      reported: [
        {
          value: "a rabies vaccination of the last year and a health certificate that is valid for two weeks",
          page: sources.petsPermit,
        },
      ],
      note: "The permit comes from the federal veterinary department in Abuja: allow three months. A mover in South Africa asks that the blood test be at least 92 days old: plan five months.",
    },
  ),
  drivingLicense: read(
    "Up to three months with your license and an international permit. After that a Nigerian license, with a driving school, tests and fingerprints.",
    "nigeria-frsc",
    [sources.drivingLicense, sources.drivingConvert],
    {
      note: "The first page is of 2018. One guide describes an exchange of foreign licenses that asks for a test, too.",
    },
  ),
  drivingLicenseDays: 90,
};
