/** Names that the platform writes at length. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  CD: "DR Congo",
  CG: "Congo (Brazzaville)",
  HK: "Hong Kong",
  MM: "Myanmar",
  MO: "Macao",
  PS: "Palestine",
};

let names: Intl.DisplayNames | undefined;

/** The country of a passport. The first call makes a slow phone wait: none before the visitor asks for names. */
export function passportName(code: string): string {
  names ??= new Intl.DisplayNames("en", { type: "region" });
  return SHORT_NAMES[code] ?? names.of(code) ?? code;
}
