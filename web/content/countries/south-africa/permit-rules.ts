import type { Fact, PublicPage } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { type Known, notFound, type PermitDocument, read } from "../country-record.ts";
import { southAfricaSources as pages } from "./sources.ts";

type Details = { note?: string; reported?: Fact["reported"] };

/** A rule on residence that was read, for the three passports. */
export function permitRule(value: string, readAt: readonly [PublicPage, ...PublicPage[]], details: Details = {}) {
  return read(value, "south-africa-home-affairs", readAt, {
    pace: "fees-and-visas",
    passports: "US, Canadian and British",
    ...details,
  });
}

export function permitUnknown(note: string): Known {
  return notFound("south-africa-home-affairs", note);
}

/** Rules that several permits share. */
export const shared = {
  applyAt: permitRule(
    "In person, at the South African mission or its VFS Global center where you are a citizen or resident; renewals at VFS Global in South Africa",
    [pages.juneLunaFaq, pages.vfsOverview, pages.vfsUk],
  ),
  applyFrom: "before travel" as const,
  registerWithinDays: null,
  renewal: permitRule(
    "In South Africa at VFS Global, at least 60 days before the visa ends",
    [pages.vfsOverview, pages.juneLunaFaq],
    { note: "Do not travel on the receipt once the visa has ended: a ban of one to five years can follow." },
  ),
  dependants: permitRule(
    "Spouse, or partner of two years, and minor children may come for as long as you; they may not work on that visa",
    [pages.accompanyingXpatweb, pages.accompanyingLissa, pages.accompanyingIbn, pages.aisjAdmissions],
    {
      note: "They may apply for a work visa of their own in South Africa. Children who go to school need a study visa.",
    },
  ),
  familyFees: { spouseUsd: null, childUsd: null, pupils: "study-visa" },
  citizenship: permitRule(
    "Five years as a permanent resident, with at most 90 days abroad in each; the decision takes one to three years more",
    [pages.citizenJuneLuna, pages.citizenSmith],
    {
      note: "The Cabinet approved a plan in April 2026 that replaces years of residence by merit; no law had followed on the pages found.",
      reported: [{ value: "The regulations say ten years.", page: pages.citizenTenYears }],
    },
  ),
} as const;

export const workFee = permitRule(
  "1,520 rand to Home Affairs and, through VFS Global, 1,550 rand more",
  [pages.feeTable, pages.ibnWorkVisas],
  {
    note: "Missions abroad take the equal amount in their own currency.",
    reported: [{ value: "VFS Global takes 1,350 rand.", page: pages.permanentTimes }],
  },
);

export const longStayFee = permitRule(
  "425 rand to Home Affairs and, through VFS Global in South Africa, 1,350 rand more",
  [pages.feeTable, PUBLIC_PAGES.southAfricaRetired],
  {
    reported: [
      { value: "1,520 rand in local currency for a long visitor's visa filed abroad.", page: pages.volunteerXpatweb },
      { value: "VFS Global takes 1,550 rand.", page: pages.ibnWorkVisas },
    ],
  },
);

export const permanentAfterFive = permitRule(
  "After five years on a work visa",
  [pages.residencyXpatweb, pages.permanentTimes, pages.spousePermanent],
  {
    note: "The application takes 8 to 12 months by one adviser, 3 to 24 months by another; renew the visa meanwhile.",
  },
);

export const policeClearance: PermitDocument = {
  name: "Police clearance of each country lived in for over twelve months within five years",
  weeks: null,
  source: permitRule(
    "From every country where you lived for more than twelve months in the last five years, at most six months old",
    [pages.pointsDocuments, pages.remoteNomadVisa],
    { reported: [{ value: "From every country since the age of eighteen.", page: pages.volunteerXpatweb }] },
  ),
};

export const medicalReport: PermitDocument = {
  name: "Medical report",
  weeks: null,
  source: permitRule("At most six months old; advisers also name a radiological report", [
    pages.pointsDocuments,
    pages.volunteerXpatweb,
  ]),
};

export const relationshipProof: PermitDocument = {
  name: "Marriage certificate, or proof of two years together",
  weeks: null,
  source: permitRule("For unmarried partners a notarial agreement and proof of shared costs over two years", [
    pages.spouseMovingSouth,
    pages.spouseLissa,
  ]),
};
