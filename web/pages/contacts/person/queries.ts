import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** One person, whole. Personal data leaves memory with the dialog that showed it. */
export function personQuery(personId: string) {
  return queryOptions({
    // Beside the lists' keys, below which are infinite queries only.
    queryKey: ["contacts-person", personId],
    queryFn: async ({ signal }) =>
      (await api.people[":personId"].$get({ param: { personId } }, { init: { signal } })).json(),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && isReplyOnItsWay(state.data.timeline) ? 3000 : false),
  });
}

/** Whether a reply of the last minute is not sent yet: one that waits longer is held by a limit or a fault. */
function isReplyOnItsWay(timeline: readonly { kind: string; createdAt: string; deliveries: { status: string }[] }[]) {
  return timeline.some(
    ({ kind, createdAt, deliveries }) =>
      kind === "reply" &&
      Date.now() - Date.parse(createdAt) < 60_000 &&
      deliveries.some(({ status }) => ["queued", "sending"].includes(status)),
  );
}

export type PersonRecord = Awaited<ReturnType<NonNullable<ReturnType<typeof personQuery>["queryFn"]>>>;

/** One entry of a person's timeline: a sign-up, a calculation or a message. */
export type TimelineEvent = PersonRecord["timeline"][number];
