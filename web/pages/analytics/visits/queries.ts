import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { api } from "#web/lib/api.ts";

export type Visits = InferResponseType<typeof api.visits.$get>;

export const visitsQuery = queryOptions({
  queryKey: ["visits"],
  queryFn: async ({ signal }) => (await api.visits.$get({}, { init: { signal } })).json(),
  refetchOnMount: "always",
});
