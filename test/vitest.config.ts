import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { PROPERTY_SEED } from "./support/property-seed-setting.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Set by `npm run test:all`: tests take their long form, and files named `*.long.test.ts` run, too. */
const IS_LONG = process.env.LONG_TESTS === "1";
const exclude = IS_LONG ? [] : ["**/*.long.test.*"];

export default defineConfig({
  root,
  test: {
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
    projects: [
      {
        root,
        test: {
          name: "domain",
          // No test changes a module, so files may share the modules that they import: a third of the time.
          isolate: false,
          // Room for a slow machine: a test that hangs is what these are for. Some read all of the content dozens of times.
          testTimeout: 240_000,
          hookTimeout: 60_000,
          provide: { propertySeed: PROPERTY_SEED },
          setupFiles: ["test/support/property-seed.ts"],
          exclude,
          include: ["test/*.test.ts", "test/domain/**/*.test.ts", "test/web/**/*.test.{ts,tsx}"],
        },
      },
      {
        root,
        test: {
          // What the build wrote, read as files: `npm run build` comes first.
          name: "built",
          isolate: false,
          testTimeout: 240_000,
          exclude,
          include: ["test/built/**/*.test.ts"],
        },
      },
      IS_LONG && {
        root,
        test: {
          // The long form of test/deploy.test.ts, with a real build: `npm run test:deploy`, and a part of `npm run test:all`.
          name: "deploy",
          testTimeout: 600_000,
          fileParallelism: false,
          include: ["test/deploy/**/*.test.ts"],
        },
      },
      "./test/vitest.worker.config.ts",
    ].filter((project) => project !== false),
  },
});
