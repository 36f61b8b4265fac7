/** Puts names into a text: `named("for {country}", { country: "Ghana" })`. A placeholder without a name stays as it is. */
export function named(text: string, names: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, key: string) => names[key] ?? placeholder);
}
