import type { Desk } from "../use-desk.ts";

/** Everything that can be edited. */
export function ContentList({ desk }: { desk: Desk }) {
  return <p>{Object.keys(desk.files ?? {}).length}</p>;
}
