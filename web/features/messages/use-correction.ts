import { type RefObject, useEffect } from "react";
import { CORRECTION_PARAM, type InquiryType } from "#domain/message.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";

export type CorrectionTexts = { type: string; subject: string; message: string };

/** The kind of message that tells of a change. */
export const CORRECTION: InquiryType = "correction";

/**
 * Fills in what the link of a guide's section says: the kind, the section in the subject, and what to tell. What the
 * reader typed stays.
 * @returns whether the page was opened for a correction
 */
export function useCorrection(form: RefObject<HTMLFormElement | null>, texts: CorrectionTexts | undefined): boolean {
  const [params] = useUrlParams();
  const section = params.get(CORRECTION_PARAM) ?? "";
  const isCorrection = texts !== undefined && /^[a-z-]{3,80}$/.test(section);

  useEffect(() => {
    if (!isCorrection) return;
    const values = {
      inquiryType: CORRECTION,
      subject: interpolate(texts.subject, { section }),
      message: texts.message,
    };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null | undefined;
      if (field && field.value === "") field.value = value;
    }
  }, [form, isCorrection, section, texts]);

  return isCorrection;
}
