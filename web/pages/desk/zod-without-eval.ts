import * as z from "zod";

// The policy of our pages allows no eval, which zod would try with the first schema: this comes before all of them
// (decision: content-security-policy).
z.config({ jitless: true });
