import { type Goods, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { citySources } from "./sources-of-cities.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

export const botswanaGoods: Goods = {
  household: read(
    "Free of duty when you move: what you owned and used before, with a list and the form CE.101, and not sold for six months",
    "botswana-burs",
    [sources.household],
  ),
  car: read(
    "No restriction by kind or age. Clear it within 14 days, with the form SAD 500, the invoice and police clearance of both countries.",
    "botswana-burs",
    [sources.carClearance, sources.carOwnership],
    {
      ...FEES,
      note: "An exporter asks for a title that shows a year of ownership, and says that residents may drive a foreign car for 14 days only. Relief from duty for one car of new residents: ask before you ship.",
    },
  ),
  medicines: read(
    "With the prescription: medicine without one, or with other labels, is held at the border. Narcotic and psychotropic medicine needs a permit of the Medicines Regulatory Authority.",
    "botswana-home-affairs",
    [sources.medicines, sources.medicinesPersonal],
    { note: "What amount passes for your own use no page says. Ask the authority (BoMRA) before you pack." },
  ),
  pets: read(
    "An import permit of the Department of Veterinary Services before you travel, and a health certificate",
    "botswana-home-affairs",
    [sources.pets, sources.petsExpats, citySources.posts],
    {
      note: "Microchip and rabies vaccination, by an expatriates' site. Families of embassies flew theirs by Addis Ababa.",
    },
  ),
  drivingLicense: read(
    "Yours serves for 90 days in a year as a visitor, the international one as long as it is good; residents exchange it",
    "botswana-home-affairs",
    [sources.driving],
    { ...FEES, note: "Undated. The card of Botswana is good for five years." },
  ),
  drivingLicenseDays: 90,
};
