import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { type Problem, readFile, stopAt } from "./read-file.ts";
import {
  catalogFile,
  type CatalogValues,
  legalFile,
  offersFile,
  type OfferValues,
  siteFile,
  type SiteValues,
} from "./schemas.ts";

function read<Schema extends z.ZodType>(root: string, name: string, schema: Schema): z.infer<Schema> {
  const problems: Problem[] = [];
  const text = readFileSync(join(root, `${name}.yaml`), "utf8");
  const { values } = readFile(`content/${name}.yaml`, text, schema, problems);
  stopAt(problems);
  return values as z.infer<Schema>;
}

/**
 * Who runs the site, from site.yaml and legal.yaml.
 * @throws ContentError
 */
export function readSiteValues(root: string): SiteValues {
  const { lastUpdated: _, revised: __, ...legal } = read(root, "legal", legalFile);
  return toPlain({ ...read(root, "site", siteFile), ...legal }) as SiteValues;
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
export function readOfferValues(root: string): OfferValues {
  return read(root, "offers", offersFile).offers;
}

/**
 * The countries of lists, cards and the finder, from each country's catalog.yaml.
 * @throws ContentError
 */
export function readCatalogValues(root: string): CatalogValues {
  const ids = readdirSync(join(root, "countries"));
  return Object.fromEntries(ids.map((id) => [id, read(root, `countries/${id}/catalog`, catalogFile)]));
}
