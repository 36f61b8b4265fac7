/**
 * Whether the tests that generate their cases run all of them (`npm run test:faults`, `npm run test:hostile`) rather than
 * the part that `npm test` has time for.
 */
export const IS_LONG = process.env["LONG_TESTS"] === "1";
