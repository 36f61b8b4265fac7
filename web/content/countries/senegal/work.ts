import { payOf, read, type Work } from "../country-record.ts";
import { lifeSources as sources } from "./sources-of-life.ts";
import { permitSources } from "./sources.ts";

const OFFICE = "senegal-labor-directorate";

const pay = payOf("senegal-ansd");

export const senegalWork: Work = {
  spouse: read(
    "A spouse who is a foreigner needs a contract that the labor directorate approves, like everyone else",
    OFFICE,
    [permitSources.workLawFirm],
    { note: "Citizens of the West African states are free of it. No rule for spouses of Senegalese was found." },
  ),
  closedOccupations: read(
    "Medicine: for Senegalese, and for citizens of states with a treaty that gives Senegalese doctors the same right",
    OFFICE,
    [sources.doctors, sources.doctorsPress, sources.professionsUnion],
    {
      note: "Church clinics and company doctors are exceptions. Lawyers, dentists, architects, accountants and veterinarians of the eight states of the union may settle; for others ask the order of the profession.",
    },
  ),
  openOccupations: read(
    "Teaching in English at schools and universities, aid organizations, most of which have an office in Dakar, and oil, gas and mining, where 51% of the staff is Senegalese",
    OFFICE,
    [sources.jobsFrench, sources.jobsAid, permitSources.workPolicy],
  ),
  vacancies: read(
    "The international schools' own sites, and Idealist for organizations, where an American teacher found her post",
    OFFICE,
    [sources.jobsTeacher, sources.jobsSchool],
    { note: "French is needed nearly everywhere else." },
  ),
  pay: [
    pay(
      "All occupations, on average",
      "96,206 francs a month, by the statistics office",
      [sources.payAverage, sources.payGuide],
      {
        reported: [{ value: "71,000 francs a month in informal work", page: sources.payInformal }],
        note: "The minimum wage is about 60,000 francs a month.",
      },
    ),
    pay("Staff from abroad", "1 to 4 million francs a month", [sources.payExpats], {
      note: "2 to 4 million in technology, 1.5 to 3.5 in finance.",
    }),
    pay("Software developer, junior", "200,000 to 300,000 francs a month", [sources.payGuide]),
    pay("Network engineer", "400,000 to 600,000 francs a month", [sources.payGuide]),
    pay("IT project manager", "500,000 to 800,000 francs a month", [sources.payGuide]),
    pay("Bank clerk", "180,000 to 250,000 francs a month", [sources.payGuide]),
    pay("Credit analyst", "300,000 to 450,000 francs a month", [sources.payGuide]),
    pay("Production engineer", "350,000 to 500,000 francs a month", [sources.payGuide]),
    pay("Technician", "150,000 to 250,000 francs a month", [sources.payGuide]),
    pay("Skilled worker", "80,000 to 120,000 francs a month", [sources.payGuide]),
    pay("Primary school teacher", "150,000 to 200,000 francs a month", [sources.payGuide]),
    pay("Certified teacher, secondary school", "250,000 to 350,000 francs a month", [sources.payGuide]),
  ],
};
