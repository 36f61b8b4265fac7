import { payOf, read, type Work } from "../country-record.ts";
import { lifeSources as sources } from "./sources-of-life.ts";
import { permitSources } from "./sources.ts";

const pay = payOf("morocco-hcp");

export const moroccoWork: Work = {
  spouse: read(
    "The spouse of a Moroccan may take any job. The spouse of a foreigner needs an employer who proves that no Moroccan was found.",
    "morocco-employment-ministry",
    [permitSources.workPreference, permitSources.workIbn],
  ),
  closedOccupations: read(
    "Medicine, nursing, pharmacy, architecture and engineering are regulated; a foreigner needs an authorization, and as a rule a treaty that gives Moroccans the same right",
    "morocco-employment-ministry",
    [sources.professionsList, sources.professionsReciprocity, sources.professionsHealth],
    {
      note: "Being married to a Moroccan or born in Morocco opened some health professions in a bill. Ask the order of your profession.",
    },
  ),
  openOccupations: read(
    "Qualified posts for which no Moroccan applies: teaching in English at schools and language centers, technology, call centers, staff of Casablanca Finance City",
    "morocco-employment-ministry",
    [permitSources.workPreference, sources.jobsCasablanca],
  ),
  vacancies: read(
    "The American Language Centers, Amideast and the international schools for teachers; the websites of companies for the rest",
    "morocco-employment-ministry",
    [sources.payTeachers, sources.jobsCasablanca, sources.jobsMarrakech],
    { note: "French is expected nearly everywhere." },
  ),
  pay: [
    pay(
      "All occupations, on average",
      "About 5,200 dirhams a month in private companies; 10,100 in the public service, expected for 2026",
      [sources.payBest],
      {
        reported: [{ value: "4,193 dirhams on average; half earn less than 2,712", page: sources.payAverage }],
        note: "The minimum wage is about 3,045 dirhams net a month since January 2025.",
      },
    ),
    pay("English teacher, Casablanca", "188 to 208 dirhams an hour, 18 to 22 hours a week, and a housing allowance", [
      sources.payTeachers,
    ]),
    pay("English teacher, Rabat", "About $1,500 a month", [sources.payTeachers]),
    pay("Software developer, junior", "6,000 to 10,000 dirhams a month", [sources.payGuide]),
    pay("Software developer, senior", "12,000 to 20,000 dirhams a month", [sources.payGuide]),
    pay("IT project manager", "18,000 to 35,000 dirhams a month", [sources.payGuide]),
    pay("Bank employee, beginner", "8,000 to 12,000 dirhams a month", [sources.payGuide], {
      note: "15,000 to 25,000 after three to five years.",
    }),
    pay("Production engineer", "12,000 to 20,000 dirhams a month", [sources.payGuide]),
    pay("Nurse", "5,000 to 8,000 dirhams a month", [sources.payGuide]),
    pay("Doctor, specialist", "40,000 to 100,000 dirhams a month", [sources.payBest]),
    pay("Shop assistant", "4,000 to 6,000 dirhams a month", [sources.payGuide]),
  ],
};
