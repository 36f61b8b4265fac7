import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// `npm run test:deploy`: the long form of test/deploy.test.ts, with a real build.
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: { name: "deploy", include: ["test/deploy/**/*.test.ts"], testTimeout: 600_000, fileParallelism: false },
});
