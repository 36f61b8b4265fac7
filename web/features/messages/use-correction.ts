import { type RefObject, useEffect, useRef, useState } from "react";
import { CORRECTION_PARAM, type InquiryType } from "#domain/message.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";
import { type FactRow, loadFactRows } from "./fact-rows.ts";

export type CorrectionTexts = {
  type: string;
  subject: string;
  message: string;
  /** The choice of the row, and that it is left open. */
  rowLabel: string;
  noRow: string;
  /** What the message says of the row, before what the reader tells. */
  row: string;
};

/** The kind of message that tells of a change. */
export const CORRECTION: InquiryType = "correction";

type Correction = {
  /** What the page was opened to correct: the section, or the row that was chosen; null where it was not. */
  about: string | null;
  /** The rows of the section; none where they cannot be had. */
  rows: readonly FactRow[];
  /** Names a row in subject and message, or without one the section alone. */
  chooseRow: (chosen: FactRow | undefined) => void;
};

/**
 * Fills in what the link of a guide's section says: the kind, the section in the subject, and what to tell; then the row
 * that the reader picks. What the reader typed stays.
 */
export function useCorrection(form: RefObject<HTMLFormElement | null>, texts: CorrectionTexts | undefined): Correction {
  const [params] = useUrlParams();
  const section = params.get(CORRECTION_PARAM) ?? "";
  const isCorrection = texts !== undefined && /^[a-z-]{3,80}$/.test(section);
  const [chosenId, setChosenId] = useState<string>();
  const [rows, setRows] = useState<readonly FactRow[]>([]);
  /** What the subject and the beginning of the message were last filled in with. */
  const filled = useRef({ subject: "", row: "" });

  useEffect(() => {
    if (!isCorrection) return;
    const subject = interpolate(texts.subject, { about: section });
    for (const [name, value] of Object.entries({ inquiryType: CORRECTION, subject, message: texts.message })) {
      const field = fieldOf(form, name);
      if (field && field.value === "") field.value = value;
    }
    filled.current = { subject, row: "" };
    let isCurrent = true;
    loadFactRows(section).then(
      (loaded) => isCurrent && setRows(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [form, isCorrection, section, texts]);

  function chooseRow(chosen: FactRow | undefined) {
    if (!isCorrection) return;
    const before = filled.current;
    setChosenId(chosen?.id);
    const subject = interpolate(texts.subject, { about: chosen?.id ?? section });
    const row = chosen ? interpolate(texts.row, chosen) : "";
    filled.current = { subject, row };
    const [subjectField, messageField] = [fieldOf(form, "subject"), fieldOf(form, "message")];
    if (subjectField?.value === before.subject) subjectField.value = subject;
    if (messageField) {
      const typed = messageField.value.startsWith(before.row)
        ? messageField.value.slice(before.row.length)
        : messageField.value;
      messageField.value = row + typed;
    }
  }

  return { about: isCorrection ? (chosenId ?? section) : null, rows, chooseRow };
}

function fieldOf(form: RefObject<HTMLFormElement | null>, name: string) {
  return form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null | undefined;
}
