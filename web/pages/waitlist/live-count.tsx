import { useQuery } from "@tanstack/react-query";
import { WAITLIST_COUNT_FALLBACK } from "#domain/lead.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { CountText } from "./count-text.tsx";
import { waitlistCountQuery } from "./queries.ts";

/** The count from the API; 127 while it is missing or 0. */
export function LiveCount() {
  const { data, isPending } = useQuery(waitlistCountQuery, queryClient);
  return <CountText count={isPending ? null : data || WAITLIST_COUNT_FALLBACK} />;
}
