import { notFound, payOf, read, type Work } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources, permitSources } from "./sources.ts";

const pay = payOf("tanzania-nbs");

export const tanzaniaWork: Work = {
  spouse: read(
    "Not on a dependent pass: it takes a work permit and a residence permit of its own",
    "tanzania-immigration",
    [permitSources.spouseQuestions, permitSources.specialPassLawyers],
    FEES,
  ),
  closedOccupations: read(
    "Since July 28, 2025 fifteen kinds of small business, among them shops, mobile money, phone repair, salons outside hotels, tour guiding, real estate agencies, parcel delivery and cleaning",
    "tanzania-trade-ministry",
    [sources.closedTradesLawyers, sources.closedTradesNews],
    {
      note: "The penalty is a fine of at least 10 million shillings or up to six months in prison, and the loss of the permit.",
    },
  ),
  openOccupations: read(
    "Health staff, experts in oil and gas, and teachers of science and mathematics: the prescribed professions, with the cheaper work permit",
    "tanzania-kazi",
    [permitSources.workPermitInvestors, permitSources.prescribedProfessions, permitSources.permitGuidelines],
    { note: "Professions with a board of their own register there first." },
  ),
  vacancies: notFound(
    "tanzania-kazi",
    "We read of no list of vacancies for foreigners. Employers apply for you: write to them.",
  ),
  pay: [
    pay("All occupations, on average", "400,000 to 500,000 shillings ($170 to $215) a month", [sources.payAverage], {
      reported: [{ value: "1,260,000 shillings in 2022, with housing and transport", page: sources.payHigher }],
    }),
    pay("Teacher with a certificate, public", "479,000 to 529,000 shillings a month in 2025", [
      sources.payTeachersGrades,
      sources.payTeachers,
    ]),
    pay("Teacher with a degree, public, at entry", "590,000 to 668,000 shillings a month in 2025", [
      sources.payTeachersGrades,
      sources.payTeachers,
    ]),
    pay("Teacher with a degree and experience, public", "771,000 to 873,000 shillings a month in 2025", [
      sources.payTeachersGrades,
      sources.payTeachers,
    ]),
    pay("Senior teacher, public", "990,000 to 1,161,000 shillings a month in 2025", [sources.payTeachers]),
    pay("Public servant, lowest grade", "380,000 shillings a month at entry since July 2022", [sources.payPublic]),
    pay("Bank and insurance staff", "1,388,000 shillings a month on average in 2016", [sources.payFinance], {
      note: "By the National Bureau of Statistics, the best-paid branch then.",
    }),
    pay("Lawyer in a known firm", "More than 2 million shillings a month in 2018", [sources.payLawyers]),
    pay("Chief executive", "At least 5 million shillings a month in 2018, for more than half of them", [
      sources.payLawyers,
    ]),
    pay(
      "Housekeeper who does not live in, least by law",
      "160,000 shillings a month since January 2026; 80,000 for one who lives in",
      [sources.domesticWage, sources.wageOrder],
      { note: "328,000 for one whom a diplomat or a major businessman employs." },
    ),
  ],
};
