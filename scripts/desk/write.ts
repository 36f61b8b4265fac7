// Writes into the files of content/ what the desk says should be there (decision: desk).
import {
  ContentError,
  type ContentValues,
  type Files,
  filesIn,
  readContent,
  writeEdits,
} from "../../content-model/index.ts";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { textsIn } from "../../content-model/read/texts-in.ts";
import { CONTENT_FILE, type Publishing } from "../../domain/desk.ts";
import { type ContentFiles, isSame, putEdits, valueAt } from "../../domain/edits.ts";
import { dueOn, overlay } from "../../domain/wanted.ts";

type Change = Publishing["changes"][number];
type Texts = Readonly<Record<string, string>>;

/** The changes that were written, and those that weren't, with the reason in words for the owner. */
export type Written = { written: Change[]; left: { id: string; reason: string }[]; files: string[] };

const CONTRADICTED = "The files say something else by now. Decide at the desk which one is right.";

/**
 * Writes the changes that are due on a day. A change that doesn't fit, or would break the content, is left out; the rest is written.
 * @param folder that has content/
 * @param onWritten called after each change that altered a file, for a commit
 * @throws ContentError if the files are invalid before any change
 */
export function writeWanted(
  folder: string,
  { changes, day }: Pick<Publishing, "changes" | "day">,
  onWritten: (change: Change) => void = () => {},
): Written {
  const root = join(folder, "content");
  let texts: Texts = textsIn(root);
  let files: ContentFiles = filesIn(texts);
  const result: Written = { written: [], left: [], files: [] };
  if (changes.length === 0) return result;
  readContent(files as ContentValues);
  const { unfit } = overlay(files, changes, day);
  for (const change of dueOn(changes, day)) {
    const { next, reason } = tryOn(files, change, !unfit.includes(change));
    if (next === null) {
      result.left.push({ id: change.id, reason });
      continue;
    }
    const edits = change.wanted.filter(({ file, at, after }) => !isSame(valueAt(files[file], at), after));
    const before = texts;
    texts = writeEdits(texts, edits);
    files = next;
    result.written.push(change);
    result.files.push(...writeFiles(root, before, texts));
    if (edits.length > 0) onWritten(change);
  }
  // Checked so far were the values; this checks the files as written.
  if (result.files.length > 0) readContent(filesIn(texts) as Files);
  return { ...result, files: [...new Set(result.files)] };
}

/** The files with a change, or why that can't be. @param files that have passed the check */
function tryOn(
  files: ContentFiles,
  { wanted }: Change,
  isFit: boolean,
): { next: ContentFiles; reason: "" } | { next: null; reason: string } {
  if (wanted.some(({ file }) => !CONTENT_FILE.test(file))) {
    return { next: null, reason: "It is about a file that is no content." };
  }
  const next = isFit ? putEdits(files, wanted) : null;
  if (!next) return { next, reason: CONTRADICTED };
  try {
    readContent(next as ContentValues, files as ContentValues);
    return { next, reason: "" };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { next: null, reason: error.problems.map(({ text }) => text).join(" ") };
  }
}

/** Writes the files that differ. @returns their paths below content/ */
function writeFiles(root: string, before: Texts, after: Texts): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => before[name] !== after[name]);
  for (const name of changed) {
    const path = join(root, name);
    const text = after[name];
    if (text === undefined) rmSync(path);
    else {
      if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  return changed;
}
