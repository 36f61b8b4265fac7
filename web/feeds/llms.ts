import { COUNTRIES } from "#domain/countries.ts";
import { site } from "#domain/site.ts";
import { guidePath, OPEN_DATA_CHANGES_PATH, OPEN_DATA_SCHEMA_PATH, openDataPath } from "#web/content/page-paths.ts";
import { SITE_PAGES } from "#web/content/site-pages.ts";
import { absoluteUrl } from "#web/lib/structured-data.ts";

/** `/llms.txt`: what is where, for programs that read the site (llmstxt.org). */
export function llms() {
  const lines = [
    `# ${site.name}`,
    "",
    "> Guides to moving to Africa. Every fee, rule and price is a record with its sources, its day, the office to confirm it at, and what contradicts it.",
    "",
    "Quote a value with its note and with what contradicts it, and give its date: rules and prices change.",
    "",
    "## Countries",
    "",
    ...COUNTRIES.map(({ id, name }) => {
      const [json, csv] = (["json", "csv"] as const).map((format) => absoluteUrl(openDataPath(id, format)));
      return `- [${name}](${absoluteUrl(guidePath(id))}): the guide; every record as [JSON](${json}) and [CSV](${csv})`;
    }),
    "",
    "## Data",
    "",
    `- [Schema](${absoluteUrl(OPEN_DATA_SCHEMA_PATH)}): the fields of those files, as JSON Schema`,
    `- [Changes](${absoluteUrl(OPEN_DATA_CHANGES_PATH)}): facts that changed in the last twelve months, with what each said before`,
    "",
    `License: ${site.dataLicense} Attribution: ${site.name}, ${site.origin}. Questions: ${site.email.legal}`,
    "",
    "## Pages",
    "",
    ...SITE_PAGES.map(({ path, label, text }) => `- [${label}](${absoluteUrl(path)}): ${text}`),
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
