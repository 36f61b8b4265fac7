import { fact } from "#domain/facts.ts";
import { pageOf } from "#web/content/sources.ts";
import { factOf } from "#web/content/countries/countries.ts";
import { MONTHS_PER_YEAR, coverLine, lineFromText } from "./budget.ts";
import { guidesByCountry, permitsByCountry, recordsByCountry, safetyByCountry } from "./by-country.ts";
import {
  CANADA_HEALTH,
  CANADA_TAX,
  MEDICARE,
  PENSIONS,
  UK_NHS,
  UK_TAX,
  UK_TEMPORARY_ABSENCE,
  US_HEALTH_PLANS,
  US_TAX,
} from "#web/content/homes/home-rules.ts";
import { CANADA_COME_BACK, UK_COME_BACK, US_COME_BACK } from "#web/content/homes/come-back.ts";
import {
  GHANA_CITIZENSHIP,
  MOROCCO_PENSIONS,
  NIGERIA_TAX_RESIDENCE,
} from "#web/content/countries/destination-rules.ts";
import { taxAtHome } from "./tax-at-home.ts";
import type { Reader } from "./reader.ts";

export const returning: Reader = {
  id: "returning",
  heading: "Going back, with what you have learned",
  title: "Going back to Africa: for people born there and health workers",
  description:
    "For people born in Africa and health workers going back: nationality, coming back with a spouse, registration as a doctor or nurse, pensions, duty-free moves, tax, and a month's budget in Accra.",
  lead: "You know the country, and it has changed while you were away. This page is about your nationality, whether your family could come back with you, your license, your pensions, and what you may bring.",
  chapters: [
    {
      id: "nationality",
      title: "Which citizen you are",
      intro:
        "Begin here, because everything else follows from it: which passport you enter on, whether you may work, own land and vote, and what your children are.",
      groups: [
        {
          title: "Good to know first",
          rows: [
            {
              label: "Ethiopia's origin card",
              content: fact(
                "Ethiopia does not allow dual citizenship. People who were Ethiopian, or have an Ethiopian parent or grandparent, can get an identity card of origin: residence and work without a visa or permit, and the right to own a home. It does not bring a vote or a passport.",
                "summary",
                "ethiopia-immigration",
                { readAt: [pageOf("ethiopiaOriginCard"), pageOf("ethiopiaOriginCardGuide")] },
              ),
            },
            GHANA_CITIZENSHIP,
            {
              label: "Senegal: children of a Senegalese parent",
              content: fact(
                "A person with a Senegalese father or mother is Senegalese. Others may apply for naturalization after ten years of residence.",
                "summary",
                "senegal-justice-ministry",
                { readAt: [pageOf("senegalNationality")] },
              ),
            },
            {
              label: "Your spouse",
              content: fact(
                "A spouse who is not a citizen needs a permit of their own, and marriage does not always bring the right to work. Ask the immigration office named in the guide of your country in writing.",
                "summary",
                null,
                { method: "From general knowledge of our countries. We found no table that compares them." },
              ),
            },
          ],
        },
        safetyByCountry("Two nationalities", "dualNationality"),
        permitsByCountry("Permits for a spouse without the nationality", "family"),
      ],
    },
    {
      id: "come-back",
      title: "Can we come back?",
      intro:
        "These rules apply to anyone in your family who is not a citizen of the country you are leaving: a spouse, a parent, a child with another passport. They changed more than once in the last two years. Read them before you give up a home, a green card or settled status, and ask the office named, in writing.",
      groups: [
        { title: "US: entry limits and the immigrant visa", rows: US_COME_BACK },
        safetyByCountry("US: the passport of your destination", "comeBack"),
        { title: "UK: income, parents and settled status", rows: UK_COME_BACK },
        { title: "Canada: sponsoring a spouse or a parent", rows: CANADA_COME_BACK },
      ],
    },
    {
      id: "registration",
      title: "Your license to practice",
      intro:
        "Each country's council decides who may practice there, also among its own citizens who trained or worked abroad. Write to it before you give notice: with an examination, registration can take a year or more.",
      groups: [
        {
          title: "What to bring from the old register",
          rows: [
            {
              label: "UK doctors",
              content: fact(
                "The General Medical Council sends a certificate of good standing straight to the other council, usually within ten working days. It shows whether your practice is restricted.",
                "summary",
                "uk-gmc",
                {
                  readAt: [pageOf("gmcGoodStanding"), pageOf("gmcCertificateValidity")],
                  note: "Such certificates age fast: the GMC itself takes one for three months from its date.",
                },
              ),
            },
            {
              label: "UK nurses and midwives",
              content: fact(
                "The Nursing and Midwifery Council verifies your registration to a council abroad on request.",
                "summary",
                "uk-nmc",
              ),
            },
            {
              label: "US nurses",
              content: fact(
                "You ask for the verification yourself. Many state boards give it through Nursys; others, such as California's, send their own, straight to the council abroad.",
                "summary",
                "us-nursys",
                { readAt: [pageOf("usNursesCalifornia"), pageOf("usNursesFlorida")] },
              ),
            },
            {
              label: "US doctors",
              content: fact(
                "The Federation of State Medical Boards keeps a file of your verified credentials, if you open one, and sends it on at your request. It does not verify licenses: ask each state board in which you held one for its own letter.",
                "summary",
                "us-fsmb",
                { readAt: [pageOf("usDoctorsCredentials"), pageOf("usDoctorsCredentialsLimits")] },
              ),
            },
            {
              label: "Canadian doctors",
              content: fact(
                "The college of each province sends its own certificate of professional conduct, with your written consent and for a fee, straight to the organization that asks for it. That takes from five to fifteen working days.",
                "summary",
                "canada-fmrac",
                {
                  readAt: [
                    pageOf("canadaDoctorsNovaScotia"),
                    pageOf("canadaDoctorsAlberta"),
                    pageOf("canadaDoctorsSaskatchewan"),
                  ],
                  note: "Ask the council abroad how new the certificate must be before you order it.",
                },
              ),
            },
          ],
        },
        {
          title: "The council at your destination",
          isFolded: true,
          rows: [
            {
              label: "Ghana: doctors and dentists",
              content: fact(
                "The Council asks for a qualification from an institution that it recognizes, and that you pass its registration examination or are exempted from it. Ghanaians who trained abroad sit it, too; in most years more than half did not pass.",
                "summary",
                "ghana-mdc",
                { readAt: [pageOf("ghanaMdcRegister"), pageOf("ghanaMdcExam")] },
              ),
            },
            {
              label: "Ghana: nurses and midwives",
              content: fact(
                "People who trained abroad send transcripts, certificates and proof of registration. A license is renewed every twelve months.",
                "summary",
                "ghana-nmc",
                { readAt: [pageOf("ghanaNursingRequirements")] },
              ),
            },
            {
              label: "Kenya: doctors and dentists",
              content: fact(
                "Kenyans with a degree from Kenya or the East African Community register after internship and examination. People who are citizens neither of Kenya nor of the Community prove registration elsewhere and experience, pass an examination and are registered for a time only.",
                "summary",
                "kenya-kmpdc",
                {
                  readAt: [pageOf("kenyaKmpdcRegistration")],
                  note: "The page that we read does not say what holds for Kenyans who trained outside the Community. Ask the Council.",
                },
              ),
            },
            {
              label: "Kenya: nurses and midwives",
              content: fact(
                "People who trained abroad show that they reach Kenyan standards. The Council asks the school about the training, holds an interview, and can require a written examination and a clinical placement.",
                "summary",
                "kenya-nck",
                { readAt: [pageOf("kenyaNursingRegistration")] },
              ),
            },
            {
              label: "Nigeria: doctors and dentists",
              content: fact(
                "Everyone who trained outside Nigeria sits the Council's assessment examination, held twice a year, before a license. In November 2023, 433 of 836 did not pass.",
                "summary",
                "nigeria-mdcn",
                {
                  readAt: [pageOf("nigeriaMdcnExam"), pageOf("nigeriaMdcnEveryone")],
                  note: "If you trained in Nigeria and left, ask the Council about renewing your license instead.",
                },
              ),
            },
            {
              label: "Nigeria: nurses and midwives",
              content: fact(
                "People who trained abroad must register before they work; the Council's page says that this takes six to eighteen months. Your old register sends a verification and a letter of good standing, your school sends transcripts, all straight to the Council. The Federal Ministry of Education authenticates the certificates, and then you sit an examination.",
                "summary",
                "nigeria-nmcn",
                { readAt: [pageOf("nigeriaNursingRegistration")] },
              ),
            },
            {
              label: "South Africa: doctors and other professions",
              content: fact(
                "Qualifications earned abroad, by South Africans or by others, are not recognized by themselves: a professional board compares the training and usually sets an examination. Credentials are verified through the EPIC service. Foreign doctors have also needed support from the Department of Health and were at first limited to public service.",
                "summary",
                "south-africa-hpcsa",
                { readAt: [pageOf("southAfricaHpcsaForeign"), pageOf("southAfricaHpcsaGraduates")] },
              ),
            },
            {
              label: "South Africa: nurses",
              content: fact(
                "The Council asks for a verification by the authority that registered you and a transcript by your school, both sent to it directly; an evaluation by the South African Qualifications Authority; and a certificate of good standing that is at most six months old.",
                "summary",
                "south-africa-sanc",
                { readAt: [pageOf("southAfricaNursingRegulation")] },
              ),
            },
            {
              label: "Rwanda: doctors and dentists",
              content: fact(
                "General practitioners sit the Council's licensing examination if no council of the East African Community accredits their medical school. Specialists send proof of good standing, of registration and of their license from home, and a police clearance.",
                "summary",
                "rwanda-rmdc",
                { readAt: [pageOf("rwandaDoctorsExam"), pageOf("rwandaDoctorsRegistration")] },
              ),
            },
            {
              label: "Rwanda: nurses and midwives",
              content: fact(
                "People who trained in Rwanda or abroad and were never registered sit the Council's licensing examination. The license is renewed after one or three years.",
                "summary",
                "rwanda-ncnm",
                { readAt: [pageOf("rwandaNursesExam"), pageOf("rwandaNursesCareer")] },
              ),
            },
            {
              label: "The other eight countries",
              content: fact(
                "Each has councils of its own. We have read no page of them, so we say nothing: ask the ministry of health for the name and the rules.",
                "summary",
                null,
                { method: "We looked for pages of these councils and found none that we could rely on." },
              ),
            },
            {
              label: "Pay",
              content: fact(
                "We found no public figure for salaries that we could rely on. Ask for the written offer, its currency, and how often salaries were paid late last year.",
                "summary",
                null,
                { method: "We looked for published pay scales and found none to read." },
              ),
            },
          ],
        },
      ],
    },
    {
      id: "pensions",
      title: "Pensions you have earned",
      intro:
        "Years of work abroad are yours. Whether they are paid where you live, and whether they rise, depends on the passport and the country.",
      groups: [
        { title: "State pensions", rows: PENSIONS },
        { title: "Where you are going", rows: [MOROCCO_PENSIONS] },
      ],
    },
    {
      id: "health",
      title: "Health cover",
      intro: "Arrange your own cover, and your family's, before the old one ends.",
      groups: [
        { title: "What ends or stays", rows: [UK_NHS, CANADA_HEALTH, US_HEALTH_PLANS, ...MEDICARE] },
        guidesByCountry("What stands in its place", ({ healthcare }) => healthcare.insurance),
      ],
    },
    {
      id: "belongings",
      title: "Bringing your things and your money",
      intro:
        "Some countries let returning citizens bring a household without duty. Have it in writing before you ship.",
      groups: [
        {
          title: "Kenya's rules for returning residents",
          rows: [
            {
              label: "What is free of duty",
              content: fact(
                "Kenyan citizens who move back pay no import duty, excise, VAT or import declaration fee on clothing, on household goods they have used, and on one car; the railway levy is charged. They prove that they lived abroad and are moving back for good.",
                "summary",
                "kenya-kra",
                { readAt: [pageOf("kenyaReturningResidents")] },
              ),
            },
            {
              label: "The car",
              content: fact(
                "You must have owned and used it abroad for at least twelve months, and it may not be more than eight years old. Goods arrive within 90 days of you, or up to 360 if the Commissioner allows.",
                "summary",
                "kenya-kra",
                { readAt: [pageOf("kenyaReturningResidents"), pageOf("kenyaReturningCars")] },
              ),
            },
          ],
        },
        safetyByCountry("Importing a car", "carImport"),
        safetyByCountry("Banking and transfers", "money"),
        recordsByCountry("Buying land or a home", ({ homes }) => homes.ownership),
      ],
    },
    {
      id: "tax",
      title: "Tax when you leave",
      intro: "A move back is a departure, too, and the country you leave has forms for it.",
      groups: [
        { title: "Where you are going", rows: [NIGERIA_TAX_RESIDENCE] },
        ...taxAtHome({ us: US_TAX, uk: [...UK_TAX, UK_TEMPORARY_ABSENCE], canada: CANADA_TAX }),
      ],
    },
  ],
  budget: {
    city: "accra",
    household: { adults: 2, children: 1 },
    who: "Two adults, one of them a nurse, and one child at a local private school, renting in Accra.",
    lines: [
      lineFromText(
        "Local private school for one",
        "From the lowest fee for a good local school in our guide to the lowest for an international one",
        factOf("ghana.guide.detailedGuide.education.cost"),
        { min: 1000, max: 5000 },
        MONTHS_PER_YEAR,
      ),
      coverLine({ adult: 2, child: 1 }),
    ],
    leftOut: [
      "Rent that landlords ask for a year or two in advance",
      "Help for parents and relatives, and what you give at funerals",
      "The months without pay until the council has registered you",
      "Fees of the council, verification and examination",
      "Taxes and contributions, here and there",
    ],
  },
  advisers: [
    {
      title: "The council that will register you",
      find: "Its name stands above. Write before you give notice, and keep the answer.",
      questions: [
        "Do I sit an examination, and when is the next one?",
        "Is my specialty recognized, or would I begin as a generalist?",
        "May I work under supervision while I wait, and where?",
        "Which papers must come straight from the old register, and how old may they be?",
        "Does my old license lapse if I do not practice there, and how would I get it back?",
      ],
    },
    {
      title: "A pensions adviser",
      find: "Ask your workplace scheme and the state pension office first; both answer for free.",
      questions: [
        "What will each pension pay, in which currency, to which account?",
        "Which of them rises every year where I am going?",
        "Are years missing that I can still pay for, and by when?",
        "What would a transfer of my workplace pension cost me in tax and in rights?",
      ],
    },
    {
      title: "A lawyer in the country",
      find: "Ask the bar or law society for its register. Do not let a relative be the only one who reads the papers.",
      questions: [
        "Is my nationality in order, and which papers prove it?",
        "Whose name stands on the family's land, and what does the registry say?",
        "What may my spouse and my children do, and inherit?",
      ],
    },
  ],
};
