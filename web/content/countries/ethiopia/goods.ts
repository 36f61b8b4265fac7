import { type Goods, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

export const ethiopiaGoods: Goods = {
  household: read(
    "May come in free of duty when you move there: what you owned and used abroad for at least twelve months, for your own use",
    "ethiopia-customs",
    [sources.household, sources.effects, sources.moverPapers, sources.privilegeSuspended],
    {
      note: "Customs decides, and suspended travelers' privileges in 2021. Ask before you pack. Movers want the permit or the employer's letter, a residence visa and a list with values.",
    },
  ),
  car: read(
    "Electric cars only: private cars that burn gasoline or diesel may not be imported since January 2024. Duty on an electric car 15% assembled, 5% in part, by reports.",
    "ethiopia-customs",
    [sources.carBan, sources.carBanKits, sources.carBanMissions, sources.returneeCars],
    {
      ...FEES,
      note: "Traffic keeps to the right. Cars in the names of people who return paid full duty and a penalty of 10% in an earlier year.",
    },
  ),
  medicines: read(
    "With the prescription. Travelers' medicine is to be released only with the approval of the Food and Drug Authority.",
    "ethiopia-fda",
    [sources.medicines, sources.medicinesImport],
    {
      note: "A thesis of 2023 found gaps in the rules. Ask the authority what amounts it lets in, above all of strong painkillers.",
    },
  ),
  pets: read(
    "Rabies vaccination 30 days to 12 months old and a health certificate of the last ten days; no microchip and no quarantine, by a clinic's page",
    "ethiopia-embassy-london",
    [sources.pets],
    {
      note: "One undated page in Persian, which advises a rabies blood test, too. Ask the embassy before you book; the airline has rules of its own.",
    },
  ),
  drivingLicense: read(
    "Yours does not serve, nor does the international one: exchange it, with a residence permit, a confirmation of your embassy and the stamp of the Foreign Ministry",
    "ethiopia-embassy-london",
    [sources.drivingSteps, sources.drivingFamily],
    {
      reported: [{ value: "your own license serves for up to 45 days", page: sources.drivingRules }],
      note: "The pages are old or undated. Do not drive before you have the Ethiopian license.",
    },
  ),
  drivingLicenseDays: 0,
};
