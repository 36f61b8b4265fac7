import fc from "fast-check";
import { inject } from "vitest";

// Property tests try the same cases in every run. A failure names the seed; PROPERTY_SEED tries other cases.
fc.configureGlobal({ seed: inject("propertySeed") });

declare module "vitest" {
  export interface ProvidedContext {
    propertySeed: number;
    /** Whether all generated cases are run; only the Worker project has it. */
    isLong: boolean;
  }
}
