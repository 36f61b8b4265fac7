import { type Goods, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

export const moroccoGoods: Goods = {
  household: read(
    "Used goods that you have owned for six months may come in free of duty, with a residence or work permit, a certificate of the change of residence and an inventory in French",
    "morocco-adii",
    [sources.goodsForeigners, sources.goodsMovers],
    {
      note: "Movers' pages, without a date. Send the papers 15 days before the goods. Moroccans who return get it once, through their consulate.",
    },
  ),
  car: read(
    "At most five years old. 41.3% of the value as new, less 10 to 25% for its age: duty 17.5%, VAT 20%, levy 0.25%. Visitors may drive theirs for six months a year.",
    "morocco-adii",
    [
      sources.carRates,
      sources.carGuide,
      sources.carLuxury,
      sources.carReturning,
      sources.carVisitors,
      sources.carCustoms,
    ],
    {
      ...FEES,
      note: "Cars worth more than 400,000 dirhams pay 5 to 20% more. Moroccans who return may bring one of up to ten years, retired ones from 60 with 90% off. Customs has a calculator on its site.",
    },
  ),
  medicines: read(
    "For your own use only, with the prescription or a doctor's letter in French or Arabic and a signed declaration for customs",
    "morocco-adii",
    [sources.medicines],
    {
      note: "Controlled substances need an authorization of the Ministry of Health first. Without papers they are seized.",
    },
  ),
  pets: read(
    "Microchip or tattoo first, then a rabies vaccination, and an official veterinarian's certificate on the model of ONSSA, in French and English",
    "morocco-onssa",
    [sources.pets],
    {
      ...FEES,
      reported: [
        { value: "a certificate of the last three days before the journey", page: sources.petsThreeDays },
        {
          value: "a certificate of the last ten days, a vaccination 30 days to 12 months old and an import permit",
          page: sources.petsPermit,
        },
      ],
      note: "Keep to the stricter one. Going back to Europe asks for a blood test, too.",
    },
  ),
  drivingLicense: read(
    "A foreign license serves for one year. Then it is exchanged if your country has an agreement with Morocco; otherwise you take the tests.",
    "morocco-narsa",
    [sources.drivingOffice, sources.drivingConsulate, sources.drivingList],
    {
      ...FEES,
      note: "The US, the UK and Canada are not among the countries with an agreement named in July 2023: plan on the tests. Moroccans who return may exchange any license.",
    },
  ),
  drivingLicenseDays: 365,
};
