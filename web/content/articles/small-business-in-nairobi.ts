import { factText } from "#web/lib/fact-text.ts";
import { fact, visaFact } from "#domain/facts.ts";
import { findOffice } from "#web/content/offices.ts";
import { OUTSIDE_LINKS } from "#web/content/outside-links.ts";
import { RELOCATION_COSTS } from "#web/content/planning-figures.ts";
import { factOf } from "#web/content/countries/countries.ts";
import { pageOf } from "#web/content/sources.ts";
import type { Article } from "./article.ts";
import { budget, estimated, fromLedger } from "./budget.ts";

const workPermitProcessing = factOf("kenya.visas.kenya-work-permit.processing");
const landLease = factOf("kenya.homes.lease");

const investorPermit = visaFact(
  "proof of $100,000 in capital, 20,000 shillings for processing and 250,000 shillings for each year",
  "summary",
  "kenya-immigration",
  { readAt: [pageOf("kenyaClassG"), pageOf("kenyaFeesAmm")] },
);
const unifiedPermit = fact(
  "since January 2024 one unified business permit stands in place of the licenses for trade, fire safety, food, health and advertising",
  "summary",
  "nairobi-county",
  { readAt: [pageOf("nairobiUnifiedPermit")] },
);

/** Permit figures are those of /visa-information. */
export const smallBusinessInNairobi: Article = {
  id: "small-business-in-nairobi",
  title: "Opening a Small Business in Nairobi, in the Right Order",
  excerpt:
    "Permit, company, tax number, county license, bank, staff: each step asks for a paper from the one before. Here is the sequence that avoids going back.",
  date: "2026-11-21",
  category: "Business",
  alsoUnder: ["Kenya"],
  featured: false,
  picture: "kenya",
  body: [
    {
      kind: "paragraph",
      text: "Most of the registration of a business in Nairobi happens online, English is the language of contracts, and customers pay by phone within seconds. What slows newcomers down is the order of the steps. Each office wants a document that another office issues, so start with the first one.",
    },
    { kind: "heading", text: "Ask customers before you register anything" },
    {
      kind: "paragraph",
      text: "Use your first visit to find out whether people would buy. Describe the product to thirty people who are not your relatives. Ask what they use now, what they pay for it and when they last bought it. A bakery in Kilimani, a repair workshop in Ruaraka and a design studio in Westlands face different rents, licenses and customers, and you cannot judge that from abroad. You may enter as a visitor to look around, but a visitor may not work or sell, and running a shop counts as work.",
    },
    { kind: "heading", text: "Step one: the permission to work" },
    {
      kind: "paragraph",
      text: `Kenya has separate permit classes for employees, investors, members of certain professions and others. For a business of your own the investor class, G, is the usual one. Since 2024 it has asked for ${factText(investorPermit)}, and you should plan ${factText(workPermitProcessing)} for the decision. Confirm both with the Directorate of Immigration Services before you set a budget. Applications go through its online portal.`,
      facts: [investorPermit, workPermitProcessing],
    },
    {
      kind: "link",
      label: findOffice("kenya-immigration").name,
      to: findOffice("kenya-immigration").url,
      note: "permit classes, fees, forms",
    },
    { kind: "heading", text: "Step two: the company" },
    {
      kind: "paragraph",
      text: "The Business Registration Service registers names and companies through the government's eCitizen platform. Reserve the name, choose the form, list directors and owners, and file. A private limited company is the common choice, because it separates the business's debts from yours. Some sectors limit foreign ownership or need a license from a regulator; security, telecommunications, insurance and land are examples. Ask the Kenya Investment Authority which rules apply to your business.",
    },
    {
      kind: "link",
      label: OUTSIDE_LINKS.kenyaBusinessRegistration.label,
      to: OUTSIDE_LINKS.kenyaBusinessRegistration.url,
      note: "names, companies, beneficial owners",
    },
    { kind: "heading", text: "Step three: taxes, from the first day" },
    {
      kind: "paragraph",
      text: "The company and each director need a personal identification number from the Kenya Revenue Authority. Register for the taxes that apply to you, and set up the electronic invoicing system before the first sale, since customers that are businesses need such an invoice to claim the expense. Find an accountant who files monthly and who shows you the receipts. File a nil return even for months without income: forgetting it brings a penalty.",
    },
    {
      kind: "link",
      label: OUTSIDE_LINKS.kenyaRevenueAuthority.label,
      to: OUTSIDE_LINKS.kenyaRevenueAuthority.url,
      note: "registration, returns, invoicing",
    },
    { kind: "heading", text: "Step four: the place" },
    {
      kind: "paragraph",
      text: `Nairobi City County licenses each address: ${factText(unifiedPermit)}. See the permit of the previous tenant before you sign a lease, because a change of use can take months. Leases often run for several years with yearly increases, so ask a lawyer to read it and to check the title of the building. Land follows its own rule: under the constitution, people who are not citizens hold land by lease. ${factText(landLease)}`,
      facts: [unifiedPermit, landLease],
    },
    { kind: "heading", text: "Step five: money and people" },
    {
      kind: "list",
      items: [
        "Open the bank account with the company's certificate, the tax numbers, the permit and the directors' resolution. Bring originals.",
        "Apply for a till number for mobile payments on the same day, in the company's name and never in yours.",
        "Write employment contracts before anybody starts. Register as an employer for the pension, health and housing contributions and deduct them every month.",
        "Keep business and household money apart, even when the business is you.",
      ],
    },
    { kind: "heading", text: "What to budget" },
    {
      kind: "paragraph",
      text: `For the setup alone, meaning registration, licenses, legal help and the first equipment of a small office, plan for ${RELOCATION_COSTS.businessSetup.value.text} depending on sector and country. Capital that a permit requires, stock and rent come on top. Then add six months of household costs which the business does not have to earn. A business with customers can still close because it runs out of cash.`,
      facts: [RELOCATION_COSTS.businessSetup],
    },
    budget(
      "The first year of a small shop or studio in Nairobi",
      [
        fromLedger(
          `Class G permit for one year. The rules ask for ${factText(investorPermit)}; in dollars, without the capital`,
          2000,
          2200,
          investorPermit,
        ),
        estimated("Company registration, 10,650 shillings", 80, 85, {
          readAt: [pageOf("kenyaCompanyFees")],
          method: "The fee that a Nairobi newspaper named, without a date, at about 130 shillings to the dollar.",
        }),
        estimated("County permit for a small place", 100, 300),
        estimated("Lawyer for the lease and the company", 300, 900),
        estimated("Accountant, twelve months", 900, 2400),
        estimated("Rent of a small place, twelve months, with the deposit", 4000, 12000),
        estimated("Equipment and first stock", 2000, 8000),
      ],
      "Wages, your household and the permit's capital are not in it. Entered in November 2026; confirm the permit's fees with the Directorate of Immigration Services.",
    ),
    { kind: "heading", text: "A word about partners" },
    {
      kind: "paragraph",
      text: "You will be offered partnerships in your first week. Some are sincere. Agree on who puts in what, who may sign, what happens when somebody leaves and how a dispute is settled, and write it down before anybody pays or works. Be careful with a partner who does not want a written agreement.",
    },
    { kind: "link", label: "See visas and work permits for Kenya", to: "/visa-information" },
    { kind: "link", label: "Read the Kenya guide", to: "/country-guides/kenya" },
  ],
};
