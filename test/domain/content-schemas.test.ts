import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCHEMA_FILES, schemaLine } from "../../scripts/content-schemas.ts";

test("every YAML file names its schema in its first line", () => {
  const files = new Set(globSync("**/*.yaml", { cwd: "content" }));
  const wrong: string[] = [];
  for (const { name, files: pattern } of SCHEMA_FILES) {
    for (const path of globSync(pattern, { cwd: "content" })) {
      files.delete(path);
      if (!readFileSync(`content/${path}`, "utf8").startsWith(schemaLine(path, name))) wrong.push(path);
    }
  }
  expect([...wrong, ...files]).toEqual([]);
});
