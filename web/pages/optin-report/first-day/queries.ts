import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { api } from "#web/lib/api.ts";
import { apiFetch } from "#web/lib/api-fetch.ts";

import type { LaunchState } from "./launch-state.ts";

/** What the running site knows of its setup: the test email, the last backup. */
export type Setup = InferResponseType<typeof api.setup.$get>;

export const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: async ({ signal }) => (await api.setup.$get({}, { init: { signal } })).json(),
  refetchOnMount: "always",
});

/** Sends the owner a test email, or notes that the last one has arrived. */
export const testMailMutation = mutationOptions({
  mutationFn: async (step: "send" | "confirm") => {
    const route = api.setup["test-mail"];
    return (await (step === "send" ? route.$post() : route.arrival.$post())).json();
  },
  onSuccess: (setup, _step, _result, { client }) => {
    client.setQueryData(setupQuery.queryKey, setup);
  },
});

/** What the build found in the pages; a file of the site, written by the build (web/site/files.ts). */
export const launchQuery = queryOptions({
  queryKey: ["launch-state"],
  queryFn: async ({ signal }): Promise<LaunchState> => (await apiFetch("/launch-state.json", { signal })).json(),
});
