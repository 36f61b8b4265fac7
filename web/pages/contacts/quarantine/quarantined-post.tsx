import { useMutation } from "@tanstack/react-query";
import { QUARANTINE_DAYS } from "#domain/owner-lists.ts";
import { FORM_LABELS } from "#web/lib/form-labels.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { Card } from "#web/ui/card.tsx";
import { RowCheckbox } from "#web/ui/office/checkbox.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { ageText, dateText } from "../cells.ts";
import { QUARANTINE_TEXTS } from "./copy.ts";
import { postedFields, previewText, senderOf } from "./posted-fields.ts";
import { type QuarantinedPost, releasePostMutation } from "./queries.ts";

/** Why a post was quarantined, in words; codes of an outside service are shown as they are, with dashes as spaces. */
function reasonText(reason: string): string {
  return QUARANTINE_TEXTS.reasons[reason] ?? reason.replaceAll("-", " ");
}

const TEXTS = QUARANTINE_TEXTS;

const KEPT_FOR_MS = QUARANTINE_DAYS * 24 * 60 * 60 * 1000;

/** Something that was done: a toast says so, and a line that stays. */
export type Done = { title: string; description: string };

type QuarantinedPostCardProps = {
  post: QuarantinedPost;
  isSelected: boolean;
  onToggle: () => void;
  onDelete: () => void;
  onReleased: (done: Done) => void;
};

/** A quarantined post: who sent what, why it is here, and buttons to release or delete it. */
export function QuarantinedPostCard({ post, isSelected, onToggle, onDelete, onReleased }: QuarantinedPostCardProps) {
  const release = useMutation(releasePostMutation);
  const fields = postedFields(post.body);
  const who = senderOf(fields) || TEXTS.noAddress;
  const preview = previewText(fields);

  function releaseIt() {
    const { title, description } = TEXTS.released;
    // Not by the callback of `mutate`, which is not called once the card is gone from the list.
    release
      .mutateAsync(post.id)
      .then(() => onReleased({ title, description: interpolate(description, { who }) }))
      .catch(() => null);
  }

  return (
    <Card data-slot="quarantined" className="flex gap-3 p-4">
      <RowCheckbox checked={isSelected} aria-label={interpolate(TEXTS.select, { who })} onChange={onToggle} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="leading-snug font-semibold">{who}</h2>
          <Badge>{FORM_LABELS[post.path] ?? post.path}</Badge>
          <time dateTime={post.createdAt} className="ml-auto text-sm text-muted">
            {ageText(post.createdAt)}
          </time>
        </div>
        <p className="mt-1 text-sm text-muted">{post.reasons.map(reasonText).join(" · ")}</p>
        {preview && <p className="mt-1 line-clamp-2 text-sm">{preview}</p>}
        <Disclosure className="mt-2" summary={TEXTS.contents}>
          <dl className="space-y-2 pb-2 text-sm">
            {fields.map(([name, text]) => (
              <div key={name}>
                <dt className="text-muted">{name}</dt>
                <dd className="whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="pb-2 text-sm text-muted">{describeTimes(post.createdAt)}</p>
        </Disclosure>
        <Failure error={release.error} className="mb-3" />
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" busy={release.isPending} onClick={releaseIt}>
            {release.isPending ? TEXTS.releasing : TEXTS.release}
            <span className="sr-only">: {who}</span>
          </Button>
          <Button variant="ghost" busy={release.isPending} onClick={onDelete}>
            {TEXTS.delete}
            <span className="sr-only">: {who}</span>
          </Button>
        </div>
      </div>
    </Card>
  );
}

function describeTimes(createdAt: string): string {
  const end = new Date(Date.parse(createdAt) + KEPT_FOR_MS).toISOString();
  return interpolate(TEXTS.times, { sent: dateText(createdAt), end: dateText(end) });
}
