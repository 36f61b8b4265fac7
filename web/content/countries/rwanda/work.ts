import { notFound, payOf, read, type Work } from "../country-record.ts";
import { lifeSources as sources } from "./sources-of-life.ts";
import { permitSources } from "./sources.ts";

const pay = payOf("rwanda-nisr");

export const rwandaWork: Work = {
  spouse: read(
    "Not on a dependant's permit alone: every foreigner who works needs a permit for it",
    "rwanda-dgie",
    [permitSources.workVisa, permitSources.dependantVisa],
    { note: "The pages are old. Ask how a dependant changes to a work permit." },
  ),
  closedOccupations: notFound("rwanda-rdb", "We found no list of trades or posts that are closed to foreigners."),
  openOccupations: read(
    "Those on the Occupations in Demand List: their permit lasts three years instead of two",
    "rwanda-rdb",
    [permitSources.permitsRdb, permitSources.skilledLawyers],
    {
      note: "The list itself we could not read. Ask for today's. A law firm notes that long-term permits ask for localization of the post.",
    },
  ),
  vacancies: read("On the job boards JobIsland, Kora and Kaleta, by a payroll company's guide", "rwanda-rdb", [
    sources.payOffices,
  ]),
  pay: [
    pay("All occupations, on average", "About $230 a month", [sources.payAverage], {
      note: "There is no national minimum wage.",
    }),
    pay("Software engineer in Kigali", "About 1,500,000 francs ($1,150) a month in 2026", [sources.payTech]),
    pay("Product manager in Kigali", "About 2,000,000 francs ($1,540) a month in 2026", [sources.payTech]),
    pay("Marketing specialist in Kigali", "About 900,000 francs ($690) a month in 2026", [sources.payTech]),
    pay("Customer support in Kigali", "About 600,000 francs ($460) a month in 2026", [sources.payTech]),
    pay("Financial manager", "About 1,330,000 francs a month", [sources.payOffices], {
      note: "Undated; it counts about 1,040 francs to the dollar.",
    }),
    pay("Financial analyst", "About 842,000 francs a month", [sources.payOffices]),
    pay("Project manager", "About 773,000 francs a month", [sources.payOffices]),
    pay("Nurse", "120,000 to 200,000 francs a month in 2023", [sources.payNurses], {
      note: "By the trade unions, which asked for more.",
    }),
    pay(
      "Primary school teacher, public, at entry",
      "108,488 francs a month net since August 2022",
      [sources.payTeachers],
      {
        reported: [{ value: "95,596 francs", page: sources.payTeachersLower }],
      },
    ),
    pay("Teacher with a degree, public", "246,384 francs a month since August 2022", [sources.payTeachers], {
      reported: [{ value: "98,273 francs at entry", page: sources.payTeachersLower }],
    }),
    pay("Security guard in Kigali", "About 60,000 francs a month in December 2024", [sources.payGuards], {
      note: "One guard's account.",
    }),
  ],
};
