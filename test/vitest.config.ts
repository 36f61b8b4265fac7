import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: "domain",
          include: ["test/*.test.ts", "test/domain/**/*.test.ts", "test/web/**/*.test.{ts,tsx}"],
        },
      },
      "./test/vitest.worker.config.ts",
    ],
  },
});
