import { COUNTRIES } from "#domain/countries.ts";
import { type Fact, fact } from "#domain/facts.ts";
import type { OfficeId } from "#domain/offices.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { BOND_PAGES, COME_BACK_READ_ON, US_LIMITS_READ_ON, type UsLimits } from "#web/content/countries/come-back.ts";
import { findSafetyChapter } from "#web/content/countries/safety-chapters.ts";
import { listNames } from "#web/lib/list-names.ts";
import type { LedgerRow } from "#web/content/ledger-row.ts";

/**
 * A line of the chapter, read on the same day as the others unless it says another.
 * @param id the home that it is of, and what it is about
 */
function row(
  id: string,
  label: string,
  office: OfficeId,
  value: string,
  details: Pick<Fact, "readAt" | "note"> & Partial<Pick<Fact, "enteredOn">>,
): LedgerRow {
  const dated = { id: `home.${id}`, enteredOn: COME_BACK_READ_ON, pace: "fees-and-visas", ...details } as const;
  return { label, content: fact(value, "summary", office, dated) };
}

/** The countries of which this holds, by name. */
function listCountries(holds: (limits: UsLimits) => boolean): string {
  const those = COUNTRIES.filter(({ id }) => holds(findSafetyChapter(id).usLimits));
  return listNames(those.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
}

export const US_COME_BACK: readonly LedgerRow[] = [
  row(
    "us.named-passports",
    "Which passports are named",
    "us-visas",
    `Proclamation 10998, known as the travel ban, widens that of June 2025 to 39 countries since January 1, 2026. Of our countries it suspends in full, for immigrants and visitors: ${listCountries(({ entry }) => entry === "all visas")}; for all immigrants and for visitor, student and exchange visas: ${listCountries(({ entry }) => entry === "most visas")}.`,
    {
      enteredOn: US_LIMITS_READ_ON,
      readAt: [
        PUBLIC_PAGES.usEntrySuspension,
        PUBLIC_PAGES.usEntrySuspensionLawyers,
        PUBLIC_PAGES.usEntryReview,
        PUBLIC_PAGES.usGreenCardRestrictions,
      ],
      note: "The lists are reviewed every 180 days. A page of September 25, 2026 gives the same lists; a later proclamation: not found, looked on November 26, 2026.",
    },
  ),
  row(
    "us.exceptions",
    "Who is excepted, and who no longer is",
    "us-visas",
    "Excepted are green card holders, people who were in the US or held a valid visa on January 1, 2026, and people who travel on a second passport of a country that is not named. The exception of June 2025 for the spouse, the child and the parent of a US citizen has been taken out.",
    {
      readAt: [PUBLIC_PAGES.usEntryExceptions, PUBLIC_PAGES.usEntryExceptionsGone, PUBLIC_PAGES.usEntryJune2025],
      note: "What is left is an exception in the national interest, decided case by case. The State Department's own list of exceptions was cut off in the copy that we read: read it at the office.",
    },
  ),
  row(
    "us.immigrant-visas",
    "The pause of immigrant visas, and its end",
    "us-visas",
    `From January 21, 2026 the State Department issued no immigrant visa to nationals of 75 countries, the spouse or the parent of a US citizen among them. Of our countries these were ${listCountries(({ wasPaused }) => wasPaused)}. On August 21, 2026 a federal court struck the pause down. The proclamation was not part of that.`,
    {
      enteredOn: US_LIMITS_READ_ON,
      readAt: [
        PUBLIC_PAGES.usPauseEnded,
        PUBLIC_PAGES.usImmigrantPause,
        PUBLIC_PAGES.usPolicyCheck,
        PUBLIC_PAGES.usGreenCardRestrictions,
      ],
      note: "On August 28, 2026 the State Department changed its page of January: “no longer in effect” as of August 21, by the court's order in CLINIC et al. v. Rubio et al. An appeal, or an order that suspends the judgment: not found, looked on November 26, 2026. Pages from before still say paused.",
    },
  ),
  row(
    "us.interviews",
    "Interviews put off worldwide",
    "us-visas",
    "From August 25, 2026 interviews for immigrant visas were put off at all US embassies, while officers trained on a stricter test of whether an immigrant could need public benefits. London moved those it had called off to October; for the other embassies we found no day.",
    {
      enteredOn: US_LIMITS_READ_ON,
      readAt: [PUBLIC_PAGES.usFamilyUpdates, PUBLIC_PAGES.usInterviewsLondon, PUBLIC_PAGES.usPolicyCheck],
      note: "The Department says that applicants are told as appointments become available; one in London had less than a day. News since October 8: not found, looked on November 26, 2026. Look at the page of the embassy that would interview.",
    },
  ),
  row(
    "us.sponsor-income",
    "What the sponsor earns",
    "us-uscis",
    "Who sponsors a spouse or a parent generally shows a household income of at least 125% of the federal poverty guidelines, on Form I-864; a joint sponsor can help. A stricter rule on public benefits holds for applications made inside the US since September 18, 2026.",
    { readAt: [PUBLIC_PAGES.usFamilyUpdates] },
  ),
  row(
    "us.green-card-abroad",
    "A green card while you live abroad",
    "us-visas",
    "A green card holder who stays away for more than a year, or beyond the end of a reentry permit, needs a new immigrant visa to come back. For a national of the countries that the proclamation suspends none is issued now. A returning resident visa is for those whom something beyond their control kept away, and few first applications are approved.",
    {
      readAt: [PUBLIC_PAGES.usReturningResident, PUBLIC_PAGES.usReentryPermit, PUBLIC_PAGES.usEntrySuspension],
      note: "That the proclamation stands in the way of coming back is our conclusion from these pages. Ask about a reentry permit before you leave: it is applied for from inside the US.",
    },
  ),
  row(
    "us.visit",
    "A visit",
    "us-visas",
    `Since August 3, 2026 it is a lasting rule that nationals of some fifty countries can be asked for a bond of $10,000, $15,000 or $20,000 for a visitor visa, which is paid back if they keep to it. Of our countries, the pages that we read name ${listCountries(({ asksBond }) => asksBond === true)}.`,
    {
      enteredOn: US_LIMITS_READ_ON,
      readAt: [...BOND_PAGES, PUBLIC_PAGES.usVisaBondsTanzania],
      note: `In ${listCountries(({ entry, asksBond }) => asksBond === true && entry !== "nothing")} new visitor visas are suspended anyway. Before August it was $5,000 to $15,000. The list grows with 15 days' notice. Ghana is not on it (September 26, 2026), though news reports had said so. The State Department's list of today: not found, looked on November 26, 2026.`,
    },
  ),
  row(
    "us.applying-inside",
    "Applying from inside the US",
    "us-uscis",
    "Since December 2025 the immigration service had held its decisions, green cards and work permits among them, for people who are nationals of the countries in the proclamation or were born there. A federal court struck that down on June 5, 2026, and the service decides again. The government appealed.",
    {
      enteredOn: US_LIMITS_READ_ON,
      readAt: [PUBLIC_PAGES.usBenefitsHold, PUBLIC_PAGES.usHoldVacated, PUBLIC_PAGES.usHoldAppeal],
      note: "Since August 14, 2026, while the appeal runs, the service may look again at approvals of people from these countries who came since January 20, 2021. A second court forbade the hold on August 24, for the members of a class of applicants. Later rulings: not found, looked on November 26, 2026. Ask the service.",
    },
  ),
];

export const UK_COME_BACK: readonly LedgerRow[] = [
  row(
    "uk.spouse",
    "A spouse or a partner",
    "uk-visas",
    "You and your partner usually prove a combined income of at least £29,000 a year. Who first applied as a partner before April 11, 2024 and extends that visa proves £18,600. With certain disability or carer's benefits there is no fixed amount.",
    {
      readAt: [
        PUBLIC_PAGES.ukPartnerIncome,
        PUBLIC_PAGES.ukPartnerIncomeLibrary,
        PUBLIC_PAGES.ukPartnerIncomeMay2026,
        PUBLIC_PAGES.ukPartnerIncomeAdvice,
      ],
      note: "GOV.UK's page carries no date; a page of May 10, 2026 names the same amount. In June 2025 a committee advised £23,000 to £25,000; whether it was adopted: not found, looked on November 23, 2026.",
    },
  ),
  row(
    "uk.both-abroad",
    "When you both live abroad",
    "uk-visas",
    "Law firms say: the British partner's pay from abroad counts, if it came to £29,000 a year in the last six months and a job in the UK with at least that pay begins within three months of the return. The other partner's pay from abroad does not count. Savings alone have to be £88,500, held for six months.",
    { readAt: [PUBLIC_PAGES.ukPartnerReturning, PUBLIC_PAGES.ukPartnerReturningRules] },
  ),
  row(
    "uk.parent",
    "A parent",
    "uk-visas",
    "There is a visa only for a parent who needs long-term care for everyday tasks, because of age, illness or disability, that is not available or affordable where they live. You support, house and care for them without public funds for at least five years.",
    { readAt: [PUBLIC_PAGES.ukDependentRelative] },
  ),
  row(
    "uk.settled-status-abroad",
    "Settled status while you live abroad",
    "uk-visas",
    "Indefinite leave to remain is lost after two years without a break outside the UK; settled status under the EU scheme after five. The way back is a Returning Resident visa.",
    { readAt: [PUBLIC_PAGES.ukReturningResident] },
  ),
];

export const CANADA_COME_BACK: readonly LedgerRow[] = [
  row(
    "canada.spouse",
    "A spouse or a partner",
    "canada-ircc",
    "A Canadian citizen who lives abroad can sponsor a spouse, a partner or a child, if the citizen will live in Canada when the other becomes a permanent resident, and can show it. A permanent resident who lives abroad cannot sponsor. For a spouse there is in most cases no minimum income.",
    {
      readAt: [
        PUBLIC_PAGES.canadaSponsorAbroad,
        PUBLIC_PAGES.canadaSponsorAbroadLawyers,
        PUBLIC_PAGES.canadaSponsorIncome,
      ],
      note: "A copy of the government's own page: not found, looked on November 23, 2026.",
    },
  ),
  row(
    "canada.parent",
    "A parent",
    "canada-ircc",
    "The program for parents and grandparents takes no new applications in 2026, and nobody can sponsor a parent from abroad. What is left is the super visa: visits of up to five years at a time, with a host in Canada who has a minimum income, and with health insurance.",
    {
      readAt: [PUBLIC_PAGES.canadaParentsClosed, PUBLIC_PAGES.canadaParentsGuide, PUBLIC_PAGES.canadaParentsAbroad],
    },
  ),
  row(
    "canada.permanent-residence-abroad",
    "Permanent residence while you live abroad",
    "canada-ircc",
    "A permanent resident has to be in Canada on 730 days in every five years. Days abroad together with a spouse, a partner or, for a child, a parent who is a Canadian citizen count, too.",
    { readAt: [PUBLIC_PAGES.canadaResidency, PUBLIC_PAGES.canadaResidencyLawyers] },
  ),
];
