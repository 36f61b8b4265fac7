import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toSentence } from "#web/ui/toast-message.ts";
import { toast } from "#web/ui/toast.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { reportSessionEnd } from "#web/lib/session-end.ts";
import { type InspectedPicture, inspectPicture } from "#web/ui/office/inspect-picture.ts";
import { sendPicture } from "#web/ui/office/send-picture.ts";
import type { OutcomeTone } from "#web/ui/outcome-line.tsx";
import { PICTURE_CARD, type PictureCardTexts } from "./copy.ts";
import { picturesQuery } from "./queries.ts";

/** A file that the owner has picked, and what was found when looking at it. */
type ChosenPicture = InspectedPicture & { file: File; uploadId: string | null };

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/**
 * The upload of one picture: no file, file selected, uploading, then success or failure. The file stays selected after
 * either. What is refused before sending is reported at once, and again when the button is pressed. The button waits
 * while a file is decoded: nothing is sent before its preview.
 */
export function usePictureUpload(texts: PictureCardTexts) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const canceling = useRef<AbortController>(null);
  const newest = useRef<File>(null);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  /** While a newly chosen file is decoded, seconds for a large photo on a phone, `chosen` is the one before. */
  const [isInspecting, setIsInspecting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** How much has been sent, from 0 to 1; null while nothing is under way. */
  const [sent, setSent] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<{ tone: OutcomeTone | "neutral"; text: string } | null>(null);

  async function choose(file: File) {
    newest.current = file;
    setIsInspecting(true);
    const looked = await inspectPicture(file);
    // Another file may have been chosen while this one was decoded.
    if (newest.current !== file) return;
    setIsInspecting(false);
    setChosen({ ...looked, file, uploadId: null });
    setRefusal(looked.refusal);
    setOutcome(null);
  }

  async function upload() {
    if (!chosen || isInspecting || sent !== null) return;
    if (chosen.refusal) return fail(chosen.refusal);
    const { file } = chosen;
    const controller = new AbortController();
    canceling.current = controller;
    setRefusal(null);
    setOutcome(null);
    setSent(0);
    try {
      const { path, field } = texts;
      const { id: uploadId } = await sendPicture({ path, field, file, signal: controller.signal, onProgress: setSent });
      setChosen((current) => current && { ...current, uploadId });
      const done = { title: PICTURE_CARD.successTitle, description: texts.success };
      setOutcome({ tone: "success", text: toSentence(done) });
      toast(done);
      // The upload itself has succeeded; the list shows its own error if it cannot be read.
      await client.invalidateQueries(picturesQuery(texts.kind)).catch(() => null);
    } catch (error) {
      if (controller.signal.aborted) setOutcome({ tone: "neutral", text: PICTURE_CARD.canceled });
      else {
        reportSessionEnd(error);
        fail(error instanceof ApiError ? error.sentence : PICTURE_CARD.unreachable);
      }
    } finally {
      setSent(null);
    }
  }

  function fail(reason: string) {
    const failure = { title: PICTURE_CARD.failureTitle, description: texts.failure, variant: "destructive" } as const;
    setRefusal(`${toSentence(failure)} ${reason}`);
    toast(failure);
    input.current?.focus();
  }

  function cancel() {
    canceling.current?.abort();
  }

  return { input, chosen, isInspecting, refusal, sent, outcome, choose, upload, cancel };
}
