import { countryById, type CountryId } from "#domain/countries.ts";
import type { Fact } from "#domain/facts.ts";
import { factText } from "#domain/fact-text.ts";
import { longestProcessing, type VisaStep } from "#domain/visa-steps.ts";
import { VISA_FALLBACKS, type VisaType } from "./visa-type.ts";

/** How long our plan leaves for gathering papers; an estimate of ours that the page states beside the form. */
export const DAYS_FOR_PAPERS = 14;

/** The steps on the way to a visa, counted from the day on which the reader begins. */
export function visaSteps(country: CountryId, type: VisaType): readonly VisaStep[] {
  const { name } = countryById(country);
  const { application, documents, cost } = type.detailedInfo;
  const processing = longestProcessing(type.processing.value);
  const fee = cost ? ` Fee: ${factText(cost)}.` : "";
  return [
    {
      day: 0,
      title: `Gather the papers: ${type.name}, ${name}`,
      text: listText(documents ?? type.requirements),
    },
    {
      day: DAYS_FOR_PAPERS,
      title: `Apply: ${type.name}, ${name}`,
      text: `${application ? factText(application) : VISA_FALLBACKS.application}${fee}`,
    },
    ...(processing === null
      ? []
      : [
          {
            day: DAYS_FOR_PAPERS + processing,
            title: `Is the decision there? ${type.name}, ${name}`,
            text: `Processing time: ${factText(type.processing)}. If you have heard nothing, ask the office.`,
          },
        ]),
  ];
}

/** A list, a line for each entry, with what must be known of it. */
function listText({ value, note }: Fact<readonly string[]>): string {
  return [...value.map((entry) => `- ${entry}`), ...(note ? [note] : [])].join("\n");
}
