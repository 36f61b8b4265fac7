import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { notFound, read, type Schools } from "../country-record.ts";
import { ghanaLifeSources as pages } from "./sources-of-life.ts";

/** Schools and universities in Ghana. */
export const ghanaSchools: Schools = {
  publicSchools: read(
    "Free senior high school is for Ghanaian students who sat the national examination after junior high and were placed by the state.",
    "ghana-education-ministry",
    [pages.freeSchool],
    {
      note: "The page is of 2018; it also reports that many foreigners attend. Whether a foreign child pays at a public basic school was not found: ask the head of the school.",
    },
  ),
  schools: [
    {
      name: "Lincoln Community School",
      city: "accra",
      curriculum: read(
        "International Baccalaureate in all three levels, with US accreditation",
        "ghana-education-ministry",
        [pages.lincolnFacts],
      ),
      ages: read("From 4, to grade 12", "ghana-education-ministry", [pages.lincolnFacts]),
      fees: read(
        "$15,084 in pre-kindergarten to $26,276 in grades 11 and 12, plus $2,000 a year and $6,500 once",
        "ghana-education-ministry",
        [pages.lincolnFees],
        { pace: "fees-and-visas", note: "Fees of 2020-2021, the newest that we could read. Expect more." },
      ),
    },
    {
      name: "Ghana International School",
      city: "accra",
      curriculum: read("English national curriculum, then IGCSE and A Levels", "ghana-education-ministry", [
        pages.ghanaInternational,
      ]),
      ages: read("Infants to 18", "ghana-education-ministry", [pages.ghanaInternational]),
      fees: notFound("ghana-education-ministry", "The fees; ask the school in Cantonments"),
    },
    {
      name: "Al-Rayan International School",
      city: "accra",
      curriculum: read("International Baccalaureate", "ghana-education-ministry", [pages.alRayanAdmission]),
      ages: read("2 to 19", "ghana-education-ministry", [pages.alRayanAdmission]),
      fees: read(
        "$50 for the application and $100 for the assessment from year 3",
        "ghana-education-ministry",
        [pages.alRayanFees],
        { pace: "fees-and-visas", note: "Fees of 2024-2025. Tuition was not in our copy: ask the school." },
      ),
    },
    {
      name: "SOS-Hermann Gmeiner International College",
      city: null,
      town: "Tema",
      curriculum: read("IGCSE and International Baccalaureate, with boarding", "ghana-education-ministry", [
        pages.sosFees,
      ]),
      ages: notFound("ghana-education-ministry", "The ages; it is a secondary school"),
      fees: read(
        "20,250 to 67,500 cedis for tuition and boarding in 2018-2019, by groups that our copy does not name",
        "ghana-education-ministry",
        [pages.sosFees],
        { pace: "fees-and-visas", note: "Ask the school which group your family is in." },
      ),
    },
    {
      name: "An International Baccalaureate school with boarding, in a directory",
      city: null,
      town: "Tema",
      curriculum: read("International Baccalaureate: primary, middle years and diploma", "ghana-education-ministry", [
        PUBLIC_PAGES.temaSchoolFees,
      ]),
      ages: read("Primary to grade 12", "ghana-education-ministry", [PUBLIC_PAGES.temaSchoolFees]),
      fees: read(
        "$5,600 a year in primary, $16,000 with boarding in secondary; on admission $800, $3,000 or $3,500",
        "ghana-education-ministry",
        [PUBLIC_PAGES.temaSchoolFees],
        { pace: "fees-and-visas", note: "The directory's page bears no day, and our copy does not name the school." },
      ),
    },
    {
      name: "International Community School",
      city: "kumasi",
      curriculum: read("Cambridge and International Primary Curriculum, day and boarding", "ghana-education-ministry", [
        pages.kumasiSchool,
      ]),
      ages: read("Kindergarten to grade 12", "ghana-education-ministry", [pages.kumasiSchool]),
      fees: notFound("ghana-education-ministry", "The fees; ask the school in Kumasi"),
    },
    {
      name: "Takoradi International School",
      city: "takoradi",
      curriculum: read("British national curriculum, to IGCSE", "ghana-education-ministry", [pages.takoradiSchool]),
      ages: read("Kindergarten to year 11", "ghana-education-ministry", [pages.takoradiSchool]),
      fees: notFound("ghana-education-ministry", "The fees; ask the school in Takoradi"),
    },
  ],
  universities: read(
    "The University of Ghana takes $55 for an application from abroad (2024-2025).",
    "ghana-education-ministry",
    [pages.universityOfGhana],
    {
      pace: "fees-and-visas",
      note: "Tuition for foreign students was not found: ask its International Programs Office.",
    },
  ),
};
