import { X } from "lucide-react";
import { useState } from "react";
import { ARTICLE_WIDTHS, articlePictureUrl } from "#domain/picture.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { isMap } from "#web/content/desk-rows.ts";
import { reportSessionEnd } from "#web/lib/session-end.ts";
import { Button } from "#web/ui/button.tsx";
import { inspectPicture } from "#web/ui/office/inspect-picture.ts";
import { PicturePicker } from "#web/ui/office/picture-picker.tsx";
import { sendPicture } from "#web/ui/office/send-picture.ts";
import { UploadProgress } from "#web/ui/office/upload-progress.tsx";
import { FIELD_TEXTS } from "./copy.ts";
import { FieldGroup } from "./group.tsx";
import { type ControlProps, LineField } from "./simple.tsx";

const TEXTS = FIELD_TEXTS.photo;
const ENDPOINT = { path: "/api/admin/upload-article-picture", field: "articleImage" };

type Sending = { file: File; share: number; canceling: AbortController };

/** A picture of one's own: it is uploaded once it is chosen, and shows when the change that names it is published. */
export function PhotoField({ value, onChange, ...field }: ControlProps) {
  const photo = isMap(value) ? value : null;
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function choose(file: File) {
    setFailure(null);
    const canceling = new AbortController();
    setSending({ file, share: 0, canceling });
    try {
      const { refusal } = await inspectPicture(file);
      if (refusal) return setFailure(refusal);
      const onProgress = (share: number) => setSending({ file, share, canceling });
      const { id, width, height } = await sendPicture({ ...ENDPOINT, file, signal: canceling.signal, onProgress });
      onChange({ upload: id, width, height, alt: "" });
    } catch (error) {
      if (canceling.signal.aborted) return setFailure(TEXTS.canceled);
      reportSessionEnd(error);
      setFailure(error instanceof ApiError ? error.sentence : TEXTS.unreachable);
    } finally {
      setSending(null);
    }
  }

  return (
    <FieldGroup {...field}>
      {photo && !sending && (
        <>
          <img
            src={articlePictureUrl(String(photo.upload), ARTICLE_WIDTHS[0], "jpg")}
            alt={TEXTS.preview}
            className="max-h-60 w-full rounded-md border border-line object-cover sm:w-96"
          />
          {Number(photo.width) < ARTICLE_WIDTHS.at(-1)! && <p className="text-sm text-muted">{TEXTS.small}</p>}
          <LineField label={TEXTS.alt} value={photo.alt} onChange={(next) => onChange({ ...photo, alt: next ?? "" })} />
        </>
      )}
      <PicturePicker
        label={photo ? TEXTS.other : TEXTS.choose}
        hint={TEXTS.hint}
        error={failure}
        chosen={sending && { file: sending.file, size: null }}
        disabled={sending !== null}
        onChoose={(file) => void choose(file)}
      />
      {sending && (
        <UploadProgress sent={sending.share} bytes={sending.file.size} onCancel={() => sending.canceling.abort()} />
      )}
      {photo && (
        <Button variant="ghost" onClick={() => onChange(undefined)}>
          <X aria-hidden className="size-5" />
          {TEXTS.remove}
        </Button>
      )}
    </FieldGroup>
  );
}
