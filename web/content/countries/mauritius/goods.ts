import { type Goods, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

export const mauritiusGoods: Goods = {
  household: read(
    "Free of duty on your first arrival to live or to work there, if bought abroad and imported within six months of your arrival",
    "mauritius-mra",
    [sources.household, sources.householdMovers],
    {
      note: "The permit must last more than a year. What you sell within four years you must report first. Food and alcohol are taxed.",
    },
  ),
  car: read(
    "Excise duty of 45% to 1,000 cc, 50% to 1,600, 75% to 2,000 and 100% above, then 15% VAT",
    "mauritius-mra",
    [sources.carRates, sources.carReturning, sources.restrictedGoods, sources.carElectric],
    {
      ...FEES,
      note: "An older page of the Authority; electric and hybrid cars became free of duty in 2022. Relief is for returning citizens only. A used car needs an import permit.",
    },
  ),
  medicines: read(
    "Tranquilizers, sleeping pills, narcotics and strong painkillers need an authorization before you travel",
    "mauritius-health-ministry",
    [sources.medicinesUk, sources.medicinesSteps, sources.medicinesArrest],
    {
      note: "Write to the embassy with passport, prescription, quantity, address and flight; by a report of 2019 the answer takes a day. Travelers with tramadol have been arrested.",
    },
  ),
  pets: read(
    "Import permit at least three months before, older than seven months, microchip, rabies vaccination and blood test, as cargo only",
    "mauritius-veterinary-services",
    [sources.pets, sources.petsExpat],
    {
      reported: [
        { value: "quarantine of at least five days or a month, by the country", page: sources.petsQuarantine },
        { value: "quarantine of six months", page: sources.petsAgency },
      ],
      note: "You need the residence permit first. Ask for the days of quarantine from your country and for the breeds that are forbidden.",
    },
  ),
  drivingLicense: read(
    "A foreign license serves for four weeks; then the Traffic Branch of the police converts it, for 1,500 rupees",
    "mauritius-government",
    [sources.drivingWeeks, sources.drivingSteps, sources.drivingFee],
    {
      ...FEES,
      reported: [
        { value: "no driving test for licenses of Europe, Australia and the US", page: sources.drivingNoTest },
      ],
      note: "The page with the fee speaks of a test. Bring a letter of the office that issued your license; from age 60 a medical certificate.",
    },
  ),
  drivingLicenseDays: 28,
};
