import { mutationOptions } from "@tanstack/react-query";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { api } from "#web/lib/api.ts";
import { changeRows } from "../cached-pages.ts";
import type { Person } from "../people/queries.ts";
import { PEOPLE_KEY } from "../queries.ts";

type PersonChange = { personId: string; change: { contacted?: boolean; note?: string } };

/** Marks a person as contacted, or keeps a note; every list that is shown knows it at once. */
export const updatePersonMutation = mutationOptions({
  mutationFn: async ({ personId, change }: PersonChange) =>
    (await api.people[":personId"].$patch({ param: { personId }, json: change })).json(),
  onSuccess: ({ personId, ...kept }, _variables, _result, { client }) =>
    changeRows<Person>(
      client,
      PEOPLE_KEY,
      (row) => row.personId === personId,
      (row) => [{ ...row, ...kept }],
    ),
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
