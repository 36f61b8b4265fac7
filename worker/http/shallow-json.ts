import { AppError } from "./errors.ts";

/**
 * What a page sent as JSON; null where it nests deeper than any page does.
 * @throws AppError 400 where it is none
 */
export function parseShallowJson(text: string): unknown {
  try {
    return isNestedTooDeep(text) ? null : JSON.parse(text);
  } catch {
    throw new AppError(400, "malformed_json", "This did not arrive complete. Please send it again.");
  }
}

/** The deepest that a form's body nests: the campaign inside the visit inside the body. */
const MAX_DEPTH = 4;

/** Whether a JSON text nests deeper than any form does. Reads it once, before anything parses it. */
function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (isInText) {
      if (character === "\\") index += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === "{" || character === "[") {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (character === "}" || character === "]") depth -= 1;
  }
  return false;
}
