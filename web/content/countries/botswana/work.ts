import { payOf, read, type Work } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";
import { permitSources } from "./sources.ts";

const OFFICE = "botswana-home-affairs";
const pay = payOf("botswana-statistics");

export const botswanaWork: Work = {
  spouse: read(
    "Not on a dependant's permit; with a work permit of their own",
    OFFICE,
    [permitSources.spouses, permitSources.employment, permitSources.nonCitizens],
    FEES,
  ),
  closedOccupations: read(
    "Any post for which a citizen was found, and licenses in 35 trades: general stores, butchers, gas stations, bars outside hotels, boutiques, hairdressers, laundromats, cleaning and more",
    OFFICE,
    [permitSources.reservedTrades, permitSources.reservedManufacturing],
    {
      note: "Foreigners may hold a smaller share in some of them. Rules of 2020 keep kinds of manufacturing for citizens, too.",
    },
  ),
  openOccupations: read(
    "Posts whose skills are scarce: they bring more points. The employer shows whom it trains to take over.",
    OFFICE,
    [permitSources.permitTerms, permitSources.permitCriteria, permitSources.permitPapers],
  ),
  vacancies: read(
    "In local newspapers: employers must advertise a post before they give it to a foreigner",
    OFFICE,
    [permitSources.employment, permitSources.workPermit],
    { note: "The advertisement must be no older than six months when the permit is asked for." },
  ),
  pay: [
    pay("All employees", "7,692 pula a month in late 2023", [sources.payAverage, sources.payForeigners], {
      note: "Citizens 7,296 on average, others 15,863.",
    }),
    pay("Manager", "21,942 pula a month in late 2023", [sources.payAverage, sources.payForeigners]),
    pay("Professional", "19,653 pula a month in late 2023", [sources.payAverage, sources.payForeigners]),
    pay("Technician", "13,725 pula a month in late 2023", [sources.payAverage, sources.payForeigners]),
    pay("Employee of an embassy or international organization", "51,075 pula a month in late 2023", [
      sources.payAverage,
      sources.payForeigners,
    ]),
    pay("Basic work", "1,393 pula a month in late 2023", [sources.payAverage, sources.payForeigners]),
    pay("Personal assistant", "14,000 pula a month in 2025", [sources.paySurvey], { note: "By a lender." }),
    pay("Associate in an office", "13,250 pula a month in 2025", [sources.paySurvey], {
      note: "By a lender, which says that half of all earn 10,000 at most.",
    }),
    pay("Shop assistant, minimum wage", "7.34 pula an hour since February 2024", [sources.minimumWage], {
      note: "The government promised 4,000 pula a month and could name no day in August 2025.",
      reported: [{ value: "4,000 pula a month, promised", page: sources.minimumWagePromise }],
    }),
    pay("Domestic or farm worker, minimum wage", "1,500 pula a month since February 2024", [sources.minimumWage]),
  ],
};
