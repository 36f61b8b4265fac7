import type { Testimonial } from "#web/features/testimonials/testimonial.ts";
import type { PortraitLook } from "#web/pictures/portrait.tsx";

type WaitlistStory = Pick<Testimonial, "id" | "name" | "text" | "rating" | "sample"> & {
  title: string;
  portrait: PortraitLook;
};

/** The page shows the first five. */
export const STORIES: readonly WaitlistStory[] = [
  {
    id: "yvonne",
    name: "Yvonne Caldwell",
    title: "Nurse, Atlanta to Accra",
    text: "I had eleven browser tabs and no plan. Having the papers in the right order saved me a year, and I knew two neighbors before I landed.",
    rating: 5,
    portrait: { hair: "wrap", skin: "#7a4a2b", backdrop: "#f2ca7c", clothes: "#0f3d2e", wrap: "#b8492a" },
    sample: true,
  },
  {
    id: "curtis",
    name: "Curtis Hammond",
    title: "Software engineer, Toronto to Kigali",
    text: "I put the cost comparison beside my first month's bills and corrected it line by line. That became my budget.",
    rating: 5,
    portrait: { hair: "short", skin: "#5b3620", backdrop: "#a9c9b4", clothes: "#1f2a5a", beard: true },
    sample: true,
  },
  {
    id: "imani",
    name: "Imani Brooks",
    title: "Teacher and mother of two, London to Nairobi",
    text: "Schools were my one condition. I visited three from a shortlist, and the children chose.",
    rating: 5,
    portrait: { hair: "afro", skin: "#8a5732", backdrop: "#e9b79c", clothes: "#e0a32e" },
    sample: true,
  },
  {
    id: "david",
    name: "David Okonjo",
    title: "Retired, Houston to Cape Town",
    text: "Forty years I said next year. What I needed was somebody to tell me what to do first.",
    rating: 5,
    portrait: { hair: "bald", skin: "#4f2f1d", backdrop: "#f2ca7c", clothes: "#b8492a", beard: true },
    sample: true,
  },
  {
    id: "naomi",
    name: "Naomi Laurent",
    title: "Designer, Montréal to Dakar",
    text: "I arrived with a lease, a bank account and the name of a doctor. I had written each of them on my list.",
    rating: 5,
    portrait: { hair: "braids", skin: "#6d4127", backdrop: "#b9c2e4", clothes: "#0f3d2e" },
    sample: true,
  },
];
