import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const CONTENT_FOLDER = fileURLToPath(new URL("../../content/countries", import.meta.url));

/** The texts of a country's files, or with `..` of those that all share, by their names without the extension. */
export function readTexts(country: string): Readonly<Record<string, string>> {
  const folder = `${CONTENT_FOLDER}/${country}`;
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return Object.fromEntries(
    names.map((name) => [name.replace(/\.yaml$/, ""), readFileSync(`${folder}/${name}`, "utf8")]),
  );
}
