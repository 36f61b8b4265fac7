import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { api } from "#web/lib/api.ts";

export type SiteStatus = InferResponseType<typeof api.status.$get>;

/** The form service, the last backup, and how many deliveries are queued. */
export const statusQuery = queryOptions({
  queryKey: ["status"],
  queryFn: async ({ signal }) => (await api.status.$get({}, { init: { signal } })).json(),
  refetchOnMount: "always",
});
