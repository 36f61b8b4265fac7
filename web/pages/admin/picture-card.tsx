import { LoaderCircle } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { PicturePicker } from "#web/ui/office/picture-picker.tsx";
import { UploadProgress } from "#web/ui/office/upload-progress.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { PICTURE_CARD, type PictureCardTexts } from "./copy.ts";
import { HeroPreview } from "./hero-preview.tsx";
import type { PictureSource } from "./picture-view.tsx";
import { type Upload, useShownUpload } from "./queries.ts";
import { SharedLinkPreview } from "./shared-link-preview.tsx";
import { type PictureUpload, usePictureUpload } from "./use-picture-upload.ts";

/** The URLs never change, and browsers keep what a page shows: the id makes a changed picture a new one. */
const PICTURE_URLS = { hero: "/media/hero/1280.jpg", social: "/media/social.jpg" };

/** The card of one picture; the two differ in texts and preview. */
export function PictureCard({ texts }: { texts: PictureCardTexts }) {
  const upload = usePictureUpload(texts);
  const shown = useShownUpload(texts.kind);
  const { chosen, isInspecting, sent } = upload;
  // A refused file is no picture: what the site shows stays in view.
  const isPreview = chosen !== null && !chosen.refusal;
  const onSite = shown === undefined ? null : { url: `${PICTURE_URLS[texts.kind]}?of=${shown?.id ?? "built-in"}` };
  const caption = describeShown(isPreview ? chosen.uploadId : undefined, shown);
  const picture: { source: PictureSource; alt: string } = { source: isPreview ? chosen.preview : onSite, alt: caption };
  const hasNoPreview = isPreview && !chosen.preview;

  return (
    <Card data-slot="picture-card">
      <CardContent className="space-y-6">
        <div>
          <h2 className="font-serif text-2xl leading-tight font-semibold">{texts.title}</h2>
          <p className="mt-2 text-muted">{texts.intro}</p>
        </div>
        <PicturePicker
          label={texts.label}
          hint={`${texts.hint}.`}
          error={upload.refusal}
          chosen={chosen}
          disabled={sent !== null}
          input={upload.input}
          onChoose={(file) => void upload.choose(file)}
        />
        <div data-slot="picture-preview" className="space-y-3">
          <p className="font-semibold">{caption}</p>
          {hasNoPreview && <p className="rounded-md bg-tint px-4 py-3">{PICTURE_CARD.unseen}</p>}
          {!hasNoPreview && texts.kind === "hero" && <HeroPreview {...picture} />}
          {!hasNoPreview && texts.kind === "social" && <SharedLinkPreview {...picture} />}
          {isPreview && isLowResolution(chosen.size, texts.sharpFrom) && (
            <p className="text-sm text-muted">{PICTURE_CARD.soft}</p>
          )}
        </div>
        {chosen && (
          <Button size="large" onClick={upload.upload} busy={isInspecting || sent !== null} className="w-full">
            {sent === null ? (
              texts.button
            ) : (
              <>
                <LoaderCircle aria-hidden className="size-5 animate-spin" />
                {PICTURE_CARD.uploading}
              </>
            )}
          </Button>
        )}
        {chosen && sent !== null && <UploadProgress sent={sent} bytes={chosen.file.size} onCancel={upload.cancel} />}
        <Outcome outcome={upload.outcome} />
      </CardContent>
    </Card>
  );
}

function Outcome({ outcome }: Pick<PictureUpload, "outcome">) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {outcome &&
        (outcome.tone === "neutral" ? (
          <p className="text-muted">{outcome.text}</p>
        ) : (
          <OutcomeLine tone={outcome.tone}>{outcome.text}</OutcomeLine>
        ))}
    </div>
  );
}

/** @param uploadId of the picture in view if it was chosen here: null before it is sent, undefined if none was chosen */
function describeShown(uploadId: string | null | undefined, shown: Upload | null | undefined): string {
  if (uploadId === null || (uploadId !== undefined && shown?.id !== uploadId)) return PICTURE_CARD.preview;
  return `${PICTURE_CARD.shown}: ${shown?.fileName ?? PICTURE_CARD.builtIn}`;
}

function isLowResolution(size: { width: number; height: number } | null, sharp: { width: number; height: number }) {
  return size !== null && (size.width < sharp.width || size.height < sharp.height);
}
