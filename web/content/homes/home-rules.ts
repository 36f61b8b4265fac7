import { type Fact, fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import type { LedgerRow } from "#web/content/ledger-row.ts";

// Rules of the countries that readers leave. Several pages show them, so each is defined here once.

/** A rule with an id of its own: several records show it. @param id the home that it is of, or all, and what it is about */
function rule(id: string, ...[value, basis, office, details]: Parameters<typeof fact<string>>): Fact<string> {
  return fact<string>(value, basis, office, { id: `home.${id}`, ...details });
}

export const US_TAX: readonly LedgerRow[] = [
  {
    label: "US: the tax return goes on",
    content: rule(
      "us.tax-return",
      "US citizens and green card holders file a US return on their worldwide income wherever they live. People who live abroad get two more months to file, until June 15; tax that is due counts from April 15, with interest after that.",
      "summary",
      "us-irs",
      { readAt: [PUBLIC_PAGES.irsAbroad] },
    ),
  },
  {
    label: "US: pay earned abroad",
    content: rule(
      "us.pay-earned-abroad",
      "Up to $132,900 of pay for work abroad can be left out of US taxable income for 2026, if you are outside the US for 330 full days in twelve months or a resident elsewhere for a whole tax year. Pensions, Social Security, dividends, rent and gains do not count, and tax on self-employment stays. You get it only by filing; the foreign tax credit is the other way, and not both for the same income.",
      "summary",
      "us-irs",
      { readAt: [PUBLIC_PAGES.exclusionAmount, PUBLIC_PAGES.irsAbroad] },
    ),
  },
  {
    label: "US: accounts abroad (FBAR)",
    content: rule(
      "us.accounts-abroad",
      "If your accounts outside the US came to more than $10,000 together on any day of the year, you report them to FinCEN by April 15, with an automatic extension to October 15. Accounts that are joint, or that you only sign for, count. It is not part of the tax return.",
      "summary",
      "us-fincen",
      { readAt: [PUBLIC_PAGES.irsFbar, PUBLIC_PAGES.fbarExtension] },
    ),
  },
  {
    label: "US: assets abroad (FATCA)",
    content: rule(
      "us.assets-abroad",
      "Form 8938 goes with the return of a person who lives abroad and files alone with more than $200,000 in foreign financial assets on the last day of the year, or $300,000 on any day; for a joint return the amounts are $400,000 and $600,000. It comes on top of the FBAR. Under the same law banks abroad report the accounts of US persons, and some turn them away.",
      "summary",
      "us-irs",
      { readAt: [PUBLIC_PAGES.form8938, PUBLIC_PAGES.form8938Lawyers] },
    ),
  },
];

export const US_TREATIES: LedgerRow = {
  label: "US: treaties",
  content: rule(
    "us.treaties",
    "Of our countries the US has income tax treaties with Egypt, Morocco and South Africa. A treaty does not free a US citizen from filing.",
    "summary",
    "us-irs",
    {
      readAt: [PUBLIC_PAGES.irsTreaties],
      note: "The list that we read is of 2014. Look at the IRS's own for treaties that came or went since.",
    },
  ),
};

export const US_SELF_EMPLOYMENT: LedgerRow = {
  label: "US: working for yourself",
  content: rule(
    "us.self-employment",
    "No African country is on the list of those with which the US has a social security agreement. Someone who works for themselves can owe US self-employment tax and local contributions on the same income.",
    "summary",
    "us-ssa",
    { readAt: [PUBLIC_PAGES.ssaCountryList3] },
  ),
};

export const UK_TAX: readonly LedgerRow[] = [
  {
    label: "UK: telling HMRC",
    content: rule(
      "uk.telling-hmrc",
      "Tell HMRC if you leave to live abroad for good, or to work abroad full-time for at least one full tax year: with form P85, or by post in your Self Assessment return. Non-residents pay no UK tax on income or gains from outside the UK, but may pay it on UK income, such as rent.",
      "summary",
      "uk-hmrc",
      { readAt: [PUBLIC_PAGES.ukLeaving] },
    ),
  },
  {
    label: "UK: residence and the split year",
    content: rule(
      "uk.split-year",
      "The statutory residence test decides for each tax year, April 6 to April 5, by days, work, home and ties. In the year of departure split year treatment can leave income from abroad out after you have gone: for those who start full-time work abroad, for the partner who goes with them, and for those who give up their home in the UK, each under conditions on days.",
      "summary",
      "uk-hmrc",
      { readAt: [PUBLIC_PAGES.ukSplitYear, PUBLIC_PAGES.ukLeaving] },
    ),
  },
];

export const UK_TEMPORARY_ABSENCE: LedgerRow = {
  label: "UK: coming back early",
  content: rule(
    "uk.temporary-absence",
    "Certain gains and income taken while you were away are taxed when you come back, if you were non-resident for less than about five years.",
    "summary",
    "uk-hmrc",
    { readAt: [PUBLIC_PAGES.ukTemporaryAbsence] },
  ),
};

export const UK_INHERITANCE_TAX: LedgerRow = {
  label: "UK: inheritance tax",
  content: rule(
    "uk.inheritance-tax",
    "Since April 6, 2025 inheritance tax on what you own abroad goes by residence: it reaches people who were resident in the UK for ten of the last twenty tax years, and goes on for three to ten years after they leave.",
    "summary",
    "uk-hmrc",
    { readAt: [PUBLIC_PAGES.ukInheritanceTax, PUBLIC_PAGES.ukInheritanceTaxAdvisers] },
  ),
};

export const CANADA_TAX: readonly LedgerRow[] = [
  {
    label: "Canada: when you cease to be resident",
    content: rule(
      "canada.end-of-residence",
      "You usually become a non-resident on the latest of three days: when you leave, when your spouse and dependents leave, and when you become resident in the new country. A home, a spouse or dependents who stay in Canada usually keep you resident.",
      "summary",
      "canada-cra",
      { readAt: [PUBLIC_PAGES.canadaEmigrants] },
    ),
  },
  {
    label: "Canada: departure tax",
    content: rule(
      "canada.departure-tax",
      "On that day Canada treats you as having sold most of what you own at market value, and taxes the gain. Canadian real estate, RRSPs, RRIFs, TFSAs and pension rights are among the exceptions. Form T1243 goes with the last return, and Form T1161 if you leave property worth more than 25,000 Canadian dollars. Payment can be put off.",
      "summary",
      "canada-cra",
      { readAt: [PUBLIC_PAGES.canadaDepartureBdo, PUBLIC_PAGES.canadaDepartureLawyers] },
    ),
  },
];

export const PENSIONS: readonly LedgerRow[] = [
  {
    label: "Social Security for US citizens",
    content: rule(
      "us.social-security",
      "US citizens can receive their payments abroad as long as they are eligible, except in countries to which payments may not be sent, such as Cuba and North Korea. None of our countries is named on the pages that we read.",
      "summary",
      "us-ssa",
      { readAt: [PUBLIC_PAGES.ssaCountryList1, PUBLIC_PAGES.ssaHandbookRestricted] },
    ),
  },
  {
    label: "Social Security without US citizenship",
    content: rule(
      "us.social-security-without-citizenship",
      "Payments stop after six full calendar months outside the US unless an exception applies. One of them: citizens of Botswana, Ethiopia, Ghana, Kenya, Mauritius, Morocco, Nigeria, Senegal, Sierra Leone, South Africa and Tanzania go on receiving them if the worker lived in the US for at least 10 years or earned at least 40 credits. Dependents and survivors have to meet more.",
      "summary",
      "us-ssa",
      {
        readAt: [PUBLIC_PAGES.ssaCountryList4, PUBLIC_PAGES.ssaBooklet],
        note: "Egypt and Rwanda are not on that list; other exceptions may apply. A green card given up, or lost by a long absence, matters too. Use the screening tool of the Social Security Administration before you book.",
      },
    ),
  },
  {
    label: "Social Security: what you must do",
    content: rule(
      "us.social-security-duties",
      "The Administration sends people abroad a questionnaire from time to time and stops payment when it is not returned. Non-citizens abroad are usually taxed at the source.",
      "summary",
      "us-ssa",
      { readAt: [PUBLIC_PAGES.ssaBooklet] },
    ),
  },
  {
    label: "UK State Pension: frozen or not",
    content: rule(
      "uk.state-pension",
      "It is paid worldwide, but rises each year only in the European Economic Area, Gibraltar, Switzerland and countries whose agreement with the UK provides for it. Of our countries the lists that we read name only Mauritius. In the others, among them Ghana, Kenya, Nigeria and South Africa, it stays at the rate of the first payment or of the day you move. It goes up to the current rate if you come back to live in the UK.",
      "summary",
      "uk-pensions-abroad",
      {
        readAt: [
          PUBLIC_PAGES.ukPensionAbroad,
          PUBLIC_PAGES.ukPensionIncreases,
          PUBLIC_PAGES.ukPensionMinister2001,
          PUBLIC_PAGES.ukPensionCountries2001,
        ],
        note: "The lists with names are of 2001. The list of today is on GOV.UK: read it before you choose a country.",
      },
    ),
  },
  {
    label: "UK pensions and tax treaties",
    content: rule(
      "uk.pension-treaties",
      "A pension from a former employer is usually taxed only where you live, if your country has a treaty with the UK. Do not count on that for the State Pension: where the treaty's article covers only pensions for past employment and no article covers other income, the UK goes on taxing it. Pensions for work for the state stay with the UK.",
      "summary",
      "uk-hmrc",
      {
        enteredOn: "2026-11-26",
        readAt: [PUBLIC_PAGES.ukStatePensionTreaties, PUBLIC_PAGES.ukEmployerPensionTreaties],
        note: "Each treaty has its own words, and without a treaty the UK taxes all of them. Ask HMRC about yours before you move.",
      },
    ),
  },
  {
    label: "UK: adding years from abroad",
    content: rule(
      "uk.voluntary-contributions",
      "The Budget of November 2025 ended voluntary Class 2 contributions for time abroad from April 6, 2026. What remains is Class 3, at about five times the price, and for new applicants only after 10 years of residence or contributions in the UK.",
      "summary",
      "uk-hmrc",
      {
        readAt: [PUBLIC_PAGES.ukVoluntaryContributions, PUBLIC_PAGES.ukVoluntaryDeadline],
        note: "The pages that we read announce the rule. Ask HMRC what holds for you.",
      },
    ),
  },
  {
    label: "Canada Pension Plan (CPP)",
    content: rule(
      "canada.pension-plan",
      "The retirement pension follows your contributions and is paid wherever you live. Canada keeps back 25 percent as tax, unless a treaty with your country says less.",
      "summary",
      "canada-public-pensions",
      { readAt: [PUBLIC_PAGES.canadaPensionsExpats] },
    ),
  },
  {
    label: "Canada: Old Age Security (OAS)",
    content: rule(
      "canada.old-age-security",
      "It is paid abroad without limit only to people who lived in Canada for at least 20 years after their eighteenth birthday. With less, it stops after the month of departure and six more. The Guaranteed Income Supplement stops after six months for everyone.",
      "summary",
      "canada-public-pensions",
      {
        readAt: [PUBLIC_PAGES.ssaCanadaOas, PUBLIC_PAGES.canadaOasTribunal],
        note: "Years in a country that has a social security agreement with Canada can count.",
      },
    ),
  },
];

export const MEDICARE: readonly LedgerRow[] = [
  {
    label: "Medicare abroad",
    content: rule(
      "us.medicare",
      "Medicare does not usually pay for care outside the US. Part A without a premium can be kept. Medicare Advantage and Part D plans end when you live abroad.",
      "summary",
      "us-medicare",
      { readAt: [PUBLIC_PAGES.medicareInteractive, PUBLIC_PAGES.medicarePlansAbroad] },
    ),
  },
  {
    label: "Medicare Part B: keep or drop",
    content: rule(
      "us.medicare-part-b",
      "Part B costs its premium each month, also while it pays for nothing. People who drop it can usually come back only between January 1 and March 31, and pay 10% more for each full 12 months without it, for as long as they have Part B. Five years abroad without it raise the premium by half. Those who were never entitled before have three months after their return.",
      "summary",
      "us-medicare",
      {
        enteredOn: "2026-11-26",
        readAt: [
          PUBLIC_PAGES.medicareOutside,
          PUBLIC_PAGES.medicareInteractive,
          PUBLIC_PAGES.medicarePenalty,
          PUBLIC_PAGES.medicarePenaltyAarp,
        ],
        note: "Cover from a job that you or your spouse still work in can spare you the 10%. Ask Medicare before you drop it.",
      },
    ),
  },
];

export const US_HEALTH_PLANS: LedgerRow = {
  label: "US health plans",
  content: rule(
    "us.health-plans",
    "Plans of the Marketplace are for people who live in the US. Many other US plans, those of employers among them, pay for little or no care abroad. Ask yours in writing.",
    "summary",
    "us-healthcare-gov",
    { readAt: [PUBLIC_PAGES.usMarketplace, PUBLIC_PAGES.usPlansAbroad] },
  ),
};

export const UK_NHS: LedgerRow = {
  label: "The NHS",
  content: rule(
    "uk.nhs",
    "The NHS goes by residence. If you move abroad for good, you are no longer entitled to treatment under its normal rules, whatever you paid in before. Tell your doctor's practice, so that your family leaves the register.",
    "summary",
    "uk-nhs",
    { readAt: [PUBLIC_PAGES.ukNhsAbroad] },
  ),
};

export const CANADA_HEALTH: LedgerRow = {
  label: "Provincial health plans",
  content: rule(
    "canada.health-plans",
    "Each province and territory decides how long you may be away; in Ontario it is 212 days in any twelve months, with exceptions. Once you no longer live there, the plan ends. After a return there can be a waiting period, which the Canada Health Act limits to three months. Ask yours in writing.",
    "summary",
    "canada-health",
    { readAt: [PUBLIC_PAGES.ontarioAbsence, PUBLIC_PAGES.canadaHealthAct] },
  ),
};

export const CHILD_BENEFITS = {
  uk: {
    label: "UK Child Benefit",
    content: rule(
      "uk.child-benefit",
      "Tell the Child Benefit Office if you go abroad for more than eight weeks: for most reasons it is paid for up to eight weeks of absence. Of our countries one, Mauritius, is on the list of those where you may be able to get it because of an agreement.",
      "summary",
      "uk-hmrc",
      { readAt: [PUBLIC_PAGES.ukChildBenefitAbroad] },
    ),
  },
  canada: {
    label: "Canada Child Benefit",
    content: rule(
      "canada.child-benefit",
      "It is for residents of Canada for tax purposes. It ends when you cease to be one, and what is paid too long has to be paid back. Tell the Agency the day of your departure.",
      "summary",
      "canada-cra",
      { readAt: [PUBLIC_PAGES.canadaChildBenefit, PUBLIC_PAGES.canadaChildBenefitLeaving] },
    ),
  },
  us: {
    label: "US Child Tax Credit",
    content: rule(
      "us.child-tax-credit",
      "The child needs a Social Security number. People who exclude pay earned abroad from their income cannot claim the refundable part of the credit.",
      "summary",
      "us-irs",
      { readAt: [PUBLIC_PAGES.usChildTaxCredit, PUBLIC_PAGES.usChildTaxCreditAbroad] },
    ),
  },
} as const satisfies Record<string, LedgerRow>;

export const UK_HOME_FEES: LedgerRow = {
  label: "Fees in England",
  content: rule(
    "uk.university-fees",
    "Home fees and student loans usually ask for three years of ordinary residence in the UK before the course. That applies to UK nationals who lived abroad, too.",
    "summary",
    "uk-student-finance",
    { readAt: [PUBLIC_PAGES.ukHomeFees] },
  ),
};

export const APOSTILLE: LedgerRow = {
  label: "Apostille or embassy stamps",
  content: rule(
    "all.apostille",
    "Birth, marriage and school certificates are usually accepted with an apostille between members of the Apostille Convention, without stamps of the embassy. Rwanda has been a member since June 5, 2024 and Senegal since March 23, 2023; Botswana, Mauritius, Morocco and South Africa are on older lists.",
    "summary",
    "hcch",
    {
      readAt: [
        PUBLIC_PAGES.apostilleRwanda,
        PUBLIC_PAGES.apostilleSenegal,
        PUBLIC_PAGES.apostilleTreatySeries,
        PUBLIC_PAGES.apostilleList,
      ],
      note: "We found no page that shows Egypt, Ethiopia, Ghana, Kenya, Nigeria, Sierra Leone or Tanzania as members. Look at the table of the Hague Conference: members join every year.",
    },
  ),
};

export const US_CHILD_PASSPORT: LedgerRow = {
  label: "US passports for children",
  content: rule(
    "us.child-passport",
    "Both parents must consent to a US passport for a child under sixteen, and both usually appear in person or give a notarized form.",
    "summary",
    "us-citizens-abroad",
    { readAt: [PUBLIC_PAGES.usEmbassyChildren, PUBLIC_PAGES.usEmbassyChildQuestions] },
  ),
};

export const CHILD_CONSENT: LedgerRow = {
  label: "One parent traveling alone",
  content: rule(
    "all.child-consent",
    "Airlines and border officers may ask for the birth certificate and a notarized consent letter of the other parent. After a separation, get the court's order before you book.",
    "summary",
    null,
    { method: "From general knowledge. Each border has rules of its own: South Africa's stand below." },
  ),
};

export const SOUTH_AFRICA_CHILD_PAPERS: LedgerRow = {
  label: "South Africa: a child's papers",
  content: rule(
    "all.south-africa-child-papers",
    "Since November 8, 2019 children from abroad enter and leave without birth certificates, consent letters or other papers on who their parents are. South African children, also those with a second nationality, still need them, and so does every child who travels without an adult. A child who needs a visa shows them with the application.",
    "summary",
    "south-africa-home-affairs",
    {
      enteredOn: "2026-11-23",
      readAt: [
        PUBLIC_PAGES.southAfricaChildrenWaiver,
        PUBLIC_PAGES.southAfricaChildrenTable,
        PUBLIC_PAGES.southAfricaEntryCanada,
        PUBLIC_PAGES.southAfricaEntryUk,
      ],
      note: "Pages differ: Canada's, of July 29, 2026, names only children alone and South African citizens; the UK's, of July 8, 2026, speaks of special requirements for children of seventeen and under. Ask Home Affairs and your airline, and carry the papers in any case.",
    },
  ),
};
