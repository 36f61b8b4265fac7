import { mutationOptions } from "@tanstack/react-query";
import type { PersonStatus } from "#domain/person.ts";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { api } from "#web/lib/api.ts";
import { forgetDrafts, PEOPLE_DRAFTS } from "#web/lib/use-draft.ts";
import { changeRows } from "../cached-pages.ts";
import type { Person } from "../people/queries.ts";
import { PEOPLE_KEY } from "../queries.ts";
import { personQuery } from "./queries.ts";

type PersonChange = {
  personId: string;
  change: {
    status?: PersonStatus;
    note?: string;
    noteBefore?: string;
    addedTag?: string;
    removedTag?: string;
    dueAt?: string | null;
  };
};

/** Changes what the owner notes about a person; every list that is shown knows it at once, the person's page with its history. */
export const updatePersonMutation = mutationOptions({
  mutationFn: async ({ personId, change }: PersonChange) =>
    (await api.people[":personId"].$patch({ param: { personId }, json: change })).json(),
  onSuccess: ({ personId, ...kept }, _variables, _result, { client }) => {
    changeRows<Person>(client, PEOPLE_KEY, (row) => (row.personId === personId ? { ...row, ...kept } : row));
    client.setQueryData(personQuery(personId).queryKey, (before) => before && { ...before, ...kept });
    return client.invalidateQueries(personQuery(personId));
  },
  // Another tab was first: its note is shown beside this one.
  onError: (error, { personId }, _result, { client }) =>
    error instanceof ApiError && error.code === "note_changed"
      ? client.invalidateQueries(personQuery(personId))
      : undefined,
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

/** Removes a person with all that is known of them (decision: removal). */
export const removePersonMutation = mutationOptions({
  mutationFn: async (personId: string) => {
    await api.people[":personId"].$delete({ param: { personId } });
  },
  onSuccess: (_data, personId, _result, { client }) => {
    changeRows<Person>(client, PEOPLE_KEY, (row) => (row.personId === personId ? null : row));
    forgetDrafts(`${PEOPLE_DRAFTS}${personId}.`);
    return client.invalidateQueries(leadStatsQuery());
  },
});
