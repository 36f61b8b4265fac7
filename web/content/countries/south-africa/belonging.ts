import { type Belonging, notFound, read } from "../country-record.ts";
import { southAfricaSources as pages } from "./sources.ts";

const OFFICE = "south-africa-home-affairs";
const ALL = { passports: "all" } as const;

/** What makes somebody a citizen of South Africa. */
export const southAfricaBelonging: Belonging = {
  descent: read(
    "A child of at least one South African citizen is a citizen at birth, also when born abroad",
    OFFICE,
    [pages.citizenBirth, pages.whitePaperDraft],
    {
      ...ALL,
      note: "Register the birth with Home Affairs.",
      reported: [{ value: "A grandparent can be enough.", page: pages.citizenGrandparent }],
    },
  ),
  marriage: read(
    "None by marriage itself: permanent residence first, after five years together, then naturalization",
    OFFICE,
    [pages.spousePermanent, pages.citizenJuneLuna],
    {
      ...ALL,
      reported: [{ value: "Spouses may apply two years after permanent residence.", page: pages.citizenSpouse }],
    },
  ),
  naturalization: read(
    "Five years of permanent residence without a break, with at most 90 days abroad in each year",
    OFFICE,
    [pages.citizenJuneLuna, pages.citizenSmith],
    {
      ...ALL,
      note: "The application takes one to three years. Points for merit and one window a year are planned.",
      reported: [{ value: "The regulations say ten years.", page: pages.citizenTenYears }],
    },
  ),
  programs: [
    {
      name: "Citizenship reinstatement for former South Africans",
      conditions: read(
        "You lost citizenship after October 6, 1995 because you took another without permission; you count as never having lost it",
        OFFICE,
        [pages.reinstatementPortal, pages.reinstatementSteps, pages.dualCourt],
        { ...ALL, note: "A South African identity number is needed for the portal." },
      ),
      cost: notFound(OFFICE, "Whether the confirmation of citizenship costs a fee. Passport and identity card do."),
      status: read(
        "Open since November 24, 2025, online",
        OFFICE,
        [pages.reinstatementPortal, pages.reinstatementSteps],
        ALL,
      ),
      changes: [
        {
          day: "2025-05-06",
          what: read(
            "The Constitutional Court struck down the loss of citizenship by taking another one.",
            OFFICE,
            [pages.dualCourt, pages.dualMinister],
            ALL,
          ),
        },
        {
          day: "2025-11-24",
          what: read("Home Affairs opened the portal.", OFFICE, [pages.reinstatementPortal], ALL),
        },
      ],
    },
    {
      name: "Citizenship by merit (planned)",
      conditions: read(
        "Points for economic merit in place of years of residence, one window a year, a panel that advises",
        OFFICE,
        [pages.whitePaperDraft],
        { ...ALL, note: "The relative's visa is to be abolished and permanent residence by investment to be added." },
      ),
      cost: notFound(OFFICE, "What the new routes will cost."),
      status: read(
        "Policy approved by the Cabinet in April 2026; a law is to follow",
        OFFICE,
        [pages.whitePaperApproved],
        ALL,
      ),
      changes: [
        {
          day: "2025-12-12",
          what: read("The draft was published for comment.", OFFICE, [pages.whitePaperDraft], ALL),
        },
        {
          day: "2026-04-08",
          what: read("The Cabinet's approval was reported.", OFFICE, [pages.whitePaperApproved], ALL),
        },
      ],
    },
    {
      name: "Return of the African diaspora by ancestry",
      conditions: notFound(
        OFFICE,
        "Whether any route exists for people of African descent without a South African parent.",
      ),
      cost: notFound(OFFICE, "What such a route costs."),
      status: notFound(OFFICE, "Whether such a route is planned."),
      changes: [],
    },
  ],
  dualNationality: read(
    "Allowed. Since May 6, 2025 South Africans no longer lose their citizenship by taking another",
    OFFICE,
    [pages.dualCourt, pages.dualMinister],
    ALL,
  ),
};
