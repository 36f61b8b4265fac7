import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { CONTENT_FILES_PATH, type NewChange } from "#domain/desk.ts";
import { DESK_INDEX_PATH, type DeskRow } from "#web/content/desk-rows.ts";
import type { ContentFiles, Edit } from "#domain/edits.ts";
import type { IsoDate } from "#domain/facts.ts";
import type { AskedFact, AskedOffice } from "#domain/offices.ts";
import type { WantedEdit } from "#domain/wanted.ts";
import { api } from "#web/lib/api.ts";
import { apiFetch } from "#web/lib/api-fetch.ts";

const KEY = ["desk"];

type Answer = InferResponseType<typeof api.desk.$get, 200>;
/** A change, as the API returns it. */
export type Change = Omit<Answer["pending"][number], "edits" | "wanted" | "publishOn"> & {
  edits: readonly Edit[];
  wanted: readonly WantedEdit[];
  publishOn: IsoDate;
};
type Pending = Omit<Answer, "pending"> & { pending: readonly Change[] };

/** The content files of the build that is live. */
export const filesQuery = queryOptions({
  queryKey: [...KEY, "files"],
  queryFn: async ({ signal }): Promise<ContentFiles> => (await apiFetch(CONTENT_FILES_PATH, { signal })).json(),
});

/** Everything that can be edited, as the build lists it. */
export const indexQuery = queryOptions({
  queryKey: [...KEY, "index"],
  queryFn: async ({ signal }): Promise<readonly DeskRow[]> => (await apiFetch(DESK_INDEX_PATH, { signal })).json(),
});

const PENDING_KEY = [...KEY, "pending"];

/** What waits to be published, and whether that can be started at once. */
export const pendingQuery = queryOptions({
  queryKey: PENDING_KEY,
  queryFn: async ({ signal, client }) => {
    const answer = (await (await api.desk.$get({}, { init: { signal } })).json()) as Pending;
    const before = client.getQueryData<Pending>(PENDING_KEY)?.pending ?? [];
    const ids = new Set(answer.pending.map(({ id }) => id));
    // What is live by now is in the files: the ones from before would show it undone.
    if (before.some(({ id }) => !ids.has(id)))
      await Promise.all([filesQuery, indexQuery].map(({ queryKey }) => client.refetchQueries({ queryKey })));
    return answer;
  },
  refetchOnMount: "always",
});

/** All changes, newest first, page by page. */
export const changesQuery = infiniteQueryOptions({
  queryKey: [...KEY, "changes"],
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === null ? {} : { cursor: pageParam };
    return (await api.desk.changes.$get({ query }, { init: { signal } })).json();
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchOnMount: "always",
});

/** Stores a change; with the same `entryId` again, the same one (decision: send-once). */
export const saveMutation = mutationOptions({
  mutationFn: async (change: NewChange) =>
    (
      await api.desk.changes.$post({
        json: {
          ...change,
          edits: change.edits.map(({ at, next, ...edit }) => ({
            ...edit,
            at: [...at],
            ...(next && { next: [...next] }),
          })),
        },
      })
    ).json(),
  onSettled: (_data, _error, _change, _result, { client }) => refreshChanges(client),
});

/** Takes a change back. */
export const undoMutation = mutationOptions({
  mutationFn: async (id: string) => (await api.desk.changes[":id"].undo.$post({ param: { id } })).json(),
  onSettled: (_data, _error, _change, _result, { client }) => refreshChanges(client),
});

/** Saves a contradicted or restored change again. */
export const confirmMutation = mutationOptions({
  mutationFn: async (id: string) => (await api.desk.changes[":id"].confirm.$post({ param: { id } })).json(),
  onSettled: (_data, _error, _change, _result, { client }) => refreshChanges(client),
});

export const publishMutation = mutationOptions({
  mutationFn: async () => void (await api.desk.publish.$post({})),
  onSettled: (_data, _error, _variables, _result, { client }) => refreshChanges(client),
});

/** What readers wrote about facts, newest first. */
export const correctionsQuery = queryOptions({
  queryKey: [...KEY, "corrections"],
  queryFn: async ({ signal }) => (await (await api.desk.corrections.$get({}, { init: { signal } })).json()).corrections,
  refetchOnMount: "always",
});
export type Correction = InferResponseType<typeof api.desk.corrections.$get, 200>["corrections"][number];

/** The letters to offices, newest first, with their links and what was answered. */
export const lettersQuery = queryOptions({
  queryKey: [...KEY, "letters"],
  queryFn: async ({ signal }) => (await (await api.offices.$get({}, { init: { signal } })).json()).letters,
  refetchOnMount: "always",
});
export type OfficeLetter = InferResponseType<typeof api.offices.$get, 200>["letters"][number];

/** Makes the link of a letter; with the same `entryId` again, the same one (decision: send-once). */
export const makeLetterMutation = mutationOptions({
  mutationFn: async (letter: { entryId: string; office: AskedOffice; facts: AskedFact[] }) =>
    (await api.offices.letters.$post({ json: letter })).json(),
  onSettled: (_data, _error, _letter, _result, { client }) => client.invalidateQueries(lettersQuery),
});

export const revokeLetterMutation = mutationOptions({
  mutationFn: async (id: string) => (await api.offices.letters[":id"].revoke.$post({ param: { id } })).json(),
  onSettled: (_data, _error, _id, _result, { client }) => client.invalidateQueries(lettersQuery),
});

/** Mails a second link to an address at the office that an answer is from. */
export const askOfficeMutation = mutationOptions({
  mutationFn: async ({ answerId: id, email }: { answerId: string; email: string }) =>
    void (await api.offices.answers[":id"].confirmation.$post({ param: { id }, json: { email } })),
  onSettled: (_data, _error, _asked, _result, { client }) => client.invalidateQueries(lettersQuery),
});

/** What readers paid, newest first. */
export const reportsQuery = queryOptions({
  queryKey: [...KEY, "reports"],
  queryFn: async ({ signal }) => (await (await api.desk.reports.$get({}, { init: { signal } })).json()).reports,
  refetchOnMount: "always",
});
export type Report = InferResponseType<typeof api.desk.reports.$get, 200>["reports"][number];

/** Accepts or refuses what a reader paid. */
export const answerReportMutation = mutationOptions({
  mutationFn: async ({ id, state }: { id: string; state: "accepted" | "refused" }) =>
    (await api.desk.reports[":id"].$post({ param: { id }, json: { state } })).json(),
  onSettled: (_data, _error, _answer, _result, { client }) =>
    client.invalidateQueries({ queryKey: reportsQuery.queryKey }),
});

/** What the watch on the sources found. */
export const watchQuery = queryOptions({
  queryKey: [...KEY, "watch"],
  queryFn: async ({ signal }) => (await api.watch.$get({}, { init: { signal } })).json(),
  refetchOnMount: "always",
});
export type Watch = InferResponseType<typeof api.watch.$get, 200>;

async function refreshChanges(client: QueryClient) {
  await Promise.all([
    client.invalidateQueries({ queryKey: pendingQuery.queryKey }),
    client.invalidateQueries({ queryKey: changesQuery.queryKey }),
  ]);
}
