import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RefreshCw, Upload } from "lucide-react";
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { interpolate } from "#web/lib/interpolate.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { Tabs } from "#web/ui/office/tabs.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { withThousands } from "#domain/thousands.ts";
import { CONTACTS_TEXTS } from "./copy.ts";
import { Counters } from "./counters.tsx";
import {
  EVERYONE_COLUMNS,
  MESSAGE_COLUMNS,
  OPT_IN_COLUMNS,
  PLAN_COLUMNS,
  SUBMISSION_COLUMNS,
} from "./people/columns.tsx";
import {
  contactsPath,
  isOpenedFromList,
  LIST_NAMES,
  type ListName,
  type ListParamsState,
  useListParams,
} from "./people/list-params.ts";
import { PeopleList } from "./people/people-list.tsx";
import { everyoneQuery, messagesQuery, optInsQuery, plansQuery, submissionsQuery } from "./people/queries.ts";
import { PERSON_TEXTS } from "./person/copy.ts";
import { PersonDialog } from "./person/person-dialog.tsx";
import type { PersonRecord } from "./person/queries.ts";
import { RemoveDialog } from "./person/remove-dialog.tsx";
import type { Done } from "./quarantine/quarantined-post.tsx";
import { Quarantine } from "./quarantine/quarantine.tsx";
import { refreshContacts } from "./queries.ts";
import { toSentence } from "#web/ui/toast-message.ts";
import { toast } from "#web/ui/toast.ts";

/** Loaded when it is opened, which is seldom. */
const Imports = lazy(async () => ({ default: (await import("./imports/imports.tsx")).Imports }));

/** /contacts: the counters, the lists of people, everyone, the quarantine and the imports; a person is shown over their list. */
export function ContactsPage() {
  const client = useQueryClient();
  const params = useListParams();
  const closePerson = useClosePerson(params.list);
  const [removing, setRemoving] = useState<PersonRecord | null>(null);
  const [removedId, setRemovedId] = useState<string>();
  const { mutate: refresh, isPending: isRefreshing } = useMutation({ mutationFn: () => refreshContacts(client) });
  const [outcome, setOutcome] = useState<string | null>(null);
  const outcomePlace = useRef<HTMLDivElement>(null);

  // The focused row or card is gone, so the outcome takes the focus.
  useEffect(() => {
    if (outcome) outcomePlace.current?.focus();
  }, [outcome]);

  function showOutcome(done: Done) {
    toast(done);
    setOutcome(toSentence(done));
  }

  function announceRemoved({ email, personId }: { email: string; personId: string }) {
    setRemovedId(personId);
    setRemoving(null);
    closePerson();
    const { title, description } = PERSON_TEXTS.remove.done;
    showOutcome({ title, description: interpolate(description, { email }) });
  }

  function announceErased(count: number) {
    const { title, description } = CONTACTS_TEXTS.selection.erased;
    showOutcome({ title, description: interpolate(description, { count: withThousands(count) }) });
  }

  const { list } = params;
  const parts = { params, onRefresh: () => refresh(), onErased: announceErased, removedId, onDone: showOutcome };
  return (
    <div data-slot="contacts" className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Counters />
        <div className="flex grow items-center justify-between gap-3 sm:justify-end">
          <Badge className="bg-grade-green text-white">
            <span aria-hidden className="size-2 rounded-full bg-white" />
            {CONTACTS_TEXTS.badge}
          </Badge>
          {list !== "imports" && (
            <Link
              to={contactsPath("imports")}
              className={buttonVariants({ variant: "outline", className: "max-sm:hidden" })}
            >
              <Upload aria-hidden className="size-5" />
              {CONTACTS_TEXTS.import}
            </Link>
          )}
          <Button variant="ghost" busy={isRefreshing} onClick={() => refresh()}>
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
        <Tabs
          label={CONTACTS_TEXTS.lists.label}
          names={LIST_NAMES}
          nameOf={(name) => CONTACTS_TEXTS.lists[name].tab}
          shown={list}
          onShow={params.showList}
        >
          <Fragment key={list}>{LISTS[list](parts)}</Fragment>
        </Tabs>
      </div>
      <PersonDialog personId={params.personId} onClose={closePerson} onRemove={setRemoving} />
      <RemoveDialog person={removing} onClose={() => setRemoving(null)} onRemoved={announceRemoved} />
    </div>
  );
}

/** What a list may need of the page. */
type Parts = {
  params: ListParamsState;
  onRefresh: () => void;
  onErased: (count: number) => void;
  removedId: string | undefined;
  onDone: (done: Done) => void;
};

const LISTS: Readonly<Record<ListName, (parts: Parts) => ReactNode>> = {
  "opt-ins": (parts) => <PeopleList {...parts} list="opt-ins" query={optInsQuery} columns={OPT_IN_COLUMNS} />,
  calculator: (parts) => (
    <PeopleList {...parts} list="calculator" query={submissionsQuery} columns={SUBMISSION_COLUMNS} />
  ),
  plans: (parts) => <PeopleList {...parts} list="plans" query={plansQuery} columns={PLAN_COLUMNS} />,
  messages: (parts) => <PeopleList {...parts} list="messages" query={messagesQuery} columns={MESSAGE_COLUMNS} />,
  people: (parts) => <PeopleList {...parts} list="people" query={everyoneQuery} columns={EVERYONE_COLUMNS} />,
  quarantine: (parts) => <Quarantine {...parts} />,
  imports: () => (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <Imports />
    </Suspense>
  ),
};

/** Leads from a person back to the list: over the entry of the history that opened them, so that Back never meets them twice. */
function useClosePerson(list: ListName) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (isOpenedFromList(state)) void navigate(-1);
    else void navigate({ pathname: contactsPath(list), search }, { replace: true, preventScrollReset: true });
  };
}
