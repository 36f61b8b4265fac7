import { type Goods, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

const CUSTOMS = "egypt-customs";

export const egyptGoods: Goods = {
  household: read(
    "Taxed: 60% duty and 14% VAT on furniture and kitchen ware, by one mover; used clothes 14%",
    CUSTOMS,
    [sources.householdRates, sources.household],
    {
      ...FEES,
      note: "With a work permit a bank's letter of guarantee takes the place of the duty, until you export everything again. Books, films and discs are inspected for three weeks.",
    },
  ),
  car: read(
    "For a visit six months free of duty with a carnet, and three more; to keep it the car must be of the current model year with you as first owner",
    CUSTOMS,
    [sources.carVisit, sources.carRates],
    {
      ...FEES,
      note: "Duty and taxes were 61% to 250% by engine size in 2009. Left-hand drive: a British car does not fit.",
    },
  ),
  medicines: read(
    "Medicines that Egypt controls, tramadol and other opioids among them, need the Ministry of Health's permission before you travel. Carry a doctor's certificate for every prescription medicine.",
    "egypt-health-ministry",
    [sources.medicinesAdvice, sources.medicines, sources.medicinesPrison, sources.medicinesDose],
    {
      enteredOn: "2026-11-26",
      note: "Which others are controlled: not found, looked on November 26, 2026. Ask the embassy about sedatives, sleeping pills and stimulants. The Ministry's list with codeine, Xanax, Valium and Lyrica, often quoted, warns people who travel abroad from Egypt. The British visitor who went to prison in 2017 carried almost 300 doses of tramadol that were not prescribed to her.",
    },
  ),
  pets: read(
    "Proof of rabies and other vaccinations, and an international export health certificate",
    CUSTOMS,
    [sources.pets, sources.petsBack],
    {
      note: "A flight with a stop in Europe adds rules. The US stopped dogs from Egypt in 2019: read how to bring yours back before you go.",
    },
  ),
  drivingLicense: read(
    "A foreign license with an international permit serves for six months; after that an Egyptian license, with theory and driving test",
    "egypt-interior-ministry",
    [sources.driving],
    {
      ...FEES,
      note: "Bring a valid visa, blood type, eye and medical test, and a letter of your embassy on where you live, in Arabic. The page sells permits: ask the traffic office.",
    },
  ),
  drivingLicenseDays: 180,
};
