import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { QUARANTINE_DAYS } from "#domain/owner-lists.ts";
import { describeError } from "#web/lib/api-error.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import type { ToastMessage } from "#web/ui/toast.ts";
import { dateText } from "../cells.ts";
import { QUARANTINE_TEXTS } from "./copy.ts";
import { deletePostMutation, type QuarantinedPost, releasePostMutation } from "./queries.ts";

/** Why a post was quarantined, in words; codes of an outside service are shown as they are, with dashes as spaces. */
function reasonText(reason: string): string {
  return QUARANTINE_TEXTS.reasons[reason] ?? reason.replaceAll("-", " ");
}

/** The posted fields as text; they may be anything, not only what a form would send. */
function parsePostedFields(body: unknown): [name: string, text: string][] {
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]);
}

const TEXTS = QUARANTINE_TEXTS;

const KEPT_FOR_MS = QUARANTINE_DAYS * 24 * 60 * 60 * 1000;

type QuarantinedPostCardProps = {
  post: QuarantinedPost;
  onDone: (message: ToastMessage & { description: string }) => void;
};

/** A quarantined post: its reasons, its fields, and buttons to release or delete it. */
export function QuarantinedPostCard({ post, onDone }: QuarantinedPostCardProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const release = useMutation(releasePostMutation);
  const remove = useMutation(deletePostMutation);
  const contents = parsePostedFields(post.body);
  const who = contents.find(([name]) => name === "email")?.[1] || TEXTS.noAddress;
  const error = release.error ?? remove.error;
  const isBusy = release.isPending || remove.isPending;

  function announce({ title, description }: { title: string; description: string }) {
    onDone({ title, description: interpolate(description, { who }) });
  }

  function releaseIt() {
    remove.reset();
    // Not by the callback of `mutate`, which is not called once the card is gone from the list.
    release
      .mutateAsync(post.id)
      .then(() => announce(TEXTS.released))
      .catch(() => null);
  }

  function deleteIt() {
    if (!isConfirming) {
      setIsConfirming(true);
      return;
    }
    release.reset();
    remove
      .mutateAsync(post.id)
      .then(() => announce(TEXTS.deleted))
      .catch(() => null);
  }

  return (
    <Card data-slot="quarantined" className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-lg leading-snug font-semibold">{who}</h2>
        <Badge>{TEXTS.forms[post.path] ?? post.path}</Badge>
      </div>
      <p className="mt-1 text-[0.9375rem] text-muted">
        <time dateTime={post.createdAt}>{dateText(post.createdAt)}</time>
        {" · "}
        {interpolate(TEXTS.goes, { date: dateText(new Date(Date.parse(post.createdAt) + KEPT_FOR_MS).toISOString()) })}
      </p>
      <p className="mt-4 font-semibold">{TEXTS.reasonsLabel}</p>
      <ul className="list-disc pl-5">
        {post.reasons.map((reason) => (
          <li key={reason}>{reasonText(reason)}</li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
          {TEXTS.contents}
        </summary>
        <dl className="space-y-2 pb-2 text-[0.9375rem]">
          {contents.map(([name, text]) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div role="alert">
        {error && (
          <OutcomeLine tone="failure" className="mt-3 flex">
            {describeError(error)}
          </OutcomeLine>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={releaseIt}>
          {release.isPending ? TEXTS.releasing : TEXTS.release}
        </Button>
        <Button variant="outline" busy={isBusy} onClick={deleteIt} onBlur={() => setIsConfirming(false)}>
          {remove.isPending ? TEXTS.deleting : isConfirming ? TEXTS.deleteSure : TEXTS.delete}
        </Button>
      </div>
    </Card>
  );
}
