import fc from "fast-check";
import { inject } from "vitest";

// Property tests try the same cases in every run. A failure names the seed; PROPERTY_SEED tries other cases.
fc.configureGlobal({ seed: inject("propertySeed") });

declare module "vitest" {
  export interface ProvidedContext {
    propertySeed: number;
    /** Whether tests take their long form (`npm run test:all`). The Worker project alone provides these two. */
    isLong: boolean;
    /** Whether all generated cases run (`npm run test:faults`, `npm run test:hostile`). */
    allGenerated: boolean;
  }
}
