/** The seed of all property tests: the variable of this name, or a fixed one. */
export const PROPERTY_SEED = Number(process.env["PROPERTY_SEED"] ?? 20_261_121);

if (!Number.isInteger(PROPERTY_SEED)) {
  throw new Error(`PROPERTY_SEED must be a whole number, not "${process.env["PROPERTY_SEED"]}".`);
}
