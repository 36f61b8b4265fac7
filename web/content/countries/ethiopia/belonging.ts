import { PUBLIC_PAGES, usAdvisoryPage } from "#web/content/public-pages.ts";
import { type Belonging, notFound, read } from "../country-record.ts";
import { FEES, shared } from "./permit-rules.ts";
import { originIdFee, originIdThreshold } from "./permits-stay.ts";
import { permitSources as sources } from "./sources.ts";

export const ethiopiaBelonging: Belonging = {
  descent: read(
    "Whoever has an Ethiopian father or mother is Ethiopian by descent, born anywhere",
    "ethiopia-immigration",
    [sources.nationalityLaw],
    {
      note: "A second nationality is not recognized. If you or your parent took another one, plan with the origin card, not with an Ethiopian passport.",
    },
  ),
  marriage: notFound(
    "ethiopia-immigration",
    "How marriage shortens the way. The law of 2003 provides for it; the text that we read ended before.",
  ),
  naturalization: shared.citizenship,
  programs: [
    {
      name: "Ethiopian Origin ID, the yellow card",
      conditions: originIdThreshold,
      cost: originIdFee,
      status: read(
        "Open, at embassies and in Addis Ababa",
        "ethiopia-immigration",
        [sources.originOffice, sources.originEmbassy],
        FEES,
      ),
      changes: [
        {
          day: "2002-02-05",
          what: read(
            "The law: live and work in Ethiopia without visa, residence permit or work permit",
            "ethiopia-immigration",
            [sources.originLaw],
          ),
        },
        {
          day: "2011-08-03",
          what: read(
            "Reported: the card costs $100 in place of $500, a renewal $40",
            "ethiopia-immigration",
            [sources.originFees2011, sources.originRights],
            FEES,
          ),
        },
        {
          day: "2024-07-07",
          what: read(
            "A regulation raises the fees of the immigration office",
            "ethiopia-immigration",
            [sources.feesSkyrocket, sources.fees2024],
            FEES,
          ),
        },
        {
          day: "2024-10-23",
          what: read(
            "A second regulation widens the penalties for late renewals and overstays",
            "ethiopia-immigration",
            [sources.feesSkyrocket],
            FEES,
          ),
        },
      ],
    },
    {
      name: "People of African descent without Ethiopian ancestry",
      conditions: notFound(
        "ethiopia-immigration",
        "We found no program for the wider diaspora. In 2017 the government recognized the Rastafari community that already lived in Shashamane and Addis Ababa.",
      ),
      cost: notFound("ethiopia-immigration", "What the card costs for a member of that community"),
      status: read(
        "Not open to newcomers, as far as the pages show. About 600 members of the Jamaican Rastafari community were waiting for their cards, by a report after October 2024.",
        "ethiopia-immigration",
        [sources.feesSkyrocket, sources.rastafari],
        {
          note: "One American who got hers after three years was asked for two million birr for overstaying meanwhile.",
        },
      ),
      changes: [
        {
          day: "2017-08-04",
          what: read(
            "Reported: Rastafarians who live in Ethiopia get identity cards: no visa and no residence permit, but no vote",
            "ethiopia-immigration",
            [sources.rastafari],
          ),
        },
      ],
    },
  ],
  dualNationality: read(
    "Not recognized. The US names exit bans among the dangers; people who enter on an Ethiopian passport and hold another one can be fined. People of Ethiopian origin use the origin identity card instead.",
    "ethiopia-immigration",
    [PUBLIC_PAGES.ethiopiaOneNationality, usAdvisoryPage("Ethiopia", "2026-08-27")],
    { note: "How high the fines are: not found, looked on November 23, 2026." },
  ),
};
