import { type Health, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { sources } from "./sources.ts";

const OFFICE = "nigeria-nhia";

export const nigeriaHealth: Health = {
  publicSystem: read(
    "Health insurance has been mandatory for residents since the law of 2022; employers with five people or more enroll them with the state's scheme or a private plan",
    OFFICE,
    [sources.insuranceLaw, sources.insuranceOrder],
    {
      note: "Since September 2025 federal offices are to ask for a health insurance certificate before they issue or renew permits. Ask whether that holds for yours.",
    },
  ),
  insurers: [
    {
      name: "Hygeia HMO",
      terms: read(
        "HyBasic, without chronic disease, childbirth or intensive care",
        OFFICE,
        [sources.hygeiaBasic],
        FEES,
      ),
      price: read("39,660 naira a year for one person", OFFICE, [sources.hygeiaBasic], {
        ...FEES,
        note: "Undated: ask for today's.",
      }),
      ages: notFound(OFFICE),
    },
    {
      name: "Hygeia HMO: Senior plans",
      terms: read(
        "With chronic conditions; inpatient limits of 1, 1.6 and 3.35 million naira",
        OFFICE,
        [sources.hygeiaSenior],
        { ...FEES, note: "Little for a serious illness." },
      ),
      price: read(
        "In 2022: 203,796 (Mini), 428,094 (Midi) and 865,266 naira (Premium) a year",
        OFFICE,
        [sources.hygeiaSenior],
        FEES,
      ),
      ages: notFound(OFFICE),
    },
    {
      name: "Reliance HMO",
      terms: read(
        "Red Beryl, Alexandrite and Diamond, with limits of 1.2, 1.8 and 3 million naira a year",
        OFFICE,
        [sources.reliancePlans],
        FEES,
      ),
      price: read("3,500, 6,000 and 13,500 naira a month", OFFICE, [sources.reliancePlans], {
        ...FEES,
        note: "Undated, and prices have risen.",
      }),
      ages: notFound(OFFICE),
    },
  ],
  hospitals: [
    {
      name: "Lagoon Hospitals",
      city: "lagos",
      about: read(
        "Several houses; accredited by Joint Commission International in 2011, 2014 and 2017",
        OFFICE,
        [sources.lagoonHospitals],
        { note: "Ask whether the accreditation is current." },
      ),
    },
    {
      name: "Reddington Hospital",
      city: "lagos",
      about: read("Cardiology, and an emergency unit day and night", OFFICE, [sources.hospitalsList]),
    },
    {
      name: "Nizamiye Hospital",
      city: "abuja",
      about: read("Surgery and internal medicine, with Turkish specialists", OFFICE, [sources.hospitalsList]),
    },
    {
      name: "Primus Super Speciality Hospital",
      city: "abuja",
      about: read("120 beds; orthopedics, cardiology, kidney care; tied to a hospital group in India", OFFICE, [
        sources.primusHospital,
      ]),
    },
    {
      name: "UPTH Premium, University of Port Harcourt Teaching Hospital",
      city: "port-harcourt",
      about: read(
        "A private wing of the federal teaching hospital, with 70 beds, four operating theaters and a special care unit, opened on March 11, 2025",
        OFFICE,
        [sources.hospitalUpth, sources.hospitalUpthOpened],
        { enteredOn: "2026-11-24" },
      ),
    },
    {
      name: "Princess Medical Centre",
      city: "port-harcourt",
      about: read(
        "Private, with specialists of several fields, in a new house of six floors in Trans Amadi since July 2018",
        OFFICE,
        [sources.hospitalPrincess],
        { enteredOn: "2026-11-24" },
      ),
    },
  ],
  vaccinations: read(
    "Yellow fever, hepatitis A, typhoid and meningitis (above all in the dry season); measles, tetanus and polio up to date",
    OFFICE,
    [sources.vaccines],
    { note: "See a travel clinic, also about malaria." },
  ),
  bring: read(
    "Your medicines with the prescription, bought at home: the head of the drug agency said in 2018 that thousands had died of falsified ones",
    "nigeria-nafdac",
    [sources.medicinesFake],
    { note: "Hospitals ask for payment first: see the chapter on safety and law." },
  ),
};
