import { OUTSIDE_LINKS } from "#web/content/outside-links.ts";
import { RELOCATION_COSTS } from "#web/content/planning-figures.ts";
import { pageOf } from "#web/content/sources.ts";
import type { Article } from "./article.ts";
import { budget, estimated } from "./budget.ts";

const schoolFees = {
  readAt: [pageOf("temaSchoolFees")],
  method:
    "The fee of one school in Tema as a directory of schools showed it, without a date. The school's own fee page counts.",
};

export const chooseTheSchoolFirst: Article = {
  id: "choose-the-school-first",
  title: "Choose the School Before You Choose the House",
  excerpt:
    "Curriculum, calendar, credits and the commute: the questions that decide whether a move works for your children.",
  date: "2026-11-21",
  category: "Education",
  alsoUnder: [],
  featured: false,
  picture: "senegal",
  body: [
    {
      kind: "paragraph",
      text: "Families who move with children tend to look for a house, then a car, then a school. Turn that around. In Accra, Nairobi or Johannesburg the school decides which traffic you sit in, who your neighbors become, and what the move really costs. You can move to another house after a year. A second change of school within a year is much harder on a child.",
    },
    { kind: "heading", text: "Where will this child study next?" },
    {
      kind: "paragraph",
      text: "Think about where your child may want to be at eighteen, and choose a curriculum that leads there. The International Baccalaureate, the Cambridge and other British examinations, the American diploma with Advanced Placement, and the French baccalauréat are all offered on the continent and are read by universities everywhere. National curricula cost far less and suit families who plan to stay. Younger children can move between systems with little loss. From about fourteen a change in the middle of an examination course can cost a year.",
    },
    {
      kind: "paragraph",
      text: "One rule surprises British families: lower university fees and student loans at home usually depend on where you were ordinarily resident in the years before the course, not on your passport. Many American states and Canadian provinces also tie fees or aid to residence. Read the rule now, while it can still shape your plan.",
    },
    {
      kind: "link",
      label: OUTSIDE_LINKS.ukcisa.label,
      to: OUTSIDE_LINKS.ukcisa.url,
      note: "residence and home fees explained",
    },
    { kind: "heading", text: "Check what “international” means at this school" },
    {
      kind: "paragraph",
      text: "The word international is not protected. Look for the accreditation itself, in the register of the body that gives it, and not only for a logo on a brochure. A school that is a candidate for a program does not yet offer it. Ask which examinations last year's oldest pupils sat, how many of them there were, and where they went.",
    },
    {
      kind: "link",
      label: OUTSIDE_LINKS.ibWorldSchools.label,
      to: OUTSIDE_LINKS.ibWorldSchools.url,
      note: "the organization's own register",
    },
    {
      kind: "link",
      label: OUTSIDE_LINKS.councilOfInternationalSchools.label,
      to: OUTSIDE_LINKS.councilOfInternationalSchools.url,
      note: "accredited members",
    },
    { kind: "heading", text: "Nine questions for the visit" },
    {
      kind: "list",
      ordered: true,
      items: [
        "What does a year cost in total, with registration, capital levy, meals, bus, uniform, trips and examinations?",
        "In which currency are fees charged, and how often have they risen?",
        "Is there a waiting list for this class, and what does a deposit reserve?",
        "How large are classes, and how many teachers left last year?",
        "How do you support a child who does not speak the language of the other children?",
        "What help is there for learning differences, and does it cost extra?",
        "Which grade would my child enter, and who decides it?",
        "How do you teach African history and literature, and in which years?",
        "May my child spend a day here before we decide?",
      ],
    },
    {
      kind: "paragraph",
      text: "The eighth question matters to many families who are moving for exactly that reason. A foreign curriculum can leave most of African history out. Some schools teach both well; ask to see the reading list.",
    },
    { kind: "heading", text: "Count the whole bill" },
    {
      kind: "paragraph",
      text: `Plan for ${RELOCATION_COSTS.internationalTuitionPerYear.value.text} a year in tuition for one child at an international school; national private schools are often below that and flagship campuses in capital cities can be above it. Ask whether your employer pays, and if so whether the benefit is taxed. Two children at a costly school can undo everything you save on rent, which is why the school belongs in the calculation from the start. Put the written fee schedule beside the result of our calculator before you trust either.`,
      facts: [RELOCATION_COSTS.internationalTuitionPerYear],
    },
    budget(
      "The first year of one child at an international primary school in Tema, near Accra",
      [
        estimated("Tuition for a year", 5600, 5600, schoolFees),
        estimated("Admission fee, paid once", 800, 800, schoolFees),
        estimated("School and sports uniforms", 200, 200, schoolFees),
        estimated("School bus, ten months", 500, 1000),
        estimated("Lunch, ten months", 400, 700),
        estimated("Trips, clubs and books", 200, 500),
      ],
      "An example of one school, entered in November 2026 and not confirmed with it. Its secondary school with boarding costs about three times as much. Examinations and a second child come on top.",
    ),
    { kind: "heading", text: "Check the school calendar" },
    {
      kind: "paragraph",
      text: "Public schools in South Africa and Kenya begin their year in January, while most international schools start in August or September. Arrive for the start of a term if you can: children make friends in the first weeks. Applications for September often close in spring, and entrance tests can be taken online. Ask the old school for certified transcripts, reports for three years, vaccination records and any support plan, and have them authenticated if your destination requires it. Some countries accept an apostille; others ask for legalization at their embassy, which takes longer.",
    },
    { kind: "heading", text: "Let the children choose something" },
    {
      kind: "paragraph",
      text: "Children accept a move more easily when they decide a part of it. Let them pick the sport, the color of the room, the language app, or the city for the second week of the discovery trip. Tell them early, answer the same question as often as it comes, and arrange calls with two friends from home. Ask the school after a month how they are doing.",
    },
    { kind: "link", label: "Compare education country by country", to: "/country-guides" },
    { kind: "link", label: "Estimate your family's costs", to: "/#calculator" },
  ],
};
