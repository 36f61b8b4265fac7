import { type Belonging, notFound, read } from "../country-record.ts";
import { FEES, IMMIGRATION, shared } from "./permit-rules.ts";
import { ancestryCost, ancestryPapers, goldCost, goldStatus } from "./permits-stay.ts";
import { permitSources as sources } from "./sources.ts";

export const sierraLeoneBelonging: Belonging = {
  descent: read(
    "By birth abroad, if the father or, since 2017, the mother is a citizen by birth",
    IMMIGRATION,
    [sources.amendment2017, sources.citizenshipBoard, sources.nationalityLaw],
    {
      ...FEES,
      note: "The law knows descent from a person of Black African origin: to others citizenship by birth is closed.",
    },
  ),
  marriage: read("No: marriage gives nothing by itself", IMMIGRATION, [sources.permitYear, sources.amendment2006], {
    ...FEES,
    note: "A page of 1993; the reform of 2006 left the rule for spouses unequal. Ask what a husband or wife gets today.",
  }),
  naturalization: shared.citizenship,
  programs: [
    {
      name: "Citizenship by DNA-proved ancestry",
      conditions: ancestryPapers,
      cost: ancestryCost,
      status: read(
        "Open: groups from the US have been sworn in since 2021, about once a year",
        IMMIGRATION,
        [sources.ancestryProgram, sources.ancestry59, sources.ancestry52],
        {
          ...FEES,
          note: "It is run by guidelines, not by a law that we found. The state does not publish its charges; one paper writes that it raises revenue.",
        },
      ),
      changes: [
        {
          day: "2021-01-05",
          what: read("The president grants citizenship to 22 African Americans", IMMIGRATION, [sources.ancestry22]),
        },
        {
          day: "2021-04-29",
          what: read(
            "59 African Americans become citizens, the first group under the partnership with African Ancestry",
            IMMIGRATION,
            [sources.ancestry59, sources.ancestryPress],
          ),
        },
        {
          day: "2021-11-20",
          what: read("A further tour and ceremony, until December 4, are announced", IMMIGRATION, [
            sources.ancestryConferment,
          ]),
        },
        {
          day: "2022-12-06",
          what: read("109 people receive citizenship and the new passports at State House", IMMIGRATION, [
            sources.ancestry109,
            sources.ancestry109State,
            sources.ancestry100,
          ]),
        },
      ],
    },
    {
      name: "Citizenship for a payment (Go-for-Gold)",
      conditions: read(
        "Payment, checks of the person and of the money; African ancestry by a DNA test for the lower price",
        IMMIGRATION,
        [sources.goldAgent, sources.goldLaunch],
        FEES,
      ),
      cost: goldCost,
      status: goldStatus,
      changes: [
        {
          day: "2024-12-07",
          what: read("Permanent residence for gold and fees is offered", IMMIGRATION, [sources.goldResidence]),
        },
        {
          day: "2025-01-02",
          what: read("The fast way to citizenship is launched", IMMIGRATION, [sources.goldAgent, sources.goldLaunch]),
        },
      ],
    },
    {
      name: "People of African descent whose test names another country",
      conditions: notFound(
        IMMIGRATION,
        "We found no right of abode like Ghana's. The way is a permit, or the paid program.",
      ),
      cost: notFound(IMMIGRATION),
      status: notFound(IMMIGRATION),
      changes: [],
    },
  ],
  dualNationality: read("Allowed since the law of 2006", IMMIGRATION, [sources.amendment2006, sources.dualExplained], {
    note: "Whether dual citizens may sit in Parliament or be ministers was disputed in 2018.",
  }),
};
