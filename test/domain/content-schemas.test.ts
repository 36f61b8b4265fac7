import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentSchemas, schemaLine } from "../../scripts/content-schemas.ts";

test("content/schema holds what the build checks; npm run content -- --schemas writes it", () => {
  const schemas = contentSchemas();
  expect(globSync("content/schema/*").toSorted()).toEqual(schemas.map(({ path }) => path).toSorted());
  const old = schemas.filter(({ path, text }) => readFileSync(path, "utf8") !== text);
  expect(old.map(({ path }) => path)).toEqual([]);
});

test("every YAML file names its schema in its first line", () => {
  const files = new Set(globSync("**/*.yaml", { cwd: "content" }));
  const wrong: string[] = [];
  for (const { name, files: pattern } of contentSchemas()) {
    for (const path of globSync(pattern, { cwd: "content" })) {
      files.delete(path);
      if (!readFileSync(`content/${path}`, "utf8").startsWith(schemaLine(path, name))) wrong.push(path);
    }
  }
  expect([...wrong, ...files]).toEqual([]);
});
