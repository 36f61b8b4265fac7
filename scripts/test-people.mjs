// `npm run test:people`, after setup.mjs: the back office with 200,000 people, in the Worker tests and then in Chromium on
// the built product; both print what they measured. `-- --no-build` takes the build that is there, `-- --no-worker` leaves
// the Worker tests out.
import getPort from "get-port";
import { build, environment, run } from "./setup.mjs";

const flags = new Set(process.argv.slice(2));
const WORKER_TESTS = ["test/worker/people-at-scale.test.ts", "test/worker/leads-cost.test.ts"];

if (!flags.has("--no-worker")) {
  run(
    "vitest",
    ["run", "--config", "test/vitest.config.ts", "--project", "worker", "--silent=false", ...WORKER_TESTS],
    {
      env: { ...environment, LONG_TESTS: "1" },
    },
  );
}

const env = {
  ...environment,
  SITE_PORT: process.env.SITE_PORT ?? String(await getPort()),
};
if (!flags.has("--no-build")) build();
run("playwright", ["test", "--config", "test/people.config.ts"], { env });
