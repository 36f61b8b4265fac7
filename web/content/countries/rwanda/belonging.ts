import { type Belonging, notFound, read } from "../country-record.ts";
import { FEES, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const lawOfOrigin = read(
  "A new law on nationality: everybody applies, and only Rwandan ancestry counts as origin",
  "rwanda-dgie",
  [sources.nationalityLaw, sources.nationalityGuide],
);

export const rwandaBelonging: Belonging = {
  descent: read(
    "You apply with at least one parent who is Rwandan by ancestry, not by acquisition, and with testimony, a Rwandan relative or other proof",
    "rwanda-dgie",
    [sources.nationalityLaw, sources.nationalityCanada],
    {
      note: "The Constitution goes further: all persons of Rwandan origin and their descendants are entitled, on request. With a Rwandan grandparent alone, ask.",
    },
  ),
  marriage: read(
    "After five years of legal marriage to a Rwandan with whom you still live",
    "rwanda-dgie",
    [sources.nationalityNews, sources.nationalityInvestors],
    { ...FEES, note: "Knowledge of and respect for Rwandan culture may be asked for." },
  ),
  naturalization: shared.citizenship,
  programs: [
    {
      name: "Nationality by origin, for the Rwandan diaspora",
      conditions: read("Rwandan origin, shown by testimony, relatives or papers", "rwanda-dgie", [
        sources.nationalityLaw,
        sources.nationalityGuide,
      ]),
      cost: notFound("rwanda-dgie", "The order of March 23, 2022 sets the fees; we could not read its table."),
      status: read("Open, on application", "rwanda-dgie", [sources.nationalityGuide, sources.nationalityOrder]),
      changes: [
        { day: "2021-07-16", what: lawOfOrigin },
        {
          day: "2022-03-23",
          what: read("An order sets the conditions and the fees", "rwanda-dgie", [sources.nationalityOrder]),
        },
      ],
    },
    {
      name: "Nationality for investors and people with special skills",
      conditions: read(
        "A substantial, lasting investment or activity in Rwanda, or a skill the country needs, with a recommendation of the competent office",
        "rwanda-dgie",
        [sources.nationalityInvestors, sources.nationalityLaw],
        { note: "No sum is named: the office judges each case, and the cabinet decides." },
      ),
      cost: notFound("rwanda-dgie", "Ask for the fee in the order of March 23, 2022."),
      status: read("Open since the law of 2021, without the years of residence", "rwanda-dgie", [
        sources.nationalityInvestors,
      ]),
      changes: [
        {
          day: "2021-07-16",
          what: read("The law adds special skills and investments as grounds", "rwanda-dgie", [
            sources.nationalityLaw,
            sources.nationalityInvestors,
          ]),
        },
      ],
    },
    {
      name: "People of African descent without a Rwandan parent",
      conditions: notFound(
        "rwanda-dgie",
        "We found no program like Ghana's for the wider diaspora. A permit and years of residence are the way.",
      ),
      cost: notFound("rwanda-dgie"),
      status: notFound("rwanda-dgie"),
      changes: [],
    },
  ],
  dualNationality: read(
    "Allowed. A Rwandan who acquires another nationality declares it within three months.",
    "rwanda-dgie",
    [sources.nationalityCanada, sources.dualNationality],
    { note: "Inside Rwanda only the Rwandan nationality counts for its laws." },
  ),
};
