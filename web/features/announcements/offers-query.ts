import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Announcements that the site proposes, such as one about facts that have changed. */
export const offersQuery = queryOptions({
  queryKey: ["announcement-offers"],
  queryFn: async ({ signal }) => (await (await api.announcements.offers.$get({}, { init: { signal } })).json()).offers,
  refetchOnMount: "always",
});
