import { notFound, payOf, read, type Work } from "../country-record.ts";
import { lifeSources as sources } from "./sources-of-life.ts";
import { permitSources } from "./sources.ts";

const pay = payOf("ethiopia-statistics");

export const ethiopiaWork: Work = {
  spouse: notFound(
    "ethiopia-labor-ministry",
    "Whether the family member's card allows work. Spouses with the origin card may work without a permit.",
  ),
  closedOccupations: read(
    "Every post that an Ethiopian can fill. 32 business areas were reserved for Ethiopians in 2020, among them banking, most retail and import trade, small hotels and restaurants.",
    "ethiopia-investment",
    [permitSources.workGuide, permitSources.reserved],
    { note: "Holders of the origin card count as domestic. Trade has been opened since 2024, on high conditions." },
  ),
  openOccupations: read(
    "Managers and supervisors of a company, and technical experts whom it does not find in Ethiopia",
    "ethiopia-labor-ministry",
    [permitSources.workGuide, permitSources.workClasses],
  ),
  vacancies: notFound(
    "ethiopia-labor-ministry",
    "We read no page on where foreigners are hired. International organizations and embassies in Addis Ababa post their own offers.",
  ),
  pay: [
    pay("All wage earners, median", "3,000 birr a month", [sources.payMedian], {
      note: "From a study of the ILO, reported in 2025.",
    }),
    pay("Civil servant with a degree, at entry", "11,500 birr a month (about $82) since September 2025", [
      sources.payCivil,
      sources.payCivilTwo,
    ]),
    pay("Civil servant, lowest and highest", "6,000 to 39,000 birr a month ($44 to $286) since September 2025", [
      sources.payCivil,
      sources.payCivilTwo,
    ]),
    pay("Nurse in a public hospital, at entry", "4,000 to 7,500 birr a month", [sources.payNurses], {
      note: "Undated, before the raise of September 2025.",
    }),
    pay("Doctor in specialist training", "12,000 birr a month in June 2024", [sources.payResidents]),
    pay("University lecturer with a graduate degree", "8,500 birr a month after tax in December 2022", [
      sources.payLecturers,
    ]),
    pay("Teacher", "5,000 to 10,000 birr a month", [sources.payTeachers], { note: "Undated, by a job board." }),
    pay("Pharmacist or other skilled health worker", "10,000 to 25,000 birr a month", [sources.payTeachers], {
      note: "Undated, by a job board.",
    }),
    pay("Experienced manager in information technology", "15,000 to 30,000 birr a month in 2023", [sources.paySkilled]),
    pay(
      "Middle career in a private company, Addis Ababa",
      "40,000 to 90,000 birr a month after tax in 2026",
      [sources.payBenchmarks],
      { note: "One adviser's own range; entry 15,000 to 35,000, senior 100,000 to 250,000." },
    ),
    pay("Worker in an industrial park, at entry", "800 to 1,500 birr a month", [sources.payFactories], {
      note: "Undated and old; there is no national minimum wage.",
    }),
    pay("Domestic worker", "Most earn less than 3,000 birr a month, in April 2025", [sources.payHouseholds]),
  ],
};
