import { mergeConfig } from "vitest/config";
import workerTests from "../test/vitest.worker.config.ts";

export default mergeConfig(workerTests, { test: { include: ["bench/rows-read.test.ts"], silent: false } }, true);
