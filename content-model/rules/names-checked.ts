import type * as z from "zod";
import { unknown } from "#content-model/rules/problem.ts";
import type { SharedFiles } from "#content-model/schema/shared-files.ts";
import { ONLY_WEAK, restsOnWeakSites } from "./weak-sites.ts";

/** The offices and the sources that files may name, by their ids, and the sites that can't be the only source of anything. */
export type Names = Pick<SharedFiles, "sources" | "weak-sites"> & { offices: object };

const OFFICE_KEYS = new Set<PropertyKey>(["office", "pricesAt"]);

/** A schema that also refuses ids of offices and of shared sources that nothing has, and sources that are all weak. */
export function namesChecked<Schema extends z.ZodType>(schema: Schema, names: Names): Schema {
  return schema.superRefine((values, { addIssue }) =>
    checkNames(values, [], names, (path, message) => addIssue({ code: "custom", path: [...path], message })),
  );
}

type Report = (path: readonly PropertyKey[], message: string) => void;

function checkNames(value: unknown, path: readonly PropertyKey[], names: Names, report: Report) {
  if (typeof value === "object" && value !== null) {
    if (path.at(-1) === "sources" && Array.isArray(value)) {
      const pages = value.flatMap((id: string) => names.sources[id.slice(1)] ?? []);
      if (restsOnWeakSites(pages, names["weak-sites"])) report(path, ONLY_WEAK);
    }
    for (const [key, part] of Object.entries(value))
      checkNames(part, [...path, Array.isArray(value) ? Number(key) : key], names, report);
    return;
  }
  const [list, key] = path.slice(-2);
  const id = String(value);
  if (key !== undefined && OFFICE_KEYS.has(key) && !Object.hasOwn(names.offices, id))
    report(path, unknown("office", id, names.offices));
  if ((list === "sources" || key === "source") && !Object.hasOwn(names.sources, id.slice(1)))
    report(path, unknown("source", id.slice(1), names.sources, id));
}
