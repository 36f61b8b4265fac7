import { type Goods, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { moneySources as sources } from "./sources-of-money.ts";

export const senegalGoods: Goods = {
  household: read(
    "Everything is declared: freight in writing, and above 200,000 francs by an approved customs agent. Senegalese who return for good get relief, once.",
    "senegal-customs",
    [sources.goodsDeclared, sources.goodsGuide, sources.goodsReturning],
    { note: "For foreigners who move we found no relief: ask customs before you ship." },
  ),
  car: read(
    "At most eight years old. A used car pays 48.97% of its value with freight, a new one 47.54%, by sea: duty 20%, VAT 18%, registration and levies.",
    "senegal-customs",
    [sources.carRates, sources.carAge, sources.carToday],
    {
      ...FEES,
      reported: [{ value: "44.48%, without registration", page: sources.carOlder }],
      note: "Only the two offices at the port of Dakar clear cars. The customs page has no date.",
    },
  ),
  medicines: read(
    "A supply in its packs, with copies of the prescriptions and the generic names. Sleeping pills, antidepressants and narcotics only with the prescription.",
    "senegal-customs",
    [sources.medicinesUs, sources.medicinesControlled],
    { note: "How much you may bring we did not find." },
  ),
  pets: read(
    "An import permit, valid for three months, a health certificate of the last 21 days, and a rabies vaccination at least 21 days before the journey",
    "senegal-livestock-ministry",
    [sources.pets],
    {
      ...FEES,
      reported: [
        {
          value: "a certificate of less than 72 hours and a vaccination one to six months old",
          page: sources.petsGuide,
        },
        {
          value: "a certificate of less than five days, a vaccination three to six months old and a blood test",
          page: sources.petsPress,
        },
      ],
      note: "For pets from the US. There is no quarantine. A microchip, or by one page a tattoo, is asked for by the other two.",
    },
  ),
  drivingLicense: read(
    "Residents convert a license of a country with an agreement: Burkina Faso, Morocco, France, Belgium and South Korea were named in 2019",
    "senegal-road-transport",
    [sources.drivingAgreements, sources.drivingGuide],
    {
      ...FEES,
      reported: [
        {
          value: "visitors may drive with their own license during a temporary stay, told for the French",
          page: sources.drivingVisitors,
        },
      ],
      note: "The US, the UK and Canada are not among them: plan on the tests. Conversion costs 10,000 francs in stamps and 10,000 in cash.",
    },
  ),
  drivingLicenseDays: null,
};
