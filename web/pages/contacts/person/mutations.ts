import { mutationOptions } from "@tanstack/react-query";
import { type PersonStatus, SELECTION_LIMIT } from "#domain/person.ts";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { api } from "#web/lib/api.ts";
import { changeRows } from "../cached-pages.ts";
import type { Person } from "../people/queries.ts";
import { PEOPLE_KEY } from "../queries.ts";
import { personQuery } from "./queries.ts";

type PersonChange = {
  personId: string;
  change: { status?: PersonStatus; note?: string; tags?: string[]; dueAt?: string | null };
};

/** Changes what the owner notes about a person; every list that is shown knows it at once, the person's page with its history. */
export const updatePersonMutation = mutationOptions({
  mutationFn: async ({ personId, change }: PersonChange) =>
    (await api.people[":personId"].$patch({ param: { personId }, json: change })).json(),
  onSuccess: ({ personId, ...kept }, _variables, _result, { client }) => {
    changeRows<Person>(
      client,
      PEOPLE_KEY,
      (row) => row.personId === personId,
      (row) => [{ ...row, ...kept }],
    );
    client.setQueryData(personQuery(personId).queryKey, (before) => before && { ...before, ...kept });
    return client.invalidateQueries(personQuery(personId));
  },
});

export type NewReply = { personId: string; entryId: string; subject: string; text: string };

/** Sends a reply through the outbox: it answers the person, so what is due and the status may change. */
export const sendReplyMutation = mutationOptions({
  mutationFn: async ({ personId, ...reply }: NewReply) => {
    await api.people[":personId"].replies.$post({ param: { personId }, json: reply });
  },
  onSuccess: async (_data, { personId }, _result, { client }) => {
    await client.invalidateQueries(personQuery(personId));
    void client.invalidateQueries({ queryKey: PEOPLE_KEY });
  },
});

/** The people in parts that one request takes. */
function inParts(people: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(people.length / SELECTION_LIMIT) }, (_, part) =>
    people.slice(part * SELECTION_LIMIT, (part + 1) * SELECTION_LIMIT),
  );
}

type SelectionChange = { people: readonly string[]; change: { status?: PersonStatus; addedTag?: string } };

/** Changes several people; the lists are read again, because each person kept what they had. */
export const changeSelectedMutation = mutationOptions({
  mutationFn: async ({ people, change }: SelectionChange) => {
    for (const part of inParts(people)) await api.people.$patch({ json: { people: part, ...change } });
  },
  onSettled: (_data, _error, _variables, _result, { client }) => client.invalidateQueries({ queryKey: PEOPLE_KEY }),
});

/** Removes several people; where one part fails, those before it are gone. */
export const eraseSelectedMutation = mutationOptions({
  mutationFn: async (people: readonly string[]) => {
    for (const part of inParts(people)) await api.people.erasures.$post({ json: { people: part } });
  },
  onSettled: async (_data, _error, _variables, _result, { client }) => {
    await client.invalidateQueries({ queryKey: PEOPLE_KEY });
    await client.invalidateQueries(leadStatsQuery());
  },
});

/** Removes a person with all that is known of them (decision: removal). */
export const removePersonMutation = mutationOptions({
  mutationFn: async (personId: string) => {
    await api.people[":personId"].$delete({ param: { personId } });
  },
  onSuccess: (_data, personId, _result, { client }) => {
    changeRows<Person>(
      client,
      PEOPLE_KEY,
      (row) => row.personId === personId,
      () => [],
    );
    return client.invalidateQueries(leadStatsQuery());
  },
});
