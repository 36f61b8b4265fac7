import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the built site. */
const CLIENT = "build/client";

/** A page as it was built, read without a browser. */
type BuiltPage = { path: string; html: string };

/** Every page of the build but the 404 page. */
export function readBuiltPages(): BuiltPage[] {
  const paths = JSON.parse(readFileSync("build/pages.json", "utf8")) as string[];
  return paths
    .filter((path) => path !== "/404")
    .map((path) => ({ path, html: readFileSync(join(CLIENT, path, "index.html"), "utf8") }));
}

/** A file of the built site, as text. */
export function readBuiltFile(path: string): string {
  return readFileSync(join(CLIENT, path), "utf8");
}

/** What the text of an attribute or an element stands for. */
export function decode(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** The value of an attribute in each tag of a name. */
export function attributes(html: string, tag: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, "g"))].map(([, value]) => decode(value!));
}

/** What a `<meta>` says, by its name or property. */
export function metaContent(html: string, name: string): string | undefined {
  const [tag] = new RegExp(`<meta (?:name|property)="${name}"[^>]*>`).exec(html) ?? [];
  return tag && decode(/content="([^"]*)"/.exec(tag)![1]!);
}

/** The words inside the tags of a name, without markup. */
export function listTexts(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(([, inside]) =>
    decode(
      inside!
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    ),
  );
}

/** The structured data of a page, item by item. */
export function structuredItems(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json]) => (JSON.parse(json!) as { "@graph": Record<string, unknown>[] })["@graph"],
  );
}

/** The texts between the tags of an XML document, by the tag's name, as they were before they were escaped. */
export function xmlTexts(document: string, tag: string): string[] {
  return [...document.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, "g"))].map(([, text]) =>
    decode(text!).replaceAll("&apos;", "'"),
  );
}
