import { mutationOptions } from "@tanstack/react-query";
import { type PersonStatus, SELECTION_LIMIT } from "#domain/person.ts";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { api } from "#web/lib/api.ts";
import { PEOPLE_KEY } from "../queries.ts";

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
