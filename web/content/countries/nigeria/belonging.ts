import { type Belonging, notFound, read } from "../country-record.ts";
import { FEES, IMMIGRATION } from "./permit-rules.ts";
import { sources } from "./sources.ts";

export const nigeriaBelonging: Belonging = {
  descent: read(
    "A person born abroad is a citizen by birth if the mother or the father is a Nigerian citizen. With a Nigerian grandparent only, an adult born abroad may apply for registration.",
    IMMIGRATION,
    [sources.constitution, sources.dualReport],
    {
      note: "Born in Nigeria since October 1, 1960, a person is a citizen also through a grandparent of an indigenous community.",
    },
  ),
  marriage: read(
    "By registration, for women who are or were married to a citizen: good character, the intention to live in Nigeria, the oath of allegiance. No number of years is named.",
    IMMIGRATION,
    [sources.constitution, sources.citizenshipMarriage, sources.citizenshipHusbands, sources.husbandStatus],
    {
      ...FEES,
      note: "Foreign husbands cannot register. They may get special immigrant status, by one page after five years of marriage.",
    },
  ),
  naturalization: read(
    "After fifteen years without a break, or twelve months after fifteen years in all within twenty; good character, acceptance by the local community in the governor's opinion, a useful contribution, the oath",
    IMMIGRATION,
    [sources.constitution, sources.citizenshipYears, sources.citizenshipPapers],
    {
      ...FEES,
      note: "You then keep no other citizenship except one that you have by birth. The fee we did not find.",
    },
  ),
  programs: [
    {
      name: "Registration of grandchildren of Nigerians",
      conditions: read(
        "Born outside Nigeria, of age, a grandparent who is a Nigerian citizen, good character, the intention to live in Nigeria, the oath",
        IMMIGRATION,
        [sources.constitution, sources.citizenshipHusbands],
      ),
      cost: notFound(IMMIGRATION, "Ask for the fees of application and certificate."),
      status: read("In the constitution; the President decides on each application", IMMIGRATION, [
        sources.constitution,
      ]),
      changes: [],
    },
    {
      name: "Permanent residence for former citizens by birth (N2A)",
      conditions: read("You were a citizen by birth and renounced it for another citizenship", IMMIGRATION, [
        sources.permanentLawyers,
        sources.policyFormerCitizens,
      ]),
      cost: read("$160 to $250 for the visa, by the range for most classes", IMMIGRATION, [sources.visaFaq], FEES),
      status: read("Among the classes that the office describes today", IMMIGRATION, [sources.residenceTerms]),
      changes: [
        {
          day: "2020-02-04",
          what: read("The new visa policy is unveiled, with this class", IMMIGRATION, [sources.policyFormerCitizens]),
        },
        { day: "2020-10-01", what: read("The policy takes effect", IMMIGRATION, [sources.investorCapital]) },
      ],
    },
    {
      name: "Coming home on a Nigerian passport",
      conditions: read(
        "A citizen by birth with a second citizenship enters without a visa on the Nigerian passport, even an expired one, and renews it before leaving",
        IMMIGRATION,
        [sources.expiredPassport],
        {
          reported: [
            {
              value:
                "by the policy of 2020 a citizen by birth may also use the foreign passport, with a single-entry visa of 90 days (F9A)",
              page: sources.foreignPassportVisa,
            },
          ],
        },
      ),
      cost: read(
        "$150 for 32 pages and five years, $230 for 64 pages and ten years, asked for abroad",
        IMMIGRATION,
        [sources.passportFeesAbroad, sources.passportFees],
        {
          pace: "fees-and-visas",
          note: "Unchanged for applications abroad when prices in Nigeria doubled on September 1, 2025.",
        },
      ),
      status: read("Announced by the Immigration Service in November 2022", IMMIGRATION, [sources.expiredPassport], {
        note: "Ask your airline before you fly.",
      }),
      changes: [
        {
          day: "2022-11-23",
          what: read(
            "The Immigration Service is reported to say that an expired passport is enough to come home",
            IMMIGRATION,
            [sources.expiredPassport],
          ),
        },
      ],
    },
    {
      name: "People of African descent without a Nigerian parent or grandparent",
      conditions: notFound(
        IMMIGRATION,
        "We found no program like Ghana's for the wider diaspora. A permit and fifteen years of residence are the way.",
      ),
      cost: notFound(IMMIGRATION),
      status: notFound(IMMIGRATION),
      changes: [],
    },
  ],
  dualNationality: read(
    "Allowed for citizens by birth. Who is registered or naturalized may keep only a citizenship that he or she has by birth.",
    IMMIGRATION,
    [sources.dualReport],
    { note: "A US, British or Canadian citizenship by birth stays; one by naturalization does not." },
  ),
};
