import { pageOf } from "#web/content/sources.ts";
import { OUTSIDE_LINKS } from "#web/content/outside-links.ts";
import type { Article } from "./article.ts";
import { budget, estimated } from "./budget.ts";

export const healthCareBeforeDuringAfter: Article = {
  id: "health-care-before-during-after",
  title: "Healthcare Before, During and After the Move",
  excerpt: "Coverage at home can end before coverage abroad starts. How to close the gap between the two.",
  date: "2026-11-21",
  category: "Healthcare",
  alsoUnder: [],
  featured: true,
  picture: "south-africa",
  body: [
    {
      kind: "paragraph",
      text: "The large cities have good doctors. What goes wrong for newcomers is more often the order of things: a policy that has not started, a prescription with another name, a hospital that wants a deposit before treatment. You can prepare for each of these.",
    },
    { kind: "heading", text: "Know the day your present cover ends" },
    {
      kind: "paragraph",
      text: "In the United States, Medicare generally does not pay for care outside the country, and an employer's plan may cover emergencies only. Canadian provinces require you to be present for a part of each year and end coverage after a longer absence; each has its own rule. In the United Kingdom, free hospital care depends on being ordinarily resident, so it does not follow you abroad, and a visit home may be charged. Ask in writing for the last day on which you are covered, then plan backward from it.",
    },
    {
      kind: "link",
      label: OUTSIDE_LINKS.medicareAbroad.label,
      to: OUTSIDE_LINKS.medicareAbroad.url,
      note: "what is and is not paid abroad",
    },
    { kind: "heading", text: "Eight weeks before: the folder" },
    {
      kind: "paragraph",
      text: "See your doctor and dentist while you still can. Ask for a summary letter on headed paper: diagnoses, operations, allergies, blood group, and each medicine by its generic name and dose. Brand names change at borders; the generic name does not. Bring vaccination records for every child, because schools ask for them.",
    },
    {
      kind: "list",
      items: [
        "Book a travel clinic. Several countries, Ghana among them, require a yellow fever certificate on arrival; others ask for it if you come from or pass through a country with risk.",
        "Talk about malaria for your exact destination. Accra, Kigali, Nairobi, Casablanca and Cape Town do not carry the same risk.",
        "Check each medicine with the embassy of your destination. Some treatments for pain, attention and sleep are controlled, and need a permit or a letter.",
        "Carry three months of what you take every day, in original boxes, in hand luggage.",
      ],
    },
    {
      kind: "link",
      label: OUTSIDE_LINKS.cdcTravelersHealth.label,
      to: OUTSIDE_LINKS.cdcTravelersHealth.url,
      note: "vaccines and malaria by country",
    },
    {
      kind: "link",
      label: OUTSIDE_LINKS.travelHealthPro.label,
      to: OUTSIDE_LINKS.travelHealthPro.url,
      note: "country pages for British travelers",
    },
    { kind: "heading", text: "Three questions to ask an insurer" },
    {
      kind: "paragraph",
      text: "There are three kinds of cover, and they are not substitutes. Travel insurance is for trips and often stops when you become a resident. International private insurance follows you, at a price that rises with age. Local insurance is cheaper, and its network is local. Many households start with the second and move to the third once they know their doctors. Whichever you choose, get the answers to three questions in writing.",
    },
    {
      kind: "list",
      ordered: true,
      items: [
        "Which hospitals in my city do you pay directly, so that I do not have to pay first and claim later?",
        "What is excluded for the first year, and how do you treat a condition that I already have?",
        "If I need care that my city does not offer, who arranges and pays for the evacuation, and to where?",
      ],
    },
    {
      kind: "paragraph",
      text: "South Africa shows why the second question matters: its medical schemes charge more, for life, to people who join late, and may make them wait. Its regulator explains the rules in plain language, and other countries have rules of their own.",
    },
    {
      kind: "link",
      label: OUTSIDE_LINKS.southAfricaMedicalSchemes.label,
      to: OUTSIDE_LINKS.southAfricaMedicalSchemes.url,
      note: "waiting periods and late-joiner rules",
    },
    { kind: "heading", text: "What the year of the move can cost" },
    budget(
      "Health costs of one adult in the year of a move to Cape Town",
      [
        estimated("Travel clinic and vaccinations", 150, 400),
        estimated("Three months of regular medicine to take along", 60, 300),
        estimated("International insurance for the first four months, while a local scheme makes you wait", 400, 1200),
        estimated("Hospital plan of a local medical scheme, eight months", 1120, 1280, {
          readAt: [pageOf("southAfricaKeyCare")],
          method:
            "2,636 rand a month for an adult with a higher income on one plan, as a comparison site showed it without a date, at 16 to 19 rand to the dollar. The scheme's own price list counts.",
        }),
        estimated("Family doctor, dentist and eye test, paid in cash", 150, 350),
        estimated("Kept ready: the deposit that a private hospital may ask for", 500, 2000),
      ],
      "Entered in November 2026 and not confirmed. Cover costs more with age and with conditions that you already have; families add each person.",
    ),
    { kind: "heading", text: "The first month: find care while you are well" },
    {
      kind: "paragraph",
      text: "Public systems differ widely. Ghana, Kenya, Rwanda and Morocco each run a national health insurance scheme, and residents who are not citizens can join some of them under conditions that change; ask the scheme itself rather than a neighbor. You can combine it with private clinics, which are many in the large cities and few outside them. Visit the hospital nearest to your home, ask where its emergency entrance is at night, whether it takes your insurance, and what deposit it asks for. Save the number of a private ambulance, since public ones may be slow.",
    },
    {
      kind: "paragraph",
      text: "Choose a family doctor before anyone has a fever. Hand over the folder. Ask what is common in this season, and which of your habits from home, such as drinking from the tap, should change.",
    },
    { kind: "heading", text: "Look after your mental health" },
    {
      kind: "paragraph",
      text: "A move can bring grief as well as joy, even when it is a return. Watch your sleep and your patience. Keep one standing call a week with somebody at home, find one group that meets in person, and if you see a therapist, ask before you leave whether they may lawfully continue online across the border. If you feel low for more than two weeks, talk to a doctor.",
    },
    { kind: "link", label: "Compare healthcare in our country guides", to: "/country-guides" },
    { kind: "link", label: "Meet people who have settled", to: "/community" },
  ],
};
