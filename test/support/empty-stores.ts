import { beforeEach } from "vitest";
import { emptyStores } from "./stores.ts";

// Every test of the Worker starts on an empty database and bucket.
beforeEach(emptyStores);
