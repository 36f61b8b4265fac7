import { Button } from "#web/ui/button.tsx";
import { fileSize } from "./picture-facts.ts";
import { PICTURE_TEXTS } from "./picture-texts.ts";

type UploadProgressProps = { sent: number; bytes: number; onCancel: () => void };

/** How far an upload is. What has arrived whole cannot be canceled any more: the site may have changed already. */
export function UploadProgress({ sent, bytes, onCancel }: UploadProgressProps) {
  const percent = Math.floor(sent * 100);
  const isSent = sent === 1;
  return (
    <div data-slot="upload-progress" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-56">
        <progress
          aria-label={PICTURE_TEXTS.progressLabel}
          value={percent}
          max={100}
          className="block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
        />
        <p className="mt-1.5 text-sm text-muted">{isSent ? PICTURE_TEXTS.sent : `${percent}% of ${fileSize(bytes)}`}</p>
      </div>
      <Button variant="outline" onClick={onCancel} busy={isSent}>
        {PICTURE_TEXTS.cancel}
      </Button>
    </div>
  );
}
