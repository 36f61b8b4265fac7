import { type Health, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

const OFFICE = "morocco-cnss";

export const moroccoHealth: Health = {
  publicSystem: read(
    "Employees and, since March 2021, the self-employed belong to the compulsory cover AMO, foreigners with a card included. It pays 70% of a reference price outside hospital and 70 to 90% in it.",
    OFFICE,
    [sources.insuranceApril, sources.insuranceFigway, sources.insuranceWait, sources.insuranceExpats],
    {
      ...FEES,
      note: "Private clinics charge more than the reference price. Cover begins after 55 days of contributions. Public hospitals are crowded: plan on private care.",
    },
  ),
  insurers: [
    {
      name: "APRIL International",
      terms: read("Tops up AMO or replaces it, with evacuation", OFFICE, [sources.insuranceApril], FEES),
      price: notFound(OFFICE),
      ages: notFound(OFFICE),
    },
    {
      name: "Allianz Care",
      terms: read(
        "Classic plan: up to 1,125,000 euros, private room and emergencies",
        OFFICE,
        [sources.insuranceRetirees],
        { ...FEES, note: "A comparison. Earlier illnesses may be left out." },
      ),
      price: notFound(OFFICE),
      ages: notFound(OFFICE),
    },
    {
      name: "Voluntary membership of AMO",
      terms: read(
        "Possible for people who do not work; registration takes two to six weeks",
        OFFICE,
        [sources.insuranceFigway],
        { ...FEES, note: "The page is for Moroccans who return. Ask whether a foreign retiree may join." },
      ),
      price: notFound(OFFICE),
      ages: notFound(OFFICE),
    },
  ],
  hospitals: [
    {
      name: "Cheikh Khalifa International University Hospital",
      city: "casablanca",
      about: read(
        "Not for profit; cancer, heart, accidents, difficult births; 205 beds and eight operating rooms in 2015",
        OFFICE,
        [sources.hospitalKhalifa, sources.hospitalKhalifaPlan],
      ),
    },
    {
      name: "Hôpital privé international de Casablanca",
      city: "casablanca",
      about: read(
        "Private, in Maârif, opened in 2022; 300 beds, 15 operating rooms, emergency room around the clock",
        OFFICE,
        [sources.hospitalInternational, sources.hospitalGroup],
      ),
    },
    {
      name: "Cheikh Zaid International University Hospital",
      city: "rabat",
      about: read("Not for profit, opened in 1998; 360 beds, many specialties", OFFICE, [sources.hospitalZaid]),
    },
    {
      name: "Hôpital Privé de Marrakech",
      city: "marrakech",
      about: read("Opened in 2017; 20 specialties, ten operating rooms, heart surgery, emergency room", OFFICE, [
        sources.hospitalMarrakech,
      ]),
    },
    {
      name: "Clinique Internationale de Marrakech",
      city: "marrakech",
      about: read("Private clinic of the group CIM Santé, since 2010", OFFICE, [sources.hospitalGroup]),
    },
  ],
  vaccinations: read(
    "Hepatitis A and B and typhoid are recommended, rabies if you are often outdoors. No malaria and no yellow fever.",
    OFFICE,
    [sources.vaccines, sources.vaccinesMalaria],
    { note: "By pages that repeat the US health office. Ask a travel clinic six weeks before you go." },
  ),
  bring: read(
    "Cash or a card with a high limit: doctors ask tourists for payment before treatment. A stock of your medicines with their labels.",
    OFFICE,
    [sources.hospitalPayment],
  ),
};
