import { type Goods, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources.ts";

const TRA = "tanzania-tra";

export const tanzaniaGoods: Goods = {
  household: read(
    "Free of duty for people over 18 who move there for the first time or return: what you used at your former home, brought in within 90 days",
    TRA,
    [sources.returningResidents],
    { note: "The office may extend it to 360 days. It is granted once: ask for it before the first box arrives." },
  ),
  car: read(
    "One car free of duty, if you owned and used it abroad for 12 months, it is under 8 years old and at most 3,000 cc. Otherwise 25% duty, up to 10% by engine, 15 or 30% more from 8 and 11 years, then 18% VAT.",
    TRA,
    [sources.returningResidents, sources.carDuty, sources.carLevies],
    {
      ...FEES,
      note: "Right-hand drive only, and inspected before shipping: cars from the US and Canada are out, British ones fit.",
    },
  ),
  medicines: read(
    "Narcotic medicines come in only through the state's medical stores; other controlled ones with a certificate of the authority",
    "tanzania-tmda",
    [sources.medicines],
    {
      note: "The page speaks of importers. What a traveler may carry it does not say: bring the prescription, and ask before you bring strong painkillers.",
    },
  ),
  pets: read(
    "Import permit of the veterinary services, rabies vaccination 30 days to 12 months old, health certificate of at most seven days",
    TRA,
    [sources.pets, sources.petsPermit],
    { note: "Pet movers' pages without a date; one speaks of quarantine. Ask the embassy." },
  ),
  drivingLicense: read(
    "An international permit serves for six months; if you stay longer, you need a Tanzanian license, converted at the revenue authority",
    TRA,
    [
      sources.drivingSixMonths,
      sources.drivingAdvice,
      sources.drivingZanzibar,
      sources.license,
      sources.licenseStory,
      sources.licenseSaga,
    ],
    {
      ...FEES,
      enteredOn: "2026-11-26",
      note: "The six months are from driving sites, not from an office. Carry your license from home with the permit. Newcomers mention a tax number first, copies of passport and license, several visits and about $18 to $40. In Zanzibar a local permit comes on top.",
    },
  ),
  drivingLicenseDays: 180,
};
