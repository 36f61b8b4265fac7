import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import type { AnnouncementFields, Segment } from "#domain/announcement.ts";
import { api } from "#web/lib/api.ts";

const KEY = ["announcements"];

/** Browsers send no more than 64 kB for a page that is being left. */
const KEPT_ALIVE_CHARACTERS = 15_000;

/** While it is being sent, how often the page asks how far it has come, in milliseconds. */
const POLL_MS = 15_000;

export type Announcement = InferResponseType<(typeof api.announcements)[":id"]["$get"], 200>;
export type ListedAnnouncement = InferResponseType<typeof api.announcements.$get, 200>["data"][number];

/** All announcements, newest first, page by page. */
export const announcementsQuery = infiniteQueryOptions({
  queryKey: [...KEY, "list"],
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === null ? {} : { cursor: pageParam };
    return (await api.announcements.$get({ query }, { init: { signal } })).json();
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchOnMount: "always",
});

export function announcementQuery(id: string) {
  return queryOptions({
    queryKey: [...KEY, "one", id],
    queryFn: async ({ signal }) =>
      (await api.announcements[":id"].$get({ param: { id } }, { init: { signal } })).json(),
    // A draft is what this page says it is; only what is under way changes by itself.
    refetchInterval: ({ state }) =>
      state.data?.status === "sending" || state.data?.status === "scheduled" ? POLL_MS : false,
    refetchOnMount: "always",
  });
}

/** The email as its readers get it, by the Worker that sends it. */
export function previewQuery(content: Pick<AnnouncementFields, "subject" | "text">) {
  return queryOptions({
    queryKey: [...KEY, "preview", content],
    queryFn: async ({ signal }) =>
      (await api.announcements.preview.$post({ json: content }, { init: { signal } })).json(),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** How many people a segment has at this moment. */
export function reachQuery(segment: Segment) {
  return queryOptions({
    queryKey: [...KEY, "reach", segment],
    queryFn: async ({ signal }) =>
      (await api.announcements.reach.$post({ json: { segment } }, { init: { signal } })).json(),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    gcTime: 0,
  });
}

/** Makes a draft; with the same `entryId` again, the same one (decision: send-once). */
export const createMutation = mutationOptions({
  mutationFn: async (draft: AnnouncementFields & { entryId: string }) =>
    (await api.announcements.$post({ json: draft })).json(),
  onSuccess: (announcement, _variables, _result, { client }) => keep(client, announcement),
});

/** Stores what was typed, also while the page is being left. */
export const saveMutation = mutationOptions({
  mutationFn: async ({ id, fields, updatedAt }: { id: string; fields: AnnouncementFields; updatedAt: string }) => {
    const init = { keepalive: fields.text.length < KEPT_ALIVE_CHARACTERS };
    return (await api.announcements[":id"].$patch({ param: { id }, json: { ...fields, updatedAt } }, { init })).json();
  },
  onSuccess: (announcement, _variables, _result, { client }) => keep(client, announcement),
});

export const deleteMutation = mutationOptions({
  mutationFn: async (id: string) => {
    await api.announcements[":id"].$delete({ param: { id } });
  },
  // What the cache holds of it stays until its page is left: without it, that page would ask for what is gone.
  onSuccess: (_data, _id, _result, { client }) => void client.invalidateQueries(announcementsQuery),
});

/** A draft that goes out; `save` stores what was typed, because that is what is sent, and gives the version that is stored. */
type Outgoing = { id: string; save: () => Promise<string> };

export const testMutation = mutationOptions({
  mutationFn: async ({ id, save }: Outgoing) => {
    await save();
    return (await api.announcements[":id"].test.$post({ param: { id } })).json();
  },
});

/** Begins to send, or schedules for an ISO time. */
export const sendMutation = mutationOptions({
  mutationFn: async ({ id, save, sendAt }: Outgoing & { sendAt: string | null }) => {
    const updatedAt = await save();
    return (await api.announcements[":id"].send.$post({ param: { id }, json: { sendAt, updatedAt } })).json();
  },
  onSuccess: (announcement, _variables, _result, { client }) => keep(client, announcement),
});

export type Step = "pause" | "resume" | "cancel";

export const stepMutation = mutationOptions({
  mutationFn: async ({ id, step }: { id: string; step: Step }) =>
    (await api.announcements[":id"][step].$post({ param: { id } })).json(),
  onSuccess: (announcement, _variables, _result, { client }) => keep(client, announcement),
});

function keep(client: QueryClient, announcement: Announcement) {
  client.setQueryData(announcementQuery(announcement.id).queryKey, announcement);
  void client.invalidateQueries(announcementsQuery);
}
