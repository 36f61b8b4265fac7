import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { read, type Work } from "../country-record.ts";
import { ghanaLifeSources as life } from "./sources-of-life.ts";
import { ghanaSources as pages } from "./sources.ts";

/** Gross pay by the year, for Ghanaians and foreigners alike, in cedis. */
function pay(occupation: string, range: string) {
  return {
    occupation,
    pay: read(`${range} cedis a year`, "ghana-statistical-service", [life.salaries], {
      note: "An indication by a payroll company; it varies with place, company and experience.",
    }),
  };
}

/** Working in Ghana. */
export const ghanaWork: Work = {
  spouse: read(
    "The permit of a dependant does not allow work. A spouse who wants to work needs an employer and a work permit, or indefinite residence.",
    "ghana-immigration-service",
    [pages.dependantAdavia, pages.indefiniteMondaq],
    { pace: "fees-and-visas" },
  ),
  closedOccupations: read(
    "Selling in markets and stalls, petty trading, taxis and car hire with fewer than 25 vehicles, beauty salons and barber shops, scratch cards, exercise books, retail of finished medicines, and sachet water",
    "ghana-gipc",
    [PUBLIC_PAGES.ghanaReservedTrades],
    { note: "Reserved for Ghanaians by the GIPC Act, 2013. A new act has been announced: ask what applies." },
  ),
  openOccupations: read(
    "Employers may hire foreigners for posts that are hard to fill with Ghanaians, within a quota.",
    "ghana-immigration-service",
    [life.jobMarket, life.oilRules],
    {
      note: "We found no list of shortage occupations. Oil and gas firms must advertise first, and since 2018 foreigners are taken for top positions only.",
    },
  ),
  vacancies: read(
    "Online at Tonaton and BusinessGhana",
    "ghana-employment-ministry",
    [life.privateRecruitment, life.jobMarket],
    { note: "The pages that name them are old. Look for a job from home: the permit needs an employer first." },
  ),
  pay: [
    pay("Accountant", "30,000 to 80,000"),
    pay("Financial analyst", "50,000 to 120,000"),
    pay("Software developer", "60,000 to 150,000"),
    pay("IT manager", "80,000 to 200,000"),
    pay("Registered nurse", "25,000 to 60,000"),
    pay("Doctor", "70,000 to 250,000"),
    pay("Teacher", "20,000 to 50,000"),
    pay("University lecturer", "60,000 to 180,000"),
    pay("Civil engineer", "40,000 to 100,000"),
    pay("Project manager in construction", "70,000 to 160,000"),
    pay("Agronomist", "35,000 to 90,000"),
    pay("Farm manager", "50,000 to 130,000"),
  ],
};
