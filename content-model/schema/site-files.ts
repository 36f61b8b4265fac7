import type * as z from "zod";
import { offersFile } from "./offers.ts";
import { legalFile, siteFile } from "./site.ts";
import { blocs } from "./blocs.ts";
import { community } from "./community.ts";
import { contact } from "./contact.ts";
import { costIndices } from "./cost-indices.ts";
import { help } from "./help.ts";
import { leadTimes } from "./lead-times.ts";
import { movedFile } from "./moved.ts";
import { planning } from "./planning.ts";
import { program } from "./program.ts";
import { questions } from "./questions.ts";
import { search } from "./search.ts";
import { testimonials } from "./testimonials.ts";

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
  blocs,
  moved: movedFile,
} as const;

export type RawFiles = { [Name in keyof typeof TEXT_FILES]: z.infer<(typeof TEXT_FILES)[Name]> };

/** The files of content/legal/. */
export const LEGAL_PAGES = ["privacy-policy", "terms-of-service", "cookie-policy"] as const;
