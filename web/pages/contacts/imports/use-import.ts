import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import {
  IMPORT_LIMITS,
  IMPORT_OUTCOMES,
  type ImportCounts,
  type ImportOutcome,
  type ImportRow,
  STORED_OUTCOMES,
} from "#domain/contact-import.ts";
import { normalizeEmail } from "#domain/email.ts";
import { api } from "#web/lib/api.ts";
import { reportSessionEnd } from "#web/lib/session-end.ts";
import { sendInParts } from "../people/send-in-parts.ts";
import { refreshContacts } from "../queries.ts";
import { useStayWhile } from "../use-stay-while.ts";
import type { FileContact } from "./mapping.ts";

/** What the owner says about the list. */
type ImportDetails = { fileName: string; origin: string; consentText: string; consentDay: string };

type RowOutcome = { row: number; outcome: ImportOutcome; reason: string | null };

/** What would become of a file. */
export type Checked = {
  details: ImportDetails;
  /** Made once, so that a beginning that is repeated begins nothing anew. */
  entryId: string;
  counts: ImportCounts;
  /** The rows that are stored, in order. */
  stored: readonly ImportRow[];
  /** Those that are not, in order. */
  leftOut: readonly RowOutcome[];
};

type Run = { step: "check" | "store"; done: number; total: number };

/**
 * Checks a file and imports it, as many requests as it takes. What fails is continued from where it stopped: a request that
 * is repeated stores nothing twice.
 */
export function useImport() {
  const client = useQueryClient();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [run, setRun] = useState<Run | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isDone, setIsDone] = useState(false);
  /** How many of the rows are stored. */
  const [sent, setSent] = useState(0);
  const stopper = useRef(new AbortController());
  useStayWhile(run !== null);
  useEffect(() => {
    const controller = new AbortController();
    stopper.current = controller;
    return () => controller.abort();
  }, []);

  function watch(step: Run["step"], total: number, before = 0) {
    setError(null);
    setRun({ step, done: before, total });
    const onProgress = (done: number) => setRun({ step, done: before + done, total });
    return { signal: stopper.current.signal, size: IMPORT_LIMITS.batch, onProgress };
  }

  function end(failure: unknown) {
    reportSessionEnd(failure);
    setRun(null);
    setError(failure ?? null);
  }

  async function check(contacts: readonly FileContact[], details: ImportDetails) {
    const answers: RowOutcome[] = [];
    const { consentDay } = details;
    const asked = contacts.filter(({ isUnconfirmed }) => !isUnconfirmed).map(toRow);
    const ended = await sendInParts(
      asked,
      async (rows) => {
        const json = { consentDay, rows };
        answers.push(...(await (await api.imports.check.$post({ json })).json()).rows);
      },
      watch("check", asked.length),
    );
    end(ended.error);
    if (ended.rest.length === 0) setChecked(toChecked(details, contacts, answers));
  }

  async function store({ entryId, details, counts, stored }: Checked) {
    const watched = watch("store", stored.length, sent);
    try {
      const json = { entryId, ...details, counts };
      const { id } = await (await api.imports.$post({ json })).json();
      const { done, error: failure } = await sendInParts(
        stored.slice(sent),
        (part, start) => api.imports[":id"].rows.$post({ param: { id }, json: { start: sent + start, rows: part } }),
        watched,
      );
      setSent(sent + done);
      if (failure) throw failure;
      setIsDone(sent + done === stored.length);
      end(null);
    } catch (failure) {
      end(failure);
    }
    await refreshContacts(client);
  }

  return {
    checked,
    run,
    error,
    isDone,
    /** Whether a part of the file is stored and the rest is not. */
    isBroken: !isDone && run === null && sent > 0,
    check,
    store,
    /** What was checked is not what would be imported any more. */
    forget() {
      setChecked(null);
      setError(null);
      setIsDone(false);
      setSent(0);
    },
  };
}

function toRow({ isUnconfirmed: _isUnconfirmed, ...row }: FileContact): ImportRow {
  return row;
}

/**
 * Puts together what the requests answered. Of rows with the same email the first that can be stored counts, as unsubscribed
 * where any of them says so.
 */
export function toChecked(
  details: ImportDetails,
  contacts: readonly FileContact[],
  answered: readonly RowOutcome[],
): Checked {
  const answers = new Map(answered.map((answer) => [answer.row, answer]));
  const outcomeOf = ({ row, isUnconfirmed }: FileContact): RowOutcome =>
    isUnconfirmed ? { row, outcome: "unconfirmed", reason: null } : answers.get(row)!;
  const emailsOf = (fits: (contact: FileContact) => boolean) =>
    new Set(contacts.filter(fits).map(({ email }) => normalizeEmail(email)));
  const storable = emailsOf((contact) => STORED_OUTCOMES.includes(outcomeOf(contact).outcome));
  const stopped = emailsOf(({ isUnsubscribed }) => isUnsubscribed);
  const counts = Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, 0])) as ImportCounts;
  const emails = new Set<string>();
  const stored: ImportRow[] = [];
  const leftOut: RowOutcome[] = [];
  for (const contact of contacts) {
    const answer = outcomeOf(contact);
    const email = normalizeEmail(contact.email);
    const isStored = STORED_OUTCOMES.includes(answer.outcome);
    const isUnsubscribed = stopped.has(email);
    if (isStored && !emails.has(email)) {
      emails.add(email);
      stored.push({ ...toRow(contact), isUnsubscribed });
      counts[isUnsubscribed ? "unsubscribed" : answer.outcome] += 1;
      continue;
    }
    const isDuplicate = isStored || (contact.isUnconfirmed && storable.has(email));
    const outcome = isDuplicate ? "duplicate" : answer.outcome;
    counts[outcome] += 1;
    leftOut.push({ ...answer, outcome });
  }
  return { details, entryId: uuidv7(), counts, stored, leftOut };
}
