import { type Right, RIGHTS, type RouteState } from "#domain/belonging.ts";
import { wordsOf } from "./figures.ts";
import type { placesOf } from "./places.ts";

type Entry = Readonly<Record<string, unknown>>;
type Report = (file: string, path: readonly PropertyKey[], text: string) => void;

/** What the words on the status say in each state: somebody who reads "open" pays. */
const STATE_WORDS: Readonly<Record<Exclude<RouteState, "none">, RegExp>> = {
  open: /^(?!.*(suspend|not (yet )?law|withdrawn|no longer|closed to))/i,
  paused: /suspend|pause/i,
  announced: /not (yet )?law|planned|proposed|isn't confirmed/i,
  closed: /closed|offered from|ended/i,
};

/** Finds routes whose fields contradict each other or their status. */
export function checkBelonging({ placeOf, rawAt }: ReturnType<typeof placesOf>, report: Report) {
  const follow = (entry: Entry): Entry =>
    typeof entry.sameAs === "string" ? follow(rawAt.get(entry.sameAs) as Entry) : entry;
  const said = (entry: unknown) => (entry ? wordsOf(follow(entry as Entry)) : "");
  for (const [raw, { file, path }] of placeOf) {
    const route = raw as Entry;
    if (file !== "belonging" || !route.proof) continue;
    const at = (key: string, text: string) => report(file, [...path, key], text);
    const state = route.state as RouteState;
    const status = said(route.status);
    if (state !== "none" && status && !STATE_WORDS[state].test(status))
      at("state", `"${state}" is not what the status says: "${status}".`);
    const days = (route.changes as Entry[]).map(({ day }) => day);
    if (route.since && !days.includes(route.since)) at("since", "Its log (changes) has nothing of that day.");
    checkRights(route, at);
    if (route.costLacks && !follow(route.cost as Entry).amounts)
      at("costLacks", "The cost has no amounts that could lack anything.");
  }
}

function checkRights({ gives, refuses = [], rights }: Entry, at: (key: string, text: string) => void) {
  if ((gives as Right[]).length === RIGHTS.length) return;
  if ([...(gives as Right[]), ...(refuses as Right[])].length > 0 && !rights)
    at("gives", "Say in words what it gives, too.");
  for (const right of refuses as Right[])
    if ((gives as Right[]).includes(right)) at("refuses", `"${right}" is in gives, too.`);
}
