/** Longest name that a mail to a visitor repeats, in characters. */
const MAX_NAME_LENGTH = 60;

/**
 * The only thing that a mail to a visitor repeats of what was typed (decision: promised-mail-is-sent): whoever typed it
 * may not be who reads it. One short line without anything that could be a link; else no name at all.
 */
export function greeting(name: string): string {
  const isPlain = name.length <= MAX_NAME_LENGTH && /^[\p{L}\p{M}][\p{L}\p{M}' ’.-]*$/u.test(name);
  return isPlain && !/\.\S|www/iu.test(name) ? `Hello ${name},` : "Hello,";
}
