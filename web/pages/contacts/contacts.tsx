import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { interpolate } from "#web/lib/interpolate.ts";
import { useDialogUrlParam } from "#web/lib/use-url-params.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { toast, type ToastMessage } from "#web/ui/toast.ts";
import { numberText } from "./cells.ts";
import { CONTACTS_TEXTS } from "./copy.ts";
import { Counters } from "./counters.tsx";
import { ListTabs } from "./list-tabs.tsx";
import { EVERYONE_COLUMNS, MESSAGE_COLUMNS, OPT_IN_COLUMNS, SUBMISSION_COLUMNS } from "./people/columns.tsx";
import { useListParams } from "./people/list-params.ts";
import { PeopleList } from "./people/people-list.tsx";
import { everyoneQuery, messagesQuery, optInsQuery, type Person, submissionsQuery } from "./people/queries.ts";
import { PERSON_TEXTS } from "./person/copy.ts";
import { PersonDialog } from "./person/person-dialog.tsx";
import type { PersonRecord } from "./person/queries.ts";
import { replyDraftKey } from "./person/reply-form.tsx";
import { RemoveDialog } from "./person/remove-dialog.tsx";
import { Quarantine } from "./quarantine/quarantine.tsx";
import { refreshContacts } from "./queries.ts";

/** A person has no page besides this one. */
const noOtherPage = () => undefined;

/** /contacts: the counters, three lists of people, and the quarantine. */
export function Contacts({ countries }: { countries: readonly string[] }) {
  const client = useQueryClient();
  const params = useListParams();
  const { openId, open, close } = useDialogUrlParam("person", noOtherPage);
  const [openedName, setOpenedName] = useState<string | null>(null);
  const [removing, setRemoving] = useState<PersonRecord | null>(null);
  const [removedId, setRemovedId] = useState<string>();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const outcomePlace = useRef<HTMLDivElement>(null);
  const [drafts] = useState(() => new Map<string, string>());

  // The focused row or card is gone, so the outcome takes the focus.
  useEffect(() => {
    if (outcome) outcomePlace.current?.focus();
  }, [outcome]);

  // The rows keep one function while the page around them changes.
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  const show = useCallback(({ personId, name }: Person) => {
    setOpenedName(name);
    latestOpen.current(personId);
  }, []);

  function showOutcome(message: ToastMessage & { description: string }) {
    toast(message);
    setOutcome(message.description);
  }

  function announceRemoved({ email, personId }: { email: string; personId: string }) {
    drafts.delete(personId);
    drafts.delete(replyDraftKey(personId));
    setRemovedId(personId);
    setRemoving(null);
    close();
    const { title, description } = PERSON_TEXTS.remove.done;
    showOutcome({ title, description: interpolate(description, { email }) });
  }

  function announceErased(count: number) {
    const { title, description } = CONTACTS_TEXTS.selection.erased;
    showOutcome({ title, description: interpolate(description, { count: numberText(count) }) });
  }

  async function refresh() {
    setIsRefreshing(true);
    await refreshContacts(client);
    setIsRefreshing(false);
  }

  const { list, filters } = params;
  const parts = { params, countries, onRefresh: refresh };
  return (
    <div data-slot="contacts" className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Counters />
        <div className="flex grow items-center justify-between gap-3 sm:justify-end">
          <Badge variant="bare" className="bg-grade-green text-white">
            <span aria-hidden className="size-2 rounded-full bg-white" />
            {CONTACTS_TEXTS.badge}
          </Badge>
          <Button variant="ghost" busy={isRefreshing} onClick={refresh}>
            <RefreshCw aria-hidden className={`size-5 ${isRefreshing ? "motion-safe:animate-spin" : ""}`} />
            {CONTACTS_TEXTS.refresh}
          </Button>
        </div>
      </div>
      <div>
        <div ref={outcomePlace} tabIndex={-1} role="status" data-slot="contacts-outcome">
          {outcome && (
            <OutcomeLine tone="success" className="mb-6 flex">
              {outcome}
            </OutcomeLine>
          )}
        </div>
        <ListTabs shown={list} onShow={params.showList}>
          {list === "opt-ins" && (
            <PeopleList
              key={list}
              {...parts}
              list={list}
              query={optInsQuery(filters)}
              columns={OPT_IN_COLUMNS}
              onOpen={show}
            />
          )}
          {list === "calculator" && (
            <PeopleList
              key={list}
              {...parts}
              list={list}
              query={submissionsQuery(filters)}
              columns={SUBMISSION_COLUMNS}
              onOpen={show}
            />
          )}
          {list === "messages" && (
            <PeopleList
              key={list}
              {...parts}
              list={list}
              query={messagesQuery(filters)}
              columns={MESSAGE_COLUMNS}
              onOpen={show}
            />
          )}
          {list === "people" && (
            <PeopleList
              key={list}
              {...parts}
              list={list}
              query={everyoneQuery(filters)}
              columns={EVERYONE_COLUMNS}
              onOpen={show}
              onErased={announceErased}
              removedId={removedId}
            />
          )}
          {list === "quarantine" && <Quarantine onDone={showOutcome} onRefresh={refresh} />}
        </ListTabs>
      </div>
      <PersonDialog personId={openId} name={openedName} drafts={drafts} onClose={close} onRemove={setRemoving} />
      <RemoveDialog person={removing} onClose={() => setRemoving(null)} onRemoved={announceRemoved} />
    </div>
  );
}
