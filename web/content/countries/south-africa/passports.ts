import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { southAfricaSources as pages } from "./sources.ts";

const office = "south-africa-home-affairs";

/** Entry as a visitor with any other passport. */
export const southAfricaPassports: readonly PassportGroup[] = [
  passportGroup(
    "Most of the EU, and 35 countries, among them Jamaica, Australia and Brazil",
    "european -BG -CY -EE -HR -HU -LT -LV -PL -RO -SI -SK AD AE AR AU BR BW CH CL EC IL IS JM JP LI MC MG NA NO NZ PA PY QA RU SA SG SM ST TN TT TZ UY VC VE ZM ZW",
    "No visa, up to 90 days",
    {
      kind: "nothing",
      days: 90,
      office,
      readAt: [pages.exemptDurban, pages.exemptHomeAffairs, PASSPORT_INDEX],
      note: "Namibia and Tanzania: 90 days in a year.",
    },
  ),
  passportGroup(
    "Ghana, Kenya and eight EU states",
    "BG EE GH HR KE LT LV RO SI SK",
    "No visa, up to 90 days, by the newest list",
    {
      kind: "nothing",
      days: 90,
      office,
      readAt: [PASSPORT_INDEX, pages.ghanaians],
      reported: [{ value: "a visa; for Kenya an e-visa", page: pages.exemptDurban }],
    },
  ),
  passportGroup(
    "29 countries, among them Poland, Türkiye and Mauritius",
    "AG AO BB BJ BO BS BZ CR CV CY GA GY HK HU JO KR LS MO MU MV MW MY MZ PE PL SC SZ TH TR",
    "No visa, up to 30 days",
    {
      kind: "nothing",
      days: 30,
      office,
      readAt: [pages.exemptHomeAffairs, pages.exemptDurban, PASSPORT_INDEX],
      reported: [
        { value: "90 days for Malaysia", page: PASSPORT_INDEX },
        { value: "90 days for the Seychelles", page: pages.exemptDurban },
      ],
    },
  ),
  passportGroup(
    "27 countries, among them Nigeria, India and China",
    "AL BY CD CG CI CM CN CU DZ EG ET GN ID IN IR KM LR MA ML MX NE NG OM PH PK SN UG",
    "An e-visa before you travel",
    {
      kind: "e-visa",
      office,
      readAt: [PASSPORT_INDEX, pages.exemptDurban],
      note: "The older page names eleven of them, for arrival at Johannesburg's airport.",
    },
  ),
  passportGroup("Every other passport", null, "A visa before you travel", {
    kind: "visa",
    office,
    readAt: [pages.exemptDurban, PUBLIC_PAGES.southAfricaExemptions, PASSPORT_INDEX],
  }),
];
