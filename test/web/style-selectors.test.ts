import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("styles never select by data-slot, which is for scripts and tests", () => {
  const styled = globSync("web/**/*.css").filter((file) => readFileSync(file, "utf8").includes("data-slot"));
  // Tailwind's variants: `[&_[data-slot=x]]:p-2`, `data-[slot=x]:p-2`. shadcn/ui's components have some of their own.
  const variants = globSync("web/**/*.tsx", { exclude: ["web/ui/office/**"] }).filter((file) =>
    /\[&[^\]]*\[data-slot|data-\[slot/.test(readFileSync(file, "utf8")),
  );
  expect([...styled, ...variants]).toEqual([]);
});
