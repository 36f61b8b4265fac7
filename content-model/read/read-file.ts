import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import * as z from "zod";
import { type Path, type Position, type Problem, suggest } from "#content-model/rules/problem.ts";
import { formsOf, partsAt, shapeOf } from "#content-model/schema/fields.ts";

/** A file as plain values; undefined where it is no YAML. */
export type File = { values: unknown; positionOf: (path: Path) => Position };

/** A file as it is on the disk, or the values that it would have: what edits make of it. */
export type Source = string | object;

/** Reads YAML, unless its values are there already, and checks it; what is wrong is added to `problems`. */
export function readFile(file: string, source: Source, schema: z.ZodType, problems: Problem[]): File {
  const parsed = typeof source === "string" ? parseYaml(file, source, problems) : parsedAs(file, source);
  if (parsed.values !== undefined) {
    // Its output would have the keys in the order of the schema, and their order is that of the rows on the pages.
    const { error } = schema.safeParse(parsed.values, { reportInput: true });
    for (const { path, text } of issuesOf(error?.issues ?? [], schema))
      problems.push({ ...parsed.positionOf(path), path, text });
    for (const { path, text } of repeatedIn(parsed.values)) problems.push({ ...parsed.positionOf(path), path, text });
  }
  return parsed;
}

/** Entries of a list that have the id of another there: edits, links and addresses name them by it. */
function repeatedIn(value: unknown, path: Path = []): Issue[] {
  if (typeof value !== "object" || value === null) return [];
  const seen = new Set<unknown>();
  return Object.entries(value).flatMap(([name, part]): Issue[] => {
    const key = Array.isArray(value) ? Number(name) : name;
    const id = Array.isArray(value) ? (part as { id?: unknown } | null)?.id : undefined;
    const isRepeated = id !== undefined && seen.has(id);
    seen.add(id);
    const own: Issue[] = isRepeated ? [{ path: [...path, key, "id"], text: `"${String(id)}" is here twice.` }] : [];
    return own.concat(repeatedIn(part, [...path, key]));
  });
}

function parsedAs(file: string, values: object): File {
  return { values, positionOf: () => ({ file, line: 1, column: 1 }) };
}

function parseYaml(file: string, text: string, problems: Problem[]): File {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const toPosition = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  // What a parser finds after its first error mostly follows from it.
  const faults = [...document.errors.slice(0, 1), ...document.warnings];
  for (const { pos, code, message } of faults) {
    const hint = code === "BLOCK_AS_IMPLICIT_KEY" ? ". Put a text that has a colon in quotation marks." : "";
    problems.push({ ...toPosition(pos[0]), text: `${message}${hint}` });
  }
  const values: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return { values, positionOf: (path) => toPosition(offsetOf(document, path)) };
}

/** Where the deepest part of a path begins that there is. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      offset = (isNode(pair.key) && pair.key.range?.[0]) || offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = (isNode(node) && node.range?.[0]) || offset;
    } else break;
  }
  return offset;
}

type Issue = { path: Path; text: string };

/** What a schema finds, in words; of a union what the branch finds that was meant: the one with the fewest issues. */
function issuesOf(issues: readonly z.core.$ZodIssue[], schema: z.ZodType, under: Path = []): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    const path = [...under, ...issue.path];
    const last = path.at(-1) ?? "";
    // The place of an entry in its list says nothing to who reads the message.
    const name = typeof last === "number" ? "" : String(last);
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      if (issue.input === "notPublished")
        return [{ path, text: `"${name}" can't be marked as not published: give it a value, or leave the row out.` }];
      const branches = issue.errors.map((branch) => issuesOf(branch, schema, path));
      const weigh = (branch: Issue[]) =>
        branch.length + branch.filter((one) => one.path.length === path.length).length * 10;
      return branches.toSorted((a, b) => weigh(a) - weigh(b))[0]!;
    }
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        path: [...path, key],
        text: `There is no "${key}" here.${hintOn(issue, key, partsAt(schema, path))}`,
      }));
    if (issue.input === undefined)
      return [{ path, text: `"${name}" is missing.${hintOnMissing(partsAt(schema, path))}` }];
    if (issue.code === "invalid_value")
      return [{ path, text: `${name}: ${describeChoice(issue.input, issue.values)}` }];
    const said = inWords(issue);
    return [{ path, text: name ? `${name}: ${said}` : said }];
  });
}

/** What zod says by itself, in words for who edits the content; a schema's own sentence stays. */
function inWords(issue: z.core.$ZodIssue): string {
  if (!/^(?:Invalid|Too)\b/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "too_small":
      if (issue.origin === "string") return "This is empty";
      if (issue.origin === "array") return `This needs at least ${issue.minimum}`;
      return `This must be ${issue.inclusive ? "at least" : "above"} ${issue.minimum}`;
    case "too_big":
      return issue.origin === "array"
        ? `This can have at most ${issue.maximum}`
        : `This can be at most ${issue.maximum}`;
    case "invalid_type":
      return `This must be ${EXPECTED[issue.expected] ?? "something else"}`;
    case "invalid_format":
      return issue.format === "url" ? "This must be a whole address, with https://" : "This can't be written so";
    default:
      return issue.message;
  }
}

const EXPECTED: Readonly<Record<string, string>> = {
  int: "a whole number",
  number: "a number",
  string: "words",
  boolean: "true or false",
  array: "a list",
  object: "an entry with parts of its own",
};

function hintOnMissing(schemas: readonly z.ZodType[]): string {
  const forms = schemas.flatMap(formsOf);
  const isPublishable = forms.some((form) => form instanceof z.ZodLiteral && form.values.has("notPublished"));
  return isPublishable ? " If it isn't published, write notPublished." : "";
}

/** A key without a value between braces is mostly the rest of a text with a comma. */
function hintOn({ input }: z.core.$ZodIssue, key: string, schemas: readonly z.ZodType[]): string {
  const meant = suggest(
    key,
    schemas.flatMap(formsOf).flatMap((form) => Object.keys(shapeOf(form))),
  );
  if (meant) return meant;
  const value = (input as Readonly<Record<string, unknown>> | undefined)?.[key];
  return value === null ? " Put a text that has a comma in quotation marks." : "";
}

/** The names to choose from where they are few, and otherwise the one that was probably meant. */
function describeChoice(input: unknown, values: readonly unknown[]): string {
  const given = `"${String(input)}"`;
  if (values.length <= 12) return `${given} is none of ${values.map(String).join(", ")}.`;
  return `${given} is not known.${suggest(String(input), values.map(String))}`;
}
