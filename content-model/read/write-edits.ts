import { Document, isCollection, isMap, isSeq, parseDocument, visit } from "yaml";
import { type Edit, EditError, type Json, placeOfNew } from "#domain/edits.ts";
import { splitFrontMatter } from "./markdown.ts";

/** A list or a map that is shorter than this stands on one line. */
const ONE_LINE = 110;

/** The form in which every content file is written; a test holds it, so that an edit differs in nothing else. */
const FORM = { lineWidth: 0, flowCollectionPadding: true } as const;

/**
 * The texts of content files with edits. `putEdits` of the same files' values has said that they can be written.
 * @param texts by their paths below content/
 * @throws EditError where a place is inside of something that is not there
 */
export function writeEdits(
  texts: Readonly<Record<string, string>>,
  edits: readonly Edit[],
): Readonly<Record<string, string>> {
  let written = texts;
  for (const { file, at, after, next } of edits) {
    const { [file]: text, ...others } = written;
    const changed = file.endsWith(".md") ? writeMarkdown(text, at, after) : writeYaml(text ?? "", at, after, next);
    written = changed === null ? others : { ...written, [file]: changed };
  }
  return written;
}

function writeYaml(text: string, at: readonly string[], after: Json | undefined, next: Edit["next"]): string {
  const document = parseDocument(text);
  setAt(document, at, after, next);
  return document.toString(FORM);
}

/** A Markdown file: its front matter, and its text as `body`; null where nothing is left of it. */
function writeMarkdown(text: string | undefined, at: readonly string[], after: Json | undefined): string | null {
  if (at.length === 0) {
    if (after === undefined) return null;
    const { body, ...head } = after as Readonly<Record<string, Json>>;
    return joinMarkdown(newDocument(head).toString(FORM), String(body));
  }
  const parts = text === undefined ? null : splitFrontMatter(text);
  if (!parts) throw new EditError("There is no such article.");
  return at[0] === "body"
    ? joinMarkdown(parts.head, String(after))
    : joinMarkdown(writeYaml(parts.head, at, after, undefined), parts.body);
}

function joinMarkdown(head: string, body: string): string {
  return `---\n${head}---\n${body}`;
}

function setAt(document: Document, at: readonly string[], after: Json | undefined, next: Edit["next"]) {
  const name = at.at(-1)!;
  let parent: unknown = document.contents;
  for (const key of at.slice(0, -1)) parent = childOf(parent, key);
  if (isMap(parent)) {
    if (after === undefined) parent.delete(name);
    else parent.set(name, nodeOf(document, after));
  } else if (isSeq(parent)) {
    const index = parent.items.findIndex((item) => isMap(item) && item.get("id") === name);
    if (after === undefined) parent.delete(index);
    else if (index === -1) {
      const ids = parent.items.map((item) => (isMap(item) ? item.get("id") : undefined));
      parent.items.splice(placeOfNew(ids, next), 0, nodeOf(document, after));
    } else parent.set(index, nodeOf(document, after));
  } else throw new EditError(`There is nothing called "${name}".`);
}

function childOf(node: unknown, name: string): unknown {
  if (isMap(node)) return node.get(name, true);
  return isSeq(node) ? node.items.find((item) => isMap(item) && item.get("id") === name) : undefined;
}

function newDocument(values: Json): Document {
  const document = new Document();
  document.contents = document.createNode(values) as Document["contents"];
  fold(document.contents);
  if (isCollection(document.contents)) document.contents.flow = false;
  return document;
}

/** A plain value stays one, so that the node that has it keeps its comment. */
function nodeOf(document: Document, value: Json): unknown {
  if (typeof value !== "object" || value === null) return value;
  const node = document.createNode(value);
  fold(node);
  return node;
}

/** Lists and maps are on one line where they are short. */
function fold(node: Document["contents"]) {
  visit(node, {
    Collection: (_key, collection) => {
      collection.flow = JSON.stringify(collection.toJSON()).length <= ONE_LINE;
    },
  });
}
