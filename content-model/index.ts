/** What others need of the content model: reading and checking files, and writing edits into them (decision: one-folder-a-country). */
export { ContentError } from "./rules/problem.ts";
export { editsOfRecord, namesOf } from "./read/edit.ts";
export { filesIn, readQuickly } from "./read/files-in.ts";
export { CONTENT_MODULES, readModules } from "./read/modules.ts";
export { type ContentValues, type Files, readContent } from "./read/read-content.ts";
export { writeEdits } from "./read/write-edits.ts";
