import { type Belonging, notFound, read } from "../country-record.ts";
import { FEES, IMMIGRATION, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

export const tanzaniaBelonging: Belonging = {
  descent: read(
    "By birth abroad, if one parent is Tanzanian by birth or naturalization",
    IMMIGRATION,
    [sources.citizenshipEmbassy, sources.citizenshipDescent],
    {
      ...FEES,
      note: "At 18 you choose: whoever keeps another citizenship stops being Tanzanian. With a Tanzanian grandparent alone there is no claim on these pages.",
    },
  ),
  marriage: read(
    "A foreign woman married to a Tanzanian may apply, after some residence; the page names no years",
    IMMIGRATION,
    [sources.citizenshipWives],
    { ...FEES, note: "The section of the law speaks of women. A husband goes by residence: ask." },
  ),
  naturalization: shared.citizenship,
  programs: [
    {
      name: "Special status and Diaspora Tanzanite Card",
      conditions: read(
        "In the bill: former citizens, and people with a Tanzanian parent, grandparent or earlier forebear; entry without a visa, stay, and lease of land, on a card of ten years",
        IMMIGRATION,
        [sources.statusBill, sources.statusTabled, sources.statusLease],
        { ...FEES, note: "African descent alone would not be enough." },
      ),
      cost: notFound(IMMIGRATION, "The bill leaves the fee to regulations that we did not find."),
      status: read(
        "Not law: taken out of the bill in September 2024 and again in January 2025",
        IMMIGRATION,
        [sources.statusWithdrawn, sources.statusDelayed, sources.statusDebate],
        {
          ...FEES,
          enteredOn: "2026-11-26",
          reported: [
            {
              value: "made law, by a law firm in July 2024, before both withdrawals",
              page: sources.statusClaimedLaw,
            },
          ],
          note: "Parliament said in January 2025 that it needs further work. We found no page on a card that was issued. Ask the embassy before you plan with it.",
        },
      ),
      changes: [
        {
          day: "2024-06-26",
          what: read("The Attorney General publishes a bill with the special status", IMMIGRATION, [
            sources.statusBill,
          ]),
        },
        {
          day: "2024-11-08",
          what: read("The government tables it again in Parliament", IMMIGRATION, [sources.statusTabled]),
        },
        {
          day: "2025-01-28",
          what: read("The Speaker says that Parliament has taken it out for further work", IMMIGRATION, [
            sources.statusDelayed,
            sources.statusWithdrawn,
          ]),
        },
      ],
    },
    {
      name: "Diaspora Digital Hub",
      conditions: read(
        "Registration of Tanzanians who live abroad, with their work and skills",
        IMMIGRATION,
        [sources.diasporaHub],
        { note: "It gives no right to enter or stay." },
      ),
      cost: notFound(IMMIGRATION, "Ask the embassy."),
      status: read("Launched in Dar es Salaam; the page carries no year", IMMIGRATION, [sources.diasporaHub]),
      changes: [],
    },
    {
      name: "People of African descent without a Tanzanian parent",
      conditions: notFound(
        IMMIGRATION,
        "We found no right of abode or citizenship program like Ghana's. A permit, and years of residence, are the way.",
      ),
      cost: notFound(IMMIGRATION),
      status: notFound(IMMIGRATION),
      changes: [],
    },
  ],
  dualNationality: read(
    "Not allowed for adults; children may have two citizenships until 18",
    IMMIGRATION,
    [sources.dualNo, sources.citizenshipDescent],
    {
      note: "A US, British or Canadian citizen who becomes Tanzanian gives up the old passport. A Tanzanian who takes another one stops being a citizen, and can then no longer inherit land.",
    },
  ),
};
