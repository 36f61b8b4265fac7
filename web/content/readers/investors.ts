import { fact } from "#domain/facts.ts";
import { RELOCATION_COSTS } from "#web/content/planning-figures.ts";
import { pageOf } from "#web/content/sources.ts";
import { FEATURED_COUNTRIES } from "#web/content/countries/profiles.ts";
import { MONTHS_PER_YEAR, coverLine, lineFromRange } from "./budget.ts";
import { guidesByCountry, permitsByCountry, recordsByCountry, safetyByCountry } from "./by-country.ts";
import {
  CANADA_TAX,
  UK_INHERITANCE_TAX,
  UK_TAX,
  UK_TEMPORARY_ABSENCE,
  US_SELF_EMPLOYMENT,
  US_TAX,
  US_TREATIES,
} from "#web/content/homes/home-rules.ts";
import { ETHIOPIA_HOMES, NIGERIA_TAX_RESIDENCE } from "#web/content/countries/destination-rules.ts";
import { taxAtHome } from "./tax-at-home.ts";
import type { LedgerRow } from "#web/content/ledger-row.ts";
import type { Reader } from "./reader.ts";

/** Behind a row that says only that there was nothing to find. */
const LIST_SOUGHT = "We looked for a list on public pages and found none to read.";

/** The minimum capital in Tanzania and the trades closed there, as the profile states them. */
function tanzaniaMinimum(): LedgerRow["content"] {
  const minimum = FEATURED_COUNTRIES.find(({ id }) => id === "tanzania")?.legalMinimum;
  if (!minimum) throw new Error("The profile of Tanzania states no legal minimum.");
  return minimum;
}

export const investors: Reader = {
  id: "investors",
  heading: "Before you put money in",
  title: "Investing in Africa: closed sectors, capital and tax",
  description:
    "For investors: trades closed to foreigners country by country, minimum capital, land, sending money out again, reporting to the IRS, HMRC and CRA, and a month's budget in Kigali.",
  lead: "This page is not investment advice, and it names no investment. It says what the law closes, what has to be recorded, and what you will be asked to report at home.",
  chapters: [
    {
      id: "reserved",
      title: "What is closed to foreigners",
      intro:
        "Some lines of business are kept for citizens. Read the law before you pay for anything. A business that is registered in a citizen's name to get around it belongs to that citizen.",
      groups: [
        {
          title: "Reserved sectors",
          rows: [
            {
              label: "Ghana",
              content: fact(
                "Section 27 of the GIPC Act, 2013, closes to foreigners: selling in a market, petty trading, hawking and stalls; taxis and car hire with fewer than 25 vehicles; beauty salons and barber shops; printing scratch cards; exercise books and basic stationery; retail of finished medicines; and sachet water. Other laws close more.",
                "summary",
                "ghana-gipc",
                {
                  readAt: [pageOf("ghanaReservedTrades")],
                  note: "A new act has been announced. Ask GIPC what applies on the day you register.",
                },
              ),
            },
            { label: "Tanzania", content: tanzaniaMinimum() },
            {
              label: "Ethiopia",
              content: fact(
                "A regulation of 2020 keeps 32 areas for domestic investors, among them banking, most wholesale, retail and import trade, small hotels and restaurants, travel agencies and tour operation; others need a domestic partner. Foreign nationals of Ethiopian origin count as domestic investors.",
                "summary",
                "ethiopia-investment",
                {
                  readAt: [pageOf("ethiopiaReserved"), pageOf("ethiopiaOpening")],
                  note: "Parts of trade and banking have been opened since 2024. Ask what is open today.",
                },
              ),
            },
            {
              label: "Nigeria",
              content: fact(
                "The negative list is short: arms and ammunition, narcotics, and military and police uniforms. Single sectors have rules of their own on local ownership.",
                "summary",
                "nigeria-nipc",
                { readAt: [pageOf("nigeriaCompany")] },
              ),
            },
            {
              label: "Kenya",
              content: fact(
                "We found no single list of closed trades. Foreigners may hold at most two thirds of an insurer, 75 percent of a private security company, and 40 percent of a business in artisanal mining or mineral dealing. A local company does at least 30 percent of a joint venture in construction. Farmland cannot be owned by foreigners.",
                "summary",
                "kenya-keninvest",
                {
                  readAt: [pageOf("kenyaForeignOwnership"), pageOf("kenyaForeignOwnershipLawyers")],
                  note: "The pages that we read carry no date. Ask the Kenya Investment Authority about your own line of business.",
                },
              ),
            },
            {
              label: "Botswana",
              content: fact(
                "The Trade Act of 2003 kept licenses in 35 sectors for citizens, among them general trading, supermarkets other than chains, butcheries, gas stations, bars outside hotels, boutiques, hairdressers, laundromats and cleaning; foreigners could join as minority partners. Rules of 2020 keep some manufacturing for citizens, such as bread, ice and bottled water.",
                "summary",
                "botswana-home-affairs",
                {
                  readAt: [pageOf("botswanaReservedTrades"), pageOf("botswanaReservedManufacturing")],
                  note: "The pages that we read are of 2019 and 2021, and press reports of 2019 name further trades. Ask for the list in force.",
                },
              ),
            },
            {
              label: "South Africa",
              content: fact(
                "Nearly all sectors are open. Public contracts and many licenses look at ownership by Black South Africans, which shapes who your partners are.",
                "summary",
                "south-africa-dtic",
              ),
            },
            {
              label: "Egypt",
              content: fact(
                "Importing for trade was kept for Egyptians and for companies that they own by 51 percent. Since October 30, 2023 other companies may register, too, for ten years that can be extended once. A guide of the US government says that agents must be Egyptian or own 51 percent.",
                "summary",
                "egypt-gafi",
                {
                  readAt: [pageOf("egyptImporters"), pageOf("egyptAgents")],
                  note: "We found no list of all closed sectors. Ask GAFI about yours.",
                },
              ),
            },
            {
              label: "Rwanda",
              content: fact(
                "We found no list of trades that are closed to foreigners. Ask the Rwanda Development Board about licenses in your sector.",
                "summary",
                "rwanda-rdb",
                { method: LIST_SOUGHT },
              ),
            },
            {
              label: "Morocco",
              content: fact(
                "We found no general list. Farmland is restricted, and some professions and state activities are closed. Ask the investment agency.",
                "summary",
                "morocco-amdie",
              ),
            },
            {
              label: "Senegal",
              content: fact(
                "We found no list of trades that are closed to foreigners. Ask APIX about your sector.",
                "summary",
                "senegal-apix",
                { method: LIST_SOUGHT },
              ),
            },
            {
              label: "Mauritius",
              content: fact(
                "We found no general list. Non-citizens need approval to acquire land or buildings and, since April 29, 2021, also to sell them. Ask the Economic Development Board which licenses your business needs.",
                "summary",
                "mauritius-edb",
                { readAt: [pageOf("mauritiusPropertyDisposal")] },
              ),
            },
            {
              label: "Sierra Leone",
              content: fact(
                "We found no list to read. A policy on local content asks for local staff, suppliers and, in places, owners.",
                "summary",
                "sierra-leone-investment",
              ),
            },
          ],
        },
        guidesByCountry("Setting up and minimum capital", ({ business }) => business.startupCost),
        guidesByCountry("Incentives", ({ business }) => business.incentives),
      ],
    },
    {
      id: "repatriation",
      title: "Money in, and out again",
      intro:
        "Money can usually be sent out only if its arrival was recorded. Get the papers named here on the day it comes in, and keep them.",
      groups: [
        {
          title: "Papers that decide",
          rows: [
            {
              label: "Nigeria: certificate of capital importation",
              content: fact(
                "By law the bank that takes in the foreign money issues it within a day, now electronically. Without it, dividends and capital cannot be sent out through the official market; the Central Bank repeated this in August 2024.",
                "summary",
                "central-bank-of-nigeria",
                { readAt: [pageOf("nigeriaCapitalImportation"), pageOf("nigeriaCapitalCircular")] },
              ),
            },
            {
              label: "South Africa: the non-resident stamp",
              content: fact(
                "A non-resident who acquires shares has the certificates endorsed “non-resident” by an authorized dealer within 30 days. Without the endorsement dividends and the proceeds of a sale cannot be sent abroad until the Reserve Bank has forgiven the omission.",
                "summary",
                "south-african-reserve-bank",
                { readAt: [pageOf("southAfricaEndorsement"), pageOf("southAfricaEndorsementLawyers")] },
              ),
            },
          ],
        },
        safetyByCountry("Banking and transfers", "money"),
      ],
    },
    {
      id: "land",
      title: "Land and buildings",
      intro:
        "In some of our countries a foreigner can hold a lease but not own the land; in others only homes in cities, or in approved projects. Disputes about titles are common and expensive.",
      groups: [
        { title: "A country that has begun to sell homes", rows: [ETHIOPIA_HOMES] },
        recordsByCountry("Buying", ({ homes }) => homes.ownership),
      ],
    },
    {
      id: "permits",
      title: "Permits and nationality",
      intro:
        "Owning a company does not give you the right to live in the country. Plan the permit together with the capital.",
      groups: [
        permitsByCountry("Staying for the long term", "business"),
        safetyByCountry("Two nationalities", "dualNationality"),
      ],
    },
    {
      id: "tax",
      title: "Tax and reporting at home",
      intro:
        "The penalties for forms that were never filed can be larger than the tax. Count the cost of the reports into the investment.",
      groups: [
        { title: "Where you put the money", rows: [NIGERIA_TAX_RESIDENCE] },
        ...taxAtHome({
          us: [
            ...US_TAX,
            {
              label: "US: a company abroad",
              content: fact(
                "US persons who are shareholders, officers or directors of a foreign corporation may have to file Form 5471, in general from 10 percent of the shares, with heavy penalties; the time in which the whole return can be examined does not begin to run until it is filed. Profits of a company that US persons control can be taxed before they are paid out. Partnerships and funds have forms of their own.",
                "summary",
                "us-irs",
                { readAt: [pageOf("form5471")] },
              ),
            },
            US_SELF_EMPLOYMENT,
            US_TREATIES,
          ],
          uk: [...UK_TAX, UK_TEMPORARY_ABSENCE, UK_INHERITANCE_TAX],
          canada: [
            ...CANADA_TAX,
            {
              label: "Canada: if you stay resident",
              content: fact(
                "Residents of Canada report foreign property that cost more than 100,000 Canadian dollars at any time in the year on Form T1135, and foreign affiliates on Form T1134. Late filing brings daily penalties.",
                "summary",
                "canada-cra",
                { readAt: [pageOf("canadaT1135"), pageOf("canadaT1134")] },
              ),
            },
          ],
        }),
      ],
    },
  ],
  budget: {
    city: "kigali",
    household: { adults: 1, children: 0 },
    who: "One adult in Kigali in the year in which a small company is set up.",
    lines: [
      coverLine({ adult: 1 }),
      lineFromRange(
        "Setting up, spread over the year",
        RELOCATION_COSTS.businessSetup,
        1,
        "Registration, licenses and professional help.",
        MONTHS_PER_YEAR,
      ),
    ],
    leftOut: [
      "The capital of the company itself, and stock",
      "An office, staff and their contributions",
      "Tax advisers at home, and the forms they file",
      "Flights, and the months before the first income",
      "Taxes, here and there",
    ],
  },
  advisers: [
    {
      title: "A corporate lawyer in the country",
      find: "Ask the bar for its register and the investment agency for three names; pay for the advice yourself, not through the seller.",
      questions: [
        "Is my line of business open to me, and at which minimum capital?",
        "Which paper proves that the capital came from abroad, and who issues it?",
        "Who owns the land, the license and the lease, according to the registers and not to the seller?",
        "How do I get out: sale, closing, a partner who no longer answers?",
        "Which court or arbitration decides, and can its decision be enforced?",
      ],
    },
    {
      title: "An accountant in the country",
      find: "Look in the register of the institute of accountants, and ask two foreign owners who keeps their books.",
      questions: [
        "Which taxes are due before the first sale?",
        "What is withheld from dividends, fees and interest that go abroad?",
        "How long did your last client wait for foreign currency?",
      ],
    },
    {
      title: "A tax adviser at home",
      find: "Ask how many of the forms named above they filed last year.",
      questions: [
        "Which form of company costs least in reports?",
        "Is the profit taxed at home before I take it out?",
        "Which local taxes count as a credit?",
      ],
    },
  ],
};
