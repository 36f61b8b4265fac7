/** Ends a command; the message tells the person at the terminal why, and what to do. */
export class Refusal extends Error {
  name = "Refusal";
}
