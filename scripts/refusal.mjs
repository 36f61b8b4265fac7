/** Ends a command; the message tells the person at the terminal why, and what to do. */
export class Refusal extends Error {
  name = "Refusal";
  /** Whether a deployment was rolled back because the site didn't work: the same version would fail again. */
  isRolledBack = false;
}
