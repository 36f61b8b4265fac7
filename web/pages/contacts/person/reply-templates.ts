import { site } from "#domain/site.ts";

/** A reply to start from. `{greeting}` becomes the person's greeting; the owner changes the rest before it is sent. */
type ReplyTemplate = { id: string; label: string; subject: string; text: string };

const SUBJECT = `Your message to ${site.name}`;

/** A reply of these paragraphs, between the greeting and the name of the site. */
function letter(...paragraphs: string[]): string {
  return ["{greeting}", ...paragraphs, `Kind regards,\n${site.name}`].join("\n\n");
}

/** Answers to what people ask most. They link to pages, which are kept up to date, in place of stating facts. */
export const REPLY_TEMPLATES: readonly ReplyTemplate[] = [
  {
    id: "questions",
    label: "Ask for details",
    subject: SUBJECT,
    text: letter(
      "Thank you for writing. To answer you well, I would like to know a little more:",
      "Which country do you have in mind? When would you like to move? Who would move with you?",
    ),
  },
  {
    id: "visa",
    label: "Visas",
    subject: "Your question about visas",
    text: letter(
      "Thank you for your question.",
      `This page lists the visas of each country, with the office that decides and the day we last read its rules: ${site.origin}/visa-information`,
      "Fees and processing times change. Please confirm them with the embassy before you apply.",
    ),
  },
  {
    id: "cost",
    label: "Cost of living",
    subject: "Your question about the cost of living",
    text: letter(
      "Thank you for your question.",
      `With this calculator you can compare what you spend now with a country of your choice: ${site.origin}/cost-calculator`,
      "Its results are estimates to plan with. If you send me your monthly budget, I will look at it with you.",
    ),
  },
  {
    id: "program",
    label: `The ${site.program.replace(/^the /i, "")}`,
    subject: `About ${site.program}`,
    text: letter(
      "Thank you for your interest.",
      `Enrollment is open. What is included, and both ways to pay, are on this page: ${site.origin}/`,
      `If you would rather wait and read first, the waitlist is free: ${site.origin}/waitlist`,
    ),
  },
];
