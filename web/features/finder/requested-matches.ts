import type { FinderChoices } from "#domain/finder-choices.ts";
import { finderSection } from "./copy.ts";

type Listener = (choices: FinderChoices) => void;

let listener: Listener | null = null;
let waiting: FinderChoices | null = null;

/** Asks the page's finder to show the matches of some choices; one that is not hydrated yet does so when it comes into view. */
export function requestMatches(choices: FinderChoices) {
  if (listener) return listener(choices);
  waiting = choices;
  document.getElementById(finderSection.id)?.scrollIntoView();
}

/** Lets the page's finder answer requests. @returns ends it */
export function answerRequests(answer: Listener): () => void {
  listener = answer;
  if (waiting) answer(waiting);
  waiting = null;
  return () => (listener = null);
}
