import { countryById, type CountryId } from "#domain/countries.ts";
import { longestProcessing, type VisaStep } from "#domain/visa-steps.ts";
import { VISA_FALLBACKS, type VisaType } from "./visa-type.ts";

/** How long our plan leaves for gathering papers; an estimate of ours that the page states beside the form. */
export const DAYS_FOR_PAPERS = 14;

/** The steps on the way to a visa, counted from the day on which the reader begins. */
export function visaSteps(country: CountryId, type: VisaType): readonly VisaStep[] {
  const { name } = countryById(country);
  const { application, documents, cost } = type.detailedInfo;
  const processing = longestProcessing(type.processing.value);
  const fee = cost ? ` Cost to plan with: ${cost.value}.` : "";
  return [
    {
      day: 0,
      title: `Gather the papers: ${type.name}, ${name}`,
      text: (documents ?? type.requirements).value.map((paper) => `- ${paper}`).join("\n"),
    },
    {
      day: DAYS_FOR_PAPERS,
      title: `Apply: ${type.name}, ${name}`,
      text: `${application?.value ?? VISA_FALLBACKS.application}${fee}`,
    },
    ...(processing === null
      ? []
      : [
          {
            day: DAYS_FOR_PAPERS + processing,
            title: `Is the decision there? ${type.name}, ${name}`,
            text: `Processing time to plan with: ${type.processing.value}. If you have heard nothing, ask the office.`,
          },
        ]),
  ];
}
