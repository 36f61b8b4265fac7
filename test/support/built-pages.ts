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

/** The route of a page: other values of its parameters are other pages of one template. */
function templateOf(path: string): string {
  const [, first, ...parameters] = path.split("/");
  // Below a country's guide the last segment is a name.
  const last = first === "country-guides" ? parameters[1] : undefined;
  return [first, parameters.length, last].join("/");
}

/** The longest of some pages. */
function findLongest(pages: readonly BuiltPage[]): BuiltPage {
  return pages.reduce((longest, page) => (page.html.length > longest.html.length ? page : longest));
}

/**
 * What a rule about every page's HTML or layout is tried on: the first and the longest page of each template, because the
 * rest differ in their words alone; with LONG_TESTS=1, all of the pages.
 */
export function pagesToTry(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  if (process.env["LONG_TESTS"] === "1") return pages;
  const templates = [...Map.groupBy(pages, ({ path }) => templateOf(path)).values()];
  const tried = new Set(templates.flatMap((all) => [all[0]!, findLongest(all)]));
  return pages.filter((page) => tried.has(page));
}

/** What a rule about the length of a template is tried on: its longest page; with LONG_TESTS=1, all of its pages. */
export function longestToTry(paths: readonly string[]): readonly string[] {
  if (process.env["LONG_TESTS"] === "1") return paths;
  return [findLongest(readBuiltPages().filter(({ path }) => paths.includes(path))).path];
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

/** The words of some HTML. */
export function wordsOf(html: string): string {
  return decode(html.replaceAll(/<[^>]*>/g, ""));
}

/** The HTML of each element with a slot, from inside its first tag up to the next one's. */
export function partsOf(html: string, slot: string): string[] {
  return html.split(`data-slot="${slot}"`).slice(1);
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
