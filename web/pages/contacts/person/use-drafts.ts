import { type QueryClient, useQueryClient } from "@tanstack/react-query";

const KEY = "contacts-draft";

/** What was typed about a person and is not stored yet: a note, a reply. */
type DraftKind = "note" | "reply";

/** A person's drafts. They outlive the dialog and the page, and go with the cache when the owner signs out. */
export function useDrafts(personId: string) {
  const client = useQueryClient();
  const keyOf = (kind: DraftKind) => [KEY, personId, kind];
  return {
    read: (kind: DraftKind) => client.getQueryData<string>(keyOf(kind)),
    write(kind: DraftKind, text: string) {
      client.setQueryDefaults([KEY], { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(keyOf(kind), text);
    },
    forget: (kind: DraftKind) => client.removeQueries({ queryKey: keyOf(kind) }),
  };
}

/** Forgets the drafts of somebody who is removed. */
export function forgetDrafts(client: QueryClient, personId: string) {
  client.removeQueries({ queryKey: [KEY, personId] });
}
