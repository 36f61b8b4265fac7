import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "../scripts/content-plugin.ts";
import { PROPERTY_SEED } from "./support/property-seed-setting.ts";

/** Set by `npm run test:all`: tests take their long form. */
const IS_LONG = process.env.LONG_TESTS === "1";
/** Set by `npm run test:faults` and `npm run test:hostile`, which take hours: generated cases run in full. */
const ALL_GENERATED = process.env.ALL_GENERATED === "1";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  plugins: [
    // Workers have no disk to read the content from.
    contentPlugin(`${root}/content`),
    cloudflareTest(async () => ({
      wrangler: { configPath: `${root}/wrangler.toml` },
      miniflare: {
        bindings: {
          OWNER_KEY: "test-owner-key-0123456789-0123456789",
          LINK_SECRET: "test-link-secret-0123456789-0123456789",
          DESK_READ_KEY: "test-desk-read-key-0123456789-0123456789",
          TEST_MIGRATIONS: await readD1Migrations(`${root}/migrations`),
        },
        // Without a build there are no files; a test that needs some binds its own.
        serviceBindings: { ASSETS: () => new Response("", { status: 404 }) },
      },
    })),
  ],
  test: {
    name: "worker",
    exclude: IS_LONG ? [] : ["**/*.long.test.*"],
    include: ["test/{worker,faults,hostile}/**/*.test.ts"],
    provide: { propertySeed: PROPERTY_SEED, isLong: IS_LONG, allGenerated: ALL_GENERATED },
    setupFiles: ["test/support/property-seed.ts", "test/support/empty-stores.ts"],
    globalSetup: ["test/support/form-service.ts", "test/support/access-team.ts", "test/support/turnstile.ts"],
    // Every test starts on an empty database and bucket (empty-stores.ts), so files may share a runtime: half the time.
    isolate: false,
    silent: "passed-only",
    // Room for a slow machine: a test that hangs is what these are for.
    testTimeout: IS_LONG || ALL_GENERATED ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
  },
});
