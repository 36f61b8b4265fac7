import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import type { Testimonial } from "#web/features/testimonials/testimonial.ts";
import { STORIES_NOTE } from "#web/lib/sample.ts";
import type { PortraitLook } from "#web/pictures/portrait.tsx";

/** A testimonial of Home, with a drawn portrait instead of a photograph. */
export type LandingTestimonial = Testimonial & { portrait: PortraitLook };

/** The three testimonials of Home, 5 stars each: invented people (decision: samples). */
export const landingTestimonials: readonly LandingTestimonial[] = [
  {
    id: "landing-danielle",
    name: "Danielle Hughes",
    transition: "Project manager and mother of two",
    location: "Atlanta, USA to Accra, Ghana",
    text: "The school-first advice saved us a year. We visited three, chose one, and only then looked for a house. My son walks to class, and I can hear the break bell from the kitchen.",
    rating: 5,
    portrait: { hair: "braids", skin: "#6d4127", backdrop: "#f2ca7c", clothes: "#1f2a5a" },
    sample: true,
  },
  {
    id: "landing-andre",
    name: "André Lafontaine",
    transition: "Software developer, now with a team of four",
    location: "Montreal, Canada to Kigali, Rwanda",
    text: "I came with a list of ten questions and a return ticket. Eight had answers by day six, and the other two had names and dates beside them. I signed my lease on the second trip.",
    rating: 5,
    portrait: { hair: "short", skin: "#8a5732", backdrop: "#a9c9b4", clothes: "#b8492a", beard: true },
    sample: true,
  },
  {
    id: "landing-grace",
    name: "Grace Nkemelu",
    transition: "Retired midwife",
    location: "London, UK to Diani, Kenya",
    text: "Nobody told me what to dream. They told me which papers to bring, in which order, and whom to ask. Now I swim before breakfast, and my grandchildren come in August.",
    rating: 5,
    portrait: { hair: "wrap", skin: "#5b3620", backdrop: "#e9b79c", clothes: "#0f3d2e", wrap: "#e0a32e" },
    sample: true,
  },
];

/** A message in the community-feedback picture: invented (decision: samples). */
type FeedbackMessage = { id: string; from: string; text: string; sample: boolean };

const feedbackMessages: readonly FeedbackMessage[] = [
  {
    id: "feedback-1",
    from: "Monique, Accra",
    text: "Keys in hand! The checklist for viewings paid for itself.",
    sample: true,
  },
  {
    id: "feedback-2",
    from: "Desmond, Nairobi",
    text: "Permit came through today. Thank you all for the patience.",
    sample: true,
  },
  {
    id: "feedback-3",
    from: "Aaliyah, Kigali",
    text: "First Umuganda this morning. I know my whole street now.",
    sample: true,
  },
  {
    id: "feedback-4",
    from: "Winston, Cape Town",
    text: "The bank asked for exactly the five papers on our list.",
    sample: true,
  },
  { id: "feedback-5", from: "Folake, Marrakech", text: "Who else is here in March? Tea is on me.", sample: true },
];

export const successStories = {
  eyebrow: "Stories",
  title: "Success Stories",
  intro: STORIES_NOTE,
  feedback: {
    heading: "Community Feedback",
    /** Text alternative of the drawn group chat. */
    alternative:
      "Illustration of a phone with a group chat: five short messages, about keys, a permit, neighbors, a bank and tea. The people and their words are samples.",
    messages: feedbackMessages,
  },
  button: "I'm Ready To Join Now",
  buttonNote: OFFER_TEXTS.opensCheckout,
} as const;
