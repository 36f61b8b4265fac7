import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { PROPERTY_SEED } from "./support/property-seed-setting.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: "domain",
          // No test changes a module, so files may share the modules that they import: a third of the time.
          isolate: false,
          testTimeout: 15_000,
          hookTimeout: 15_000,
          provide: { propertySeed: PROPERTY_SEED },
          setupFiles: ["test/support/property-seed.ts"],
          include: ["test/*.test.ts", "test/domain/**/*.test.ts", "test/web/**/*.test.{ts,tsx}"],
        },
      },
      "./test/vitest.worker.config.ts",
    ],
  },
});
