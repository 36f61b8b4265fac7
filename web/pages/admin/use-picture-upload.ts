import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toast } from "sonner";
import { ApiError } from "#web/lib/api-error.ts";
import { PICTURE_CARD, type PictureCardTexts } from "./copy.ts";
import { type InspectedPicture, inspectPicture } from "./inspect-picture.ts";
import { picturesQuery } from "./queries.ts";
import { sendPicture } from "./send-picture.ts";

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
  const newest = useRef<File>(null);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  /** While a newly chosen file is decoded, seconds for a large photo on a phone, `chosen` is the one before. */
  const [isInspecting, setIsInspecting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: (file: File) => sendPicture(texts, file),
    onSuccess(uploadId) {
      setChosen((current) => current && { ...current, uploadId });
      toast.success(PICTURE_CARD.successTitle, { description: texts.success });
      return client.invalidateQueries(picturesQuery(texts.kind));
    },
    onError: (error) => fail(error instanceof ApiError ? error.sentence : PICTURE_CARD.unreachable),
  });

  async function choose(file: File) {
    newest.current = file;
    setIsInspecting(true);
    const looked = await inspectPicture(file);
    // Another file may have been chosen while this one was decoded.
    if (newest.current !== file) return;
    setIsInspecting(false);
    setChosen({ ...looked, file, uploadId: null });
    setRefusal(looked.refusal);
    reset();
  }

  function upload() {
    if (!chosen || isInspecting || isPending) return;
    setRefusal(null);
    if (chosen.refusal) fail(chosen.refusal);
    else mutate(chosen.file);
  }

  function fail(reason: string) {
    setRefusal(reason);
    toast.error(PICTURE_CARD.failureTitle, { description: texts.failure });
    input.current?.focus();
  }

  return { input, chosen, isInspecting, refusal, isSending: isPending, isSent: isSuccess, choose, upload };
}
