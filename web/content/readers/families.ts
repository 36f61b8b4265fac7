import { fact } from "#domain/facts.ts";
import { RELOCATION_COSTS } from "#web/content/planning-figures.ts";
import { pageOf } from "#web/content/sources.ts";
import { COME_BACK_LINK } from "#web/content/countries/come-back.ts";
import { MONTHS_PER_YEAR, coverLine, lineFromRange } from "./budget.ts";
import { guidesByCountry, permitsByCountry, safetyByCountry } from "./by-country.ts";
import {
  APOSTILLE,
  CANADA_HEALTH,
  CANADA_TAX,
  CHILD_BENEFITS,
  CHILD_CONSENT,
  SOUTH_AFRICA_CHILD_PAPERS,
  UK_HOME_FEES,
  UK_NHS,
  UK_TAX,
  US_CHILD_PASSPORT,
  US_HEALTH_PLANS,
  US_TAX,
} from "#web/content/homes/home-rules.ts";
import { NIGERIA_TAX_RESIDENCE } from "#web/content/countries/destination-rules.ts";
import { taxAtHome } from "./tax-at-home.ts";
import type { Reader } from "./reader.ts";

export const families: Reader = {
  id: "families",
  heading: "Moving with children",
  title: "Moving to Africa with children",
  description:
    "For families: papers for a spouse and children, dual nationality, schools and their fees, health cover, benefits that end, tax, and a month's budget for four in Nairobi.",
  lead: "This page gathers what each of you needs for a move with children: papers, schools, a doctor, and a budget for all of it.",
  chapters: [
    {
      id: "papers",
      title: "Papers for a spouse and children",
      intro:
        "Residence is granted person by person. Before you plan anything else, find out which permit each of you would have, and whether it lets the other adult work.",
      groups: [
        {
          title: "Before you leave",
          rows: [APOSTILLE, US_CHILD_PASSPORT, CHILD_CONSENT, SOUTH_AFRICA_CHILD_PAPERS],
        },
        {
          title: "A baby born after the move",
          rows: [
            {
              label: "US",
              content: fact(
                "A child born abroad to a US citizen can be a citizen at birth if the parent lived in the US long enough. Where only one parent is a citizen, the law asks in general for five years, two of them after the age of fourteen. The embassy issues a Consular Report of Birth Abroad until the age of eighteen; report the birth soon.",
                "summary",
                "us-citizens-abroad",
                { readAt: [pageOf("usEmbassyChildren"), pageOf("usEmbassyChildQuestions")] },
              ),
            },
            {
              label: "UK",
              content: fact(
                "British citizens who were born in the UK or naturalized there usually pass citizenship to a child born abroad. Those who are citizens by descent usually do not, unless the child is registered.",
                "summary",
                "uk-nationality",
                { readAt: [pageOf("ukCitizenshipDescent"), pageOf("ukCitizenshipChildren")] },
              ),
            },
            {
              label: "Canada",
              content: fact(
                "Since December 15, 2025 a Canadian parent who was also born abroad passes citizenship to a child born abroad from that day on, if the parent spent 1,095 days in Canada before the birth.",
                "summary",
                "canada-ircc",
                { readAt: [pageOf("canadaDescent"), pageOf("canadaDescentLawyers")] },
              ),
            },
          ],
        },
        permitsByCountry("Staying for the long term", "family"),
        safetyByCountry("Two nationalities", "dualNationality"),
        safetyByCountry("Coming back to the US together", "comeBack"),
      ],
      link: COME_BACK_LINK,
    },
    {
      id: "schools",
      title: "Schools",
      intro: "Choose the school before the house, and find out in which month its year begins.",
      groups: [
        {
          title: "What they cost",
          rows: [
            {
              label: "International schools",
              content: { ...RELOCATION_COSTS.internationalTuitionPerYear, value: tuition() },
            },
          ],
        },
        guidesByCountry("Fees", ({ education }) => education.cost),
        {
          title: "Later, at university",
          rows: [UK_HOME_FEES],
        },
      ],
    },
    {
      id: "health",
      title: "Health cover for children",
      intro:
        "Ask about birth, vaccinations, asthma, glasses and teeth before you choose a plan, and about evacuation for each of you.",
      groups: [
        { title: "What ends at home", rows: [UK_NHS, CANADA_HEALTH, US_HEALTH_PLANS] },
        guidesByCountry("What stands in its place", ({ healthcare }) => healthcare.insurance),
        safetyByCountry("Health", "health"),
      ],
    },
    {
      id: "tax",
      title: "Tax and family benefits",
      intro: "Three countries, three rules. Yours are those of the passport you hold or the home you leave.",
      groups: [
        {
          title: "Benefits for children",
          rows: [CHILD_BENEFITS.uk, CHILD_BENEFITS.canada, CHILD_BENEFITS.us],
        },
        { title: "Where you are going", rows: [NIGERIA_TAX_RESIDENCE] },
        ...taxAtHome({ us: US_TAX, uk: UK_TAX, canada: CANADA_TAX }),
      ],
    },
  ],
  budget: {
    city: "nairobi",
    household: { adults: 2, children: 2 },
    who: "Two adults and two children of school age, renting three bedrooms in Nairobi.",
    lines: [
      lineFromRange(
        "International school for two",
        RELOCATION_COSTS.internationalTuitionPerYear,
        2,
        "For two children, by the year.",
        MONTHS_PER_YEAR,
      ),
      coverLine({ adult: 2, child: 2 }),
    ],
    leftOut: [
      "A car, its insurance and the driver that many families hire",
      "School buses, uniforms, lunches and the fee for a place",
      "Flights home, and help for relatives",
      "Taxes and contributions, here and there",
    ],
  },
  advisers: [
    {
      title: "An immigration lawyer in the country",
      find: "Ask the bar or law society of the country for its register, and your embassy for its list of lawyers.",
      questions: [
        "Which permit does each of us get, in which order, and what may we not do on it?",
        "May the spouse work or run a business, and from which day?",
        "What becomes of the permits if the job ends, or the marriage?",
        "Will our children count as citizens, and does that bring duties such as military service?",
        "Which certificates must be how new, in which language and with which stamp?",
      ],
    },
    {
      title: "A tax adviser at home",
      find: "Ask for someone who files for families abroad every year, and check the name in the public register of the profession.",
      questions: [
        "On which day do we stop being residents, and what would make us residents again?",
        "Which benefits must we report, and to whom?",
        "What happens to college savings and children's accounts when we live abroad?",
        "Is a school allowance from an employer taxed?",
      ],
    },
    {
      title: "The school",
      find: "Ask the head of admissions, and two families whose children left.",
      questions: [
        "Where did last year's oldest pupils go next?",
        "How do you support a child with a learning difference, and what does that cost?",
        "Which papers do you need from the old school, and by when?",
      ],
    },
  ],
};

function tuition(): string {
  return `${RELOCATION_COSTS.internationalTuitionPerYear.value.text} a year for each child`;
}
