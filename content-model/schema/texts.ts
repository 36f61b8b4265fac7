/** What the files of content/ may hold that belong to no country; the types of their values follow from it. */
import * as z from "zod";
import { legalFile, MODULES, offersFile, siteFile, text } from "#content-reader/schemas.ts";
import { day, id, range, office, pageAddress, sharedSource } from "./schema.ts";
import { OWN_PAPERS } from "#domain/paper-kinds.ts";

/** An invented entry until a real one takes its place (decision: samples). */
const sample = z.literal(true).optional().meta({ description: "An invented entry, which the page labels so." });

const planningRange = z
  .strictObject({ value: text, from: z.number(), to: z.number() })
  .refine(
    ({ value, from, to }) => value.replaceAll(/[$,]/g, "") === `${from}-${to}`,
    "value has other ends than from and to",
  );
const planning = z.strictObject({
  entered: day,
  method: text,
  month: z.strictObject({
    housing: planningRange,
    food: planningRange,
    transportation: planningRange,
    utilities: planningRange,
  }),
  move: z.strictObject({
    moving: planningRange,
    livingExpenses: planningRange,
    livingExpensesMonths: z.strictObject({ value: text }),
    businessSetup: planningRange,
    internationalTuitionPerYear: planningRange,
  }),
  comforts: z.strictObject({ method: text, ridesPerAdult: range, backup: range }),
  firstYear: z.strictObject({
    method: text,
    agentMonths: range,
    furniture: range,
    furnitureOfBedroom: range,
    car: range,
    schoolEntry: range,
  }),
  healthCover: z.strictObject({ method: text, adult: range, over65: range, child: range }),
});

const color = z.string().regex(/^#[0-9a-f]{6}$/, "A color: #6d4127");
const portrait = z.strictObject({
  hair: z.enum(["afro", "wrap", "short", "braids", "bald"]),
  skin: color,
  backdrop: color,
  clothes: color,
  wrap: color.optional(),
  beard: z.literal(true).optional(),
});
const story = { id, name: text, text, rating: z.literal([1, 2, 3, 4, 5]), sample };
const testimonials = z.strictObject({
  home: z.array(z.strictObject({ ...story, transition: text, location: text, portrait })),
  community: z.array(z.strictObject({ ...story, transition: text, location: text })),
  waitlist: z.array(z.strictObject({ ...story, title: text, portrait })),
  messages: z.array(z.strictObject({ id, from: text, text, sample })),
});

const community = z.strictObject({ numbers: z.array(z.strictObject({ id, value: text, label: text, sample })) });

const help = z.strictObject({
  topics: z
    .array(
      z.strictObject({
        id,
        title: text,
        description: text,
        articles: z.int(),
        sample,
        links: z
          .array(z.strictObject({ label: text, to: pageAddress }))
          .meta({ description: "Pages that help today." }),
      }),
    )
    .min(1, "Keep a topic: its heading needs something under it"),
});

const contact = z.strictObject({
  offices: z.array(
    z.strictObject({ id, country: text, kind: z.literal("Virtual office"), address: text, note: text, sample }),
  ),
});

const questionList = z
  .array(z.strictObject({ id, question: text, answer: text }))
  .min(1, "Keep a question here: its heading needs something under it");
const questions = z
  .strictObject({
    faq: z.array(z.strictObject({ id, title: text, questions: questionList })).min(1),
    home: questionList,
    help: questionList,
    contact: questionList,
  })
  .superRefine(({ faq, ...lists }, { addIssue }) => {
    const all = [
      ...faq.flatMap(({ questions: list }, index) => placed(list, ["faq", index, "questions"])),
      ...Object.entries(lists).flatMap(([name, list]) => placed(list, [name])),
    ];
    for (const key of ["id", "question"] as const) {
      const seen = new Set<string>();
      for (const { path, one } of all) {
        if (seen.has(one[key]))
          addIssue({ code: "custom", path: [...path, key], message: "Another question has the same" });
        seen.add(one[key]);
      }
    }
  });

function placed(list: z.infer<typeof questionList>, path: (string | number)[]) {
  return list.map((one, index) => ({ one, path: path.concat(index) }));
}

const program = z.strictObject({
  length: text,
  modules: z
    .array(z.strictObject({ id, title: text, description: text, checkpoints: z.array(text).min(1) }))
    .length(MODULES.length, "The program has seven modules, as the site's own texts say"),
});

const leadTime = z
  .strictObject({
    about: text.optional().meta({ description: "What of a task it is the time of, where a task has several." }),
    from: z.int(),
    to: z.int(),
    unit: z.enum(["days", "weeks", "months"]),
    method: text,
  })
  .refine(({ from, to }) => from <= to, "from is above to");
const LEAD_TIMES = [
  ...OWN_PAPERS,
  "papers",
  "policeElsewhere",
  "familyPapers",
  "permit",
  "entry",
  "vaccinations",
  "pets",
  "container",
  "car",
  "school",
  "notice",
  "lease",
  "home",
  "utilities",
  "license",
  "ask",
  "bank",
  "landLawyer",
  "landSearch",
  "landPapers",
  "landContract",
  "landTransfer",
] as const;
const leadTimes = z.strictObject({ entered: day, times: z.record(z.enum(LEAD_TIMES), leadTime) });

const costIndex = z.strictObject({
  id,
  name: text,
  index: z.number(),
  second: z.number().optional(),
  pricesAt: office.meta({ description: "Where the country publishes its own consumer prices." }),
});
const compared = z.strictObject({
  source: sharedSource.meta({ description: "The page of the second index." }),
  countries: z.array(costIndex),
});
const costIndices = z.strictObject({
  entered: day,
  method: text,
  secondMethod: text,
  homes: compared.refine(
    ({ countries: [first] }) => first?.id === "united-states",
    "The first is the United States, whose index is 100",
  ),
  targets: compared,
});

const typed = z.string().regex(/^[a-z]+( [a-z]+)*$/, "Lower-case words with a space in between: school fees");
const search = z.strictObject({
  synonyms: z
    .array(z.array(typed).min(2))
    .refine((groups) => new Set(groups.flat()).size === groups.flat().length, "A word is here twice")
    .meta({ description: "Words that mean the same to a reader: whichever is typed finds all of its group." }),
  ignored: z.array(typed).meta({ description: "Words that tell nothing of what is sought." }),
});

/** The files of content/ itself, but for those that all countries share. */
export const TEXT_FILES = {
  site: siteFile,
  legal: legalFile,
  offers: offersFile,
  planning,
  testimonials,
  community,
  help,
  contact,
  questions,
  program,
  "lead-times": leadTimes,
  "cost-indices": costIndices,
  search,
} as const;
export type RawFiles = { [Name in keyof typeof TEXT_FILES]: z.infer<(typeof TEXT_FILES)[Name]> };

/** The files of content/legal/. */
export const LEGAL_PAGES = ["privacy-policy", "terms-of-service", "cookie-policy"] as const;
