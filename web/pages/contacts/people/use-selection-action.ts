import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PersonStatus } from "#domain/person.ts";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { api } from "#web/lib/api.ts";
import { reportSessionEnd } from "#web/lib/session-end.ts";
import { changePages } from "../cached-pages.ts";
import { PEOPLE_KEY } from "../queries.ts";
import { useStayWhile } from "../use-stay-while.ts";
import { type PartsOutcome, sendInParts } from "./send-in-parts.ts";

/** What is done to each of several people. */
export type SelectionAction = { status: PersonStatus } | { addedTag: string } | "erase";

/** So many pages of a list are read again after a change; a longer list begins anew with them. */
const PAGES_READ_AGAIN = 5;

function send(people: string[], action: SelectionAction): Promise<unknown> {
  if (action === "erase") return api.people.erasures.$post({ json: { people } });
  return api.people.$patch({ json: { people, ...action } });
}

/** The lists are read again, because each person kept what they had. */
async function readAgain(client: QueryClient, action: SelectionAction) {
  changePages(client, PEOPLE_KEY, (pages) => pages.slice(0, PAGES_READ_AGAIN));
  await client.invalidateQueries({ queryKey: PEOPLE_KEY });
  if (action === "erase") await client.invalidateQueries(leadStatsQuery());
}

/** An action that is under way. */
export type SelectionRun = { action: SelectionAction; total: number; done: number };

export type SelectionOutcome = PartsOutcome & { action: SelectionAction };

/**
 * Does one thing to several people, as many requests as it takes. Meanwhile going to another page waits until it is done
 * or stopped, leaving the back office is asked about, and the component that goes stops it.
 */
export function useSelectionAction() {
  const client = useQueryClient();
  const [run, setRun] = useState<SelectionRun | null>(null);
  const [outcome, setOutcome] = useState<SelectionOutcome | null>(null);
  const stopper = useRef<AbortController>(null);
  useStayWhile(run !== null);
  useEffect(() => () => stopper.current?.abort(), []);

  async function start(people: readonly string[], action: SelectionAction): Promise<PartsOutcome> {
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    const begun = { action, total: people.length };
    setOutcome(null);
    setRun({ ...begun, done: 0 });
    const ended = await sendInParts(people, (part) => send(part, action), {
      signal,
      onProgress: (done) => setRun({ ...begun, done }),
    });
    if (ended.error) reportSessionEnd(ended.error);
    await readAgain(client, action);
    setRun(null);
    setOutcome({ ...ended, action });
    return ended;
  }

  return { run, outcome, start, stop: () => stopper.current?.abort() };
}
