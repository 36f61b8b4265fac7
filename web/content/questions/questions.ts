import { COUNTRIES, countryById } from "#domain/countries.ts";
import { VISA_COUNTRIES } from "#web/content/countries/visas.ts";
import { listNames } from "#web/lib/list-names.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import type { Fact } from "#domain/facts.ts";
import { RELOCATION_COSTS, TYPICAL_MONTHLY_EXPENSES } from "#web/content/planning-figures.ts";
import { site } from "#domain/site.ts";

const { moving, livingExpenses, livingExpensesMonths, businessSetup, internationalTuitionPerYear } = RELOCATION_COSTS;

const { housing, food, transportation, utilities } = TYPICAL_MONTHLY_EXPENSES;

/**
 * A question with its answer. Ids are unique over all lists of this module. `facts` are
 * the ledger records whose values appear in the answer (decision: facts-ledger).
 */
export type Question = { id: string; question: string; answer: string; facts?: readonly Fact[] };

/** One of the groups of /faq. */
export type QuestionCategory = { id: string; title: string; questions: readonly Question[] };

/** The questions of /faq: 6 categories with 3 questions each. */
export const faqCategories: readonly QuestionCategory[] = [
  {
    id: "getting-started",
    title: "Getting Started",
    questions: [
      {
        id: "where-to-begin",
        question: "I am only beginning to think about this. Where do I start?",
        answer:
          "Start with the Country Finder on the home page. Three choices, your lifestyle, language and budget, give you up to three countries that fit, with the reasons. Read their guides, put your real monthly costs into the calculator, and then plan a discovery trip of ten days or more. You need nobody's help for those steps, and nothing here asks you to pay for them.",
      },
      {
        id: "how-long",
        question: "How long does a relocation take?",
        answer:
          "The relocation roadmap is built for 6 to 12 months, from choosing a country to holding the keys of a home. A single person who works remotely and travels light may need less. A family with a house to sell, children in school and a work permit to obtain should plan for the full year. Visas and school terms often set the pace.",
      },
      {
        id: "what-is-in-the-program",
        question: "What does the program include?",
        answer: `Seven modules, each with a checklist: choosing your country, paperwork before the move, a discovery trip, your finances, housing and schools, the complete relocation system, and employment and contracting opportunities. ${OFFER_TEXTS.prices} ${OFFER_TEXTS.whoGetsModule7} ${OFFER_TEXTS.module7Alone} Payment happens on our external checkout; this website takes no payments. ${OFFER_TEXTS.refunds}`,
      },
    ],
  },
  {
    id: "countries-and-destinations",
    title: "Countries & Destinations",
    questions: [
      {
        id: "which-countries",
        question: "Which countries do you cover?",
        answer: `There are full guides to ${COUNTRIES.length} countries: ${listNames(COUNTRIES)}. Each has its permits, its cities, a plan of the move and its place in the Country Finder. Visa types with a page of their own are given for ${listNames(VISA_COUNTRIES.map(({ country }) => countryById(country)))}.`,
      },
      {
        id: "how-the-finder-works",
        question: "How does the Country Finder choose my matches?",
        answer:
          "Each country is listed with the lifestyles, languages and budgets that it suits. A country qualifies if it meets every criterion that you chose. Lifestyle and language count 33 points each and investment 34, and each card shows which points it earned. It is a way to make a first short list, not a judgment of the countries.",
      },
      {
        id: "english-only",
        question: "Can I manage with English alone?",
        answer:
          "In Ghana, Kenya, Nigeria, South Africa, Botswana, Sierra Leone and Mauritius, English is used in offices and contracts, and it is widely spoken in the cities of Rwanda and Tanzania. In Senegal and Morocco you will want French for most official matters, and in Egypt Arabic. Wherever you go, people are glad to hear even a few words of their own language.",
      },
    ],
  },
  {
    id: "visas-and-documentation",
    title: "Visas & Documentation",
    questions: [
      {
        id: "which-visa",
        question: "Do I need a visa before I travel?",
        answer:
          "It depends on your passport and your destination. For Ghana you need a visa before you fly. For Kenya you apply online before travel, and Rwanda can usually grant entry the same day. The visa page lists fees, durations and processing times for these three countries for holders of United States, Canadian and British passports, with the official office beside each fact. Confirm there before you book.",
      },
      {
        id: "which-documents",
        question: "Which documents should I prepare first?",
        answer:
          "A passport that stays valid well beyond your trip, with empty pages; birth and marriage certificates; police clearance; diplomas and professional licenses; vaccination records, including yellow fever where it is required; and bank statements for several months. Ask the embassy which of them need an apostille or legalization, because that can take weeks and police clearances expire.",
      },
      {
        id: "do-you-apply-for-me",
        question: "Do you apply for visas on my behalf?",
        answer:
          "No. We explain the types, the order of steps and the papers, and the program helps you prepare. The application is yours, and the decision belongs to the government that receives it. For a legal question about your own case, such as a past refusal or a criminal record, ask a licensed immigration lawyer.",
      },
    ],
  },
  {
    id: "cost-of-living",
    title: "Cost of Living",
    questions: [
      {
        id: "monthly-costs",
        question: "What does a month cost?",
        answer: `As one round range for all our countries, made without a survey: housing ${housing.value.text}, food ${food.value.text}, transportation ${transportation.value.text} and utilities ${utilities.value.text}. Capital cities, imported goods, private schools and a car raise these figures quickly; smaller towns lower them. The guides give rents by country and district, some well above or below: plan with the guide's, and with your own receipts from a discovery trip.`,
        facts: [housing, food, transportation, utilities],
      },
      {
        id: "how-calculators-work",
        question: "How do your calculators work, and how exact are they?",
        answer:
          "The Cost of Living Calculator on the home page multiplies your present costs by a factor for the destination and one for your lifestyle, and adds household staff. The comparison calculator compares cost indices with your income. Both are estimates for orientation. They leave out taxes, school fees, insurance and the move itself, so add those before you decide.",
      },
      {
        id: "savings-before-moving",
        question: "How much should I have saved before I move?",
        answer: `Plan for ${moving.value.text} for the move itself and ${livingExpenses.value.text} to cover ${livingExpensesMonths.value} of living expenses, and a further ${businessSetup.value.text} if you set up a business. Families, long leases paid in advance and international schools need more. Keep the price of a flight home aside and do not spend it.`,
        facts: [moving, livingExpenses, livingExpensesMonths, businessSetup],
      },
    ],
  },
  {
    id: "community-and-support",
    title: "Community & Support",
    questions: [
      {
        id: "what-is-the-community",
        question: "What is the community, and how do I join?",
        answer: `It brings together people who plan a move, have moved or invest in African countries: discussion forums, virtual events, groups by country and a mentorship program. ${OFFER_TEXTS.community} ${OFFER_TEXTS.difference} JOIN NOW on the community page opens the one-time plan.`,
      },
      {
        id: "how-fast-answer",
        question: "How quickly do you answer?",
        answer: `We reply to messages within 24 hours.${site.chatUrl ? " Live chat is open Monday to Friday, 9 AM to 6 PM EST." : ""} When you write, name your passport, your destination and your rough date, because the answer often depends on those three things.`,
      },
      {
        id: "already-in-africa",
        question: "I already live in Africa. Is there something for me?",
        answer:
          "Yes. People who have settled can join the country groups, answer questions and mentor newcomers. The later modules on housing, schools, business and contracting are as useful in the second year as before the move. If you would like to help others, choose Partnership or Community when you write to us.",
      },
    ],
  },
  {
    id: "technical-support",
    title: "Technical Support",
    questions: [
      {
        id: "no-mail-arrived",
        question: "I signed up or used the calculator, and no email arrived. What now?",
        answer: `Look in the spam folder first and check the email that you typed. You can send the form again without harm: a sign-up is counted once. So that nobody can flood a mailbox, a second email may not follow the first, and there are never more than three automatic emails a day. If you unsubscribed earlier, we send none. If nothing helps, write to ${site.email.support}.`,
      },
      {
        id: "remove-my-data",
        question: "How do I unsubscribe or have my data removed?",
        answer: `Every automatic email from us has a link for it. Unsubscribing stops those emails. Removal deletes your entries, messages and their backup copies here; the page that confirms it names what can remain elsewhere and for how long. You can also ask at ${site.email.privacy}.`,
      },
      {
        id: "which-browsers",
        question: "Something on the site does not work. What can I try?",
        answer: `Reload the page, and update your browser if it is an old version. The pages can be read and the forms can be sent with scripts turned off, so a blocked script should not stop you. If the trouble stays, send us the address of the page, what you did and what you saw, at ${site.email.support}.`,
      },
    ],
  },
];

/** The 6 questions of Home, with their cost ranges. */
export const landingQuestions: readonly Question[] = [
  {
    id: "safety",
    question: "Is it safe to live in Africa?",
    answer:
      "Africa has 54 countries, and safety differs between them, between cities and between neighborhoods, as it does where you live now. Read your government's travel advice for the exact region, visit before you choose, and ask residents about the street as well as the country. Each country on this site has a chapter on safety and law with the dated advice of the United States, the United Kingdom and Canada.",
  },
  {
    id: "money-needed",
    question: "How much money do I need to relocate?",
    answer: `Plan for moving costs of ${moving.value.text}, and ${livingExpensesMonths.value} of living expenses at ${livingExpenses.value.text}. If you want to start a business, add a setup of ${businessSetup.value.text}. A single person with two suitcases stands at the lower end; a family with a container and school fees stands at the upper end or above it.`,
    facts: [moving, livingExpenses, livingExpensesMonths, businessSetup],
  },
  {
    id: "healthcare",
    question: "What about healthcare?",
    answer:
      "Private hospitals in the large cities treat many conditions; prices differ, so ask first. Outside the cities care is thinner. Keep private insurance that includes evacuation, carry a medical summary, and find a family doctor in the first month. Our country guides describe the system, insurance and quality in each country.",
  },
  {
    id: "legal-long-term-stay",
    question: "Can I legally stay long term?",
    answer:
      "Most of the countries on this site have several ways: a work or investor permit, a residence permit, marriage or descent, retirement, and in Ghana the Right of Abode for people of African descent in the diaspora. Each has conditions, fees and a processing time, and the decision is the government's. The visa page shows the types for Ghana, Kenya and Rwanda with the office that confirms them.",
  },
  {
    id: "childrens-education",
    question: "What about my children's education?",
    answer: `Large cities offer British, American, French and International Baccalaureate schools, and good national private schools. International school tuition runs at ${internationalTuitionPerYear.value.text} a year. There can be waiting lists, so choose the school before the house, and check which universities accept its final examination.`,
    facts: [internationalTuitionPerYear],
  },
  {
    id: "job-opportunities",
    question: "Are there job opportunities?",
    answer:
      "Yes, above all for people who bring skills that are scarce: technology, health, engineering, education, finance, agriculture and creative work. Some keep a remote job at first or build a business. Local employment needs a work permit, usually arranged with the employer, and local salaries are often lower than abroad. Module 7 of the program is about employment and contracting; the one-time plan includes it, the monthly plan does not.",
  },
];

/** The 6 questions of /help. Its search covers them (decision: help-search). */
export const helpQuestions: readonly Question[] = [
  {
    id: "help-first-step",
    question: "What should I do first on this website?",
    answer:
      "Use the Country Finder on the home page, read the guides of your matches, and enter your real costs in the calculator. With a short list of two countries, the visa page and a discovery trip are the next steps.",
  },
  {
    id: "help-finder-no-match",
    question: "Why does the Country Finder show fewer than three countries?",
    answer:
      "A country must meet every criterion that you chose. If few or none do, the finder names the criterion to relax and what that would give you. Leave a choice open if it does not matter to you.",
  },
  {
    id: "help-visa-facts",
    question: "How current are the visa fees and times?",
    answer:
      "Each fact shows the day it was entered, whether the official office has confirmed it, and where to confirm it. Most are not confirmed yet. Facts that are due for review are marked. Governments change fees without notice, so the office's own answer always counts.",
  },
  {
    id: "help-calculator-result",
    question: "Can I get my calculator result again?",
    answer:
      "Yes. The result stays on the page until you change your figures, and you can print it. We also email it, unless you unsubscribed or have had as many emails as we send to one person. Enter the same figures again at any time for the same result.",
  },
  {
    id: "help-enrollment",
    question: "I enrolled in the program. Where do I find my receipt and access?",
    answer: `Our external checkout handles payment and access, and sends its own confirmation to the email that you used there. Ask it, too, about refunds, canceling and receipts. If its email does not arrive, write to ${site.email.support} with the day of payment. Please never send us card numbers.`,
  },
  {
    id: "help-change-address",
    question: "How can I change the name or email address that you hold?",
    answer: `Use the removal link in any of our automatic emails, then sign up again with the new email; or write to ${site.email.privacy} from the old one and we will correct it.`,
  },
];

/** The three mini FAQs of /contact. */
export const contactQuestions: readonly Question[] = [
  {
    id: "contact-reply-time",
    question: "How soon will I hear back?",
    answer:
      "Within 24 hours, from a person. The reply comes by email, so please check the email that you enter before you send.",
  },
  {
    id: "contact-before-enrolling",
    question: "May I write before I enroll?",
    answer:
      "Of course. Questions about a country, a visa or costs are welcome from everyone, and asking obliges you to nothing.",
  },
  {
    id: "contact-legal-advice",
    question: "Can you give me legal or tax advice?",
    answer:
      "We can explain how things generally work and name the office that decides. For advice on your own case, please ask a licensed lawyer or tax adviser.",
  },
];
