import { notFound, payOf, read, type Work } from "../country-record.ts";
import { sources } from "./sources.ts";

const pay = payOf("kenya-knbs");

export const kenyaWork: Work = {
  spouse: read(
    "A dependant's pass allows no work, paid or unpaid. A spouse needs a work permit, and the pass ends with it.",
    "kenya-immigration",
    [sources.dependantLawyers, sources.volunteers],
  ),
  closedOccupations: read(
    "No single list was found. In 2012 rules kept foreign employees out of medicine, law, engineering, accounting and real estate, except as investors.",
    "kenya-immigration",
    [sources.closedJobs],
    {
      note: "The page is old; later pages list the same professions for permits of class C. Ask the board of your profession.",
    },
  ),
  openOccupations: read(
    "Work that Kenyans with the skill are too few for: IT, manufacturing, healthcare, education and finance are named",
    "kenya-immigration",
    [sources.openJobs],
  ),
  vacancies: notFound(
    "kenya-immigration",
    "We read no page on where posts are published. Find the employer first: the employer applies for the permit.",
  ),
  pay: [
    pay("All occupations, on average", "About 55,451 shillings a month in 2025", [sources.payAverage]),
    pay("Primary school teacher, public, at entry", "21,756 to 27,195 shillings a month", [sources.payTeachers]),
    pay("Secondary school teacher with a degree, public", "34,955 to 43,694 shillings a month", [sources.payTeachers]),
    pay("Nurse", "About 68,000 shillings a month at Kenyatta National Hospital", [sources.payNurses], {
      reported: [{ value: "80,000 to 150,000 shillings a month", page: sources.payNursesHigher }],
    }),
    pay("Doctor or surgeon", "About 546,000 shillings a month", [sources.payDoctors], {
      note: "One salary site's average; its range is 284,000 to 846,000.",
    }),
    pay("Accountant in Nairobi", "About 111,000 shillings a month", [sources.payFinance]),
    pay("Bank branch manager", "120,000 to 200,000 shillings a month", [sources.payGuide]),
    pay("Software developer, at entry", "60,000 to 90,000 shillings a month", [sources.payGuide]),
    pay("Software engineer at Safaricom", "150,000 to 300,000 shillings a month", [sources.paySafaricom]),
    pay("Senior software engineer in Nairobi", "About $1,900 a month, cost to the employer", [sources.payTech]),
    pay("Product manager in technology", "About $2,425 a month, cost to the employer", [sources.payTech]),
    pay("Driver of a light van in a city", "At least 21,748 shillings a month", [sources.payDrivers]),
    pay("Night guard in a city", "At least 17,976 shillings a month, and 15 percent for housing", [sources.payMinimum]),
  ],
};
