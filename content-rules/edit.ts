import { type Document, isMap, isSeq, parseDocument, type YAMLMap } from "yaml";

/** Why a record can't be changed, in words for the person who asked. */
export class EditError extends Error {
  override name = "EditError";
}

/**
 * Changes one record of a file, and nothing else of the text.
 * @param text the file, in the form in which a test holds it
 * @param id the record's id: kenya.permits.class-d.fee
 * @param changes the new values by key; null takes a key out
 * @returns the text of the changed file
 * @throws EditError where there is no such record, or where the record stands elsewhere
 */
export function editRecord(text: string, id: string, changes: Readonly<Record<string, unknown>>): string {
  const document = parseDocument(text);
  const record = findRecord(document, id);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) record.delete(key);
    else record.set(key, typeof value === "object" ? document.createNode(value, { flow: true }) : value);
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

function findRecord(document: Document, id: string): YAMLMap {
  const [, , ...names] = id.split(".");
  let node: unknown = document.contents;
  for (const name of names) {
    const next = childOf(node, name);
    // The list at the top has no name of its own in an id.
    node = next === undefined && node === document.contents ? childOf(topListOf(document), name) : next;
    if (node === undefined) throw new EditError(`There is no "${id}": nothing is called "${name}".`);
  }
  if (!isMap(node)) throw new EditError(`"${id}" is no record.`);
  if (node.has("use")) throw new EditError(`"${id}" stands at "${String(node.get("use"))}": change it there.`);
  return node;
}

function childOf(node: unknown, name: string): unknown {
  if (isMap(node)) return node.get(name, true);
  return isSeq(node) ? node.items.find((item) => isMap(item) && item.get("id") === name) : undefined;
}

function topListOf({ contents }: Document): unknown {
  return isMap(contents) ? contents.items.map(({ value }) => value).find(isSeq) : undefined;
}
