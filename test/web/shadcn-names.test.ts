import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";

const require = createRequire(import.meta.url);

test("the class names of shadcn/ui's components become our colors", async () => {
  const themes = readFileSync("web/styles/tokens.css", "utf8")
    .match(/@theme inline \{.*?\n\}/gs)!
    .join("\n");
  const { build } = await compile(`@import "tailwindcss/utilities";\n${themes}`, {
    loadStylesheet: async (id, base) => {
      const path = require.resolve(id.endsWith(".css") ? id : `${id}.css`);
      return { path, base, content: readFileSync(path, "utf8") };
    },
  });
  const css = build(["bg-primary", "text-primary-foreground", "border-input", "bg-popover", "text-muted-foreground"]);
  expect(css).toMatch(/\.bg-primary \{\s+background-color: var\(--action\)/);
  expect(css).toMatch(/\.text-primary-foreground \{\s+color: var\(--on-action\)/);
  expect(css).toMatch(/\.border-input \{\s+border-color: var\(--field-line\)/);
  expect(css).toMatch(/\.bg-popover \{\s+background-color: var\(--surface\)/);
  expect(css).toMatch(/\.text-muted-foreground \{\s+color: var\(--muted\)/);
});
