import workerTests from "../test/vitest.worker.config.ts";

const sizes = (process.env.SCALE_SIZES ?? "1000,100000,1000000").split(",").map(Number);

export default {
  ...workerTests,
  test: {
    ...workerTests.test,
    include: ["bench/*.test.ts"],
    silent: false,
    provide: { ...workerTests.test?.provide, scaleSizes: sizes },
  },
};
