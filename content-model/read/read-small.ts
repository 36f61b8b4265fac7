import type * as z from "zod";
import { readFile, type Source } from "./read-file.ts";
import { type Problem, stopAt } from "#content-model/rules/problem.ts";
import { catalogFile, type CatalogValues } from "#content-model/schema/catalog.ts";
import { movedFile } from "#content-model/schema/moved.ts";
import { legalFile, siteFile, type SiteValues } from "#content-model/schema/site.ts";
import { offersFile, type OfferValues } from "#content-model/schema/offers.ts";
import { type Factors, planning } from "#content-model/schema/planning.ts";

type Files = Readonly<Record<string, Source>>;

function read<Schema extends z.ZodType>(files: Files, path: string, schema: Schema): z.infer<Schema> {
  const problems: Problem[] = [];
  const { values } = readFile(`content/${path}`, files[path] ?? "", schema, problems);
  stopAt(problems);
  return values as z.infer<Schema>;
}

/**
 * Who runs the site, from site.yaml and legal.yaml.
 * @throws ContentError
 */
export function readSiteValues(files: Files): SiteValues {
  const { lastUpdated: _, revised: __, ...legal } = read(files, "legal.yaml", legalFile);
  return toPlain({ ...read(files, "site.yaml", siteFile), ...legal }) as SiteValues;
}

function toPlain(part: unknown): unknown {
  if (typeof part !== "object" || part === null) return part;
  if ("value" in part) return part.value;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, toPlain(value)]));
}

/**
 * What is sold, from offers.yaml.
 * @throws ContentError
 */
export function readOfferValues(files: Files): OfferValues {
  return read(files, "offers.yaml", offersFile).offers;
}

/**
 * The factors of the calculator on the home page, from planning.yaml.
 * @throws ContentError
 */
export function readFactors(files: Files): Factors {
  return read(files, "planning.yaml", planning).landing;
}

/**
 * Old ids and addresses with those that answer now, from moved.yaml.
 * @throws ContentError
 */
export function readMoved(files: Files): Readonly<Record<string, string>> {
  return read(files, "moved.yaml", movedFile);
}

/**
 * The countries of lists, cards and the finder, from each country's catalog.yaml.
 * @throws ContentError
 */
export function readCatalogValues(files: Files): CatalogValues {
  return Object.fromEntries(
    Object.keys(files).flatMap((path) => {
      const [, id] = /^countries\/([^/]+)\/catalog\.yaml$/.exec(path) ?? [];
      return id ? [[id, read(files, path, catalogFile)]] : [];
    }),
  );
}
