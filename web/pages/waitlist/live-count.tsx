import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#web/lib/query-client.ts";
import { CountText, FallbackCount } from "./count-text.tsx";
import { waitlistCountQuery } from "./queries.ts";

/** The count from the API; 127 while it is missing or 0. */
export function LiveCount() {
  const { data, isPending } = useQuery(waitlistCountQuery, queryClient);
  return isPending || data ? <CountText count={data ?? null} /> : <FallbackCount />;
}
