import { type Proof, type Right, RIGHTS, type RouteState } from "#domain/belonging.ts";
import { wordsOf } from "./figures.ts";
import type { placesOf } from "./places.ts";

type Entry = Readonly<Record<string, unknown>>;
type Report = (file: string, path: readonly PropertyKey[], text: string) => void;

/** What the words on who qualifies say where a route accepts a proof. */
const PROOF_WORDS: Readonly<Partial<Record<Proof, RegExp>>> = {
  dna: /\bDNA\b/,
  witnesses: /witness|testimon/i,
  parent: /parent|mother|father|relative|forebear|\bchild/i,
  grandparent: /grand|forebear/i,
  spouse: /marr|wedding|spouse|\bwife|wives|husband|living together/i,
  formerCitizen: /former|were a citizen|lost|renounced|was Ethiopian/i,
  investment: /invest|payment|contribution|\$/i,
};

/** What the words on the status say in each state. */
const STATE_WORDS: Readonly<Record<Exclude<RouteState, "none">, RegExp>> = {
  open: /^(?!.*(suspend|not (yet )?law|withdrawn|no longer|closed to))/i,
  paused: /suspend|pause/i,
  announced: /not (yet )?law|planned|proposed|isn't confirmed/i,
  closed: /closed|offered from|ended/i,
};

const RIGHT_WORDS: Readonly<Record<Right, RegExp>> = {
  passport: /passport/i,
  vote: /\bvot/i,
  land: /land\b|\bhome\b|propert/i,
  work: /\bwork|\bjob|\btrade\b/i,
};

/** Finds routes whose choices (proof, state, what they give) their own words don't bear out. */
export function checkBelonging({ placeOf, rawAt }: ReturnType<typeof placesOf>, report: Report) {
  const follow = (entry: Entry): Entry =>
    typeof entry.sameAs === "string" ? follow(rawAt.get(entry.sameAs) as Entry) : entry;
  const said = (entry: unknown) => (entry ? wordsOf(follow(entry as Entry)) : "");
  for (const [raw, { file, path }] of placeOf) {
    const route = raw as Entry;
    if (file !== "belonging" || !route.proof) continue;
    const at = (key: string, text: string) => report(file, [...path, key], text);
    const state = route.state as RouteState;
    const isOffered = state !== "none" && state !== "closed";
    const conditions = said(route.conditions);
    for (const proof of isOffered ? (route.proof as Proof[]) : [])
      if (PROOF_WORDS[proof] && !PROOF_WORDS[proof].test(conditions))
        at("proof", `Who qualifies says nothing of "${proof}": "${conditions}".`);
    if (isOffered && PROOF_WORDS.dna!.test(conditions) && !/dna|investment/.test(String(route.proof)))
      at("proof", "Who qualifies names a DNA test: add dna.");
    const status = said(route.status);
    if (state !== "none" && status && !STATE_WORDS[state].test(status))
      at("state", `"${state}" is not what the status says: "${status}".`);
    const days = (route.changes as Entry[]).map(({ day }) => day);
    if (route.since && !days.includes(route.since)) at("since", "Its log (changes) has nothing of that day.");
    checkRights(route, said(route.rights), at);
    if (route.costLacks && !follow(route.cost as Entry).amounts)
      at("costLacks", "The cost has no amounts that could lack anything.");
    const { closedTo } = route;
    if (closedTo && !/citizens|forbids|passport/i.test(`${said(route.excludes)} ${conditions}`))
      at("closedTo", "Say whose passports it refuses, in excludes or in who qualifies.");
  }
}

function checkRights(route: Entry, words: string, at: (key: string, text: string) => void) {
  const [gives, refuses] = [route.gives, route.refuses ?? []] as [Right[], Right[]];
  if (gives.length === RIGHTS.length) return;
  const named = [...gives, ...refuses];
  if (named.length > 0 && !route.rights) at("gives", "Say in words what it gives, too.");
  for (const right of route.rights ? named : [])
    if (!RIGHT_WORDS[right].test(words)) at("gives", `What it gives in words doesn't name "${right}": "${words}".`);
  for (const right of refuses) if (gives.includes(right)) at("refuses", `"${right}" is in gives, too.`);
}
