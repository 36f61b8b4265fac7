import { type Goods, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources.ts";

const NRA = "sierra-leone-nra";

export const sierraLeoneGoods: Goods = {
  household: read(
    "Diaspora who return for a post or to invest may ask for one 20-foot container and one car free of duty; others pay 41% on electrical appliances and 1.25% of the value",
    NRA,
    [sources.dutyFree, sources.mover],
    {
      ...FEES,
      note: "The waiver asks for the Sierra Leonean passport with the day of entry, the bill of lading, and a letter of appointment or company papers. An old page: ask the Office of Diaspora Affairs before you ship.",
    },
  ),
  car: read(
    "Left-hand drive only, not older than 15 years. Duty 5% up to four years, 20% up to ten, 30% above; then 12.5% VAT.",
    NRA,
    [sources.carDuty, sources.carAge, sources.customs],
    {
      ...FEES,
      note: "American and Canadian cars fit, British ones do not. Dealers' pages: customs sets the value. Residence permit, purchase invoice and registration card are asked for.",
    },
  ),
  medicines: read(
    "No tramadol tablets since December 2025: to own them is illegal. Only 50-milligram capsules are left, in hospitals.",
    "sierra-leone-pharmacy",
    [sources.tramadol, sources.tramadolPress],
    {
      note: "The pages carry no year; we take it for 2025. What else a traveler may carry, no page says: bring the prescription, and ask before you bring strong painkillers.",
    },
  ),
  pets: read(
    "Vaccination record with rabies, health certificate of a veterinarian, import permit; older than three months",
    NRA,
    [sources.mover, sources.pets],
    { note: "A mover's page without a date. Announce the animal before you fly." },
  ),
  drivingLicense: read(
    "Converted at the Road Safety Authority in one to three working days: passport, license, work or residence permit, two photographs; 400 leones for a car",
    "sierra-leone-slrsa",
    [sources.license, sources.licenseVisitors],
    { ...FEES, note: "The fee stands as 400,000 old leones. Until then an international permit, for a month." },
  ),
  drivingLicenseDays: 30,
};
