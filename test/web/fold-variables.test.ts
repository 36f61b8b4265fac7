import { expect, test } from "vitest";
import { preprocessCSS, resolveConfig } from "vite";
import { foldVariables } from "#web/styles/fold-variables.ts";

/** What Tailwind writes of the properties that it composes, in short. */
const DECLARED = ["--tw-ring", "--tw-shadow", "--tw-x", "--tw-y"]
  .map((name) => `@property ${name} { syntax: "*"; inherits: false; initial-value: 0 0 #0000; }`)
  .concat('@property --tw-leading { syntax: "*"; inherits: false; }')
  .join("\n");

async function fold(css: string): Promise<string> {
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [foldVariables()] } } }, "build");
  const { code } = await preprocessCSS(`${DECLARED}\n${css}`, "sheet.css", config);
  return code.replace(/\s+/g, " ").trim();
}

test("a value that each rule gives itself stands where it is read, and its property is gone", async () => {
  const css = await fold(`
    .card { --tw-shadow: 0 1px 2px #000; box-shadow: var(--tw-ring), var(--tw-shadow); }
    .lift:hover { --tw-shadow: 0 2px 4px rgb(0 0 0 / 8%); box-shadow: var(--tw-ring), var(--tw-shadow); }`);
  expect(css).toBe(".card { box-shadow: 0 1px 2px #000; } .lift:hover { box-shadow: 0 2px 4px rgb(0 0 0 / 8%); }");
});

test("a property that no rule gives a value has its initial value or the fallback", async () => {
  const css = await fold(`
    .flat { box-shadow: var(--tw-shadow); }
    .text { line-height: var(--tw-leading, calc(1.75 / var(--tw-other, 1))); }
    .digits { font-variant-numeric: var(--tw-ordinal,) tabular-nums var(--tw-slashed,); }`);
  expect(css).toBe(
    ".flat { box-shadow: none; } .text { line-height: calc(1.75 / 1); } .digits { font-variant-numeric: tabular-nums; }",
  );
});

test("what rules of one element combine stays as it is", async () => {
  const rules = [
    ".left { --tw-x: -50%; translate: var(--tw-x) var(--tw-y); }",
    ".up { --tw-y: -50%; translate: var(--tw-x) var(--tw-y); }",
    ".small { font-size: 1rem; line-height: var(--tw-leading, 1.5); }",
    ".tight { --tw-leading: 1.2; line-height: 1.2; }",
  ];
  const css = await fold(rules.join("\n"));
  expect(css).toContain(rules.join(" "));
  expect(css.match(/@property [\w-]+/g)).toEqual(["@property --tw-x", "@property --tw-y", "@property --tw-leading"]);
});

test("a value that nothing reads, and a property that cannot move, are left out", async () => {
  const css = await fold(`
    .bold { --tw-font-weight: 600; font-weight: 600; }
    .smooth { transition-property: color, --tw-gradient-from, fill; }`);
  expect(css).toBe(".bold { font-weight: 600; } .smooth { transition-property: color, fill; }");
});

test("what every supported browser knows is written without a condition", async () => {
  const css = await fold(
    "@supports (color: color-mix(in lab, red, red)) { .dim { color: color-mix(in oklab, red, blue); } }",
  );
  expect(css).toBe(".dim { color: color-mix(in oklab, red, blue); }");
});
