import { mkdirSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import * as z from "zod";
import { DESK_KEYS } from "../content-model/schema/meta.ts";
import { HOME_FILES } from "../content-model/schema/leaving.ts";
import { READER_FILES } from "../content-model/schema/readers.ts";
import { COUNTRY_FILES } from "../content-model/schema/country-files.ts";
import { SHARED_FILES } from "../content-model/schema/shared-files.ts";
import { TEXT_FILES } from "../content-model/schema/site-files.ts";

/** What the YAML files of content/ may hold, as JSON Schema for editors: by the name of a schema, with the files that it is for. */
const SCHEMAS: Readonly<Record<string, { schema: z.ZodType; files: string }>> = {
  ...Object.fromEntries(
    Object.entries<z.ZodType>(COUNTRY_FILES).map(([name, schema]) => [
      `country-${name}`,
      { schema, files: `countries/*/${name}.yaml` },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries<z.ZodType>({ ...SHARED_FILES, ...TEXT_FILES }).map(([name, schema]) => [
      name,
      { schema, files: `${name}.yaml` },
    ]),
  ),
  home: { schema: HOME_FILES.us, files: "homes/{us,uk,canada}.yaml" },
  "home-shared": { schema: HOME_FILES.shared, files: "homes/shared.yaml" },
  reader: { schema: READER_FILES.families, files: "readers/*.yaml" },
};

/** The folder that the first line of each file points to; git ignores it. */
const FOLDER = "content/schema";

/** Each schema's name, with a pattern of the files in content/ that it is for. */
export const SCHEMA_FILES = Object.entries(SCHEMAS).map(([name, { files }]) => ({ name, files }));

/** Writes content/schema/ for editors whenever Vite begins: with `npm start` and with every build. */
export function schemaPlugin(): Plugin {
  return {
    name: "content-schemas",
    configResolved() {
      mkdirSync(FOLDER, { recursive: true });
      for (const [name, { schema }] of Object.entries(SCHEMAS)) {
        const json = z.toJSONSchema(schema, {
          io: "input",
          target: "draft-7",
          override: ({ jsonSchema }) => {
            for (const key of DESK_KEYS) delete jsonSchema[key];
          },
        });
        writeFileSync(`${FOLDER}/${name}.json`, JSON.stringify(json));
      }
    },
  };
}

/**
 * The first line of a file, by which editors know its schema.
 * @param path from content/
 */
export function schemaLine(path: string, name: string): string {
  const up = "../".repeat(path.split("/").length - 1);
  return `# yaml-language-server: $schema=${up}schema/${name}.json\n`;
}
