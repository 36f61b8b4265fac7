import { useEffect, useRef } from "react";
import { interpolate } from "#web/lib/interpolate.ts";
import { moveAccordionFocus } from "#web/ui/accordion.tsx";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import type { countryGuidesPage } from "./copy.ts";
import { GuideBody } from "./guide-body.tsx";
import { guideDialogId, type GuideName } from "./guide-card.tsx";

type GuideDialogProps = {
  guide: GuideName;
  texts: Pick<(typeof countryGuidesPage)["dialog"], "title" | "close">;
  open: boolean;
  onClose: () => void;
};

/** A guide in a dialog: its sections open independently and are all closed on each opening. */
export function GuideDialog({ guide: { id, name }, texts, open, onClose }: GuideDialogProps) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    for (const section of content.current?.querySelectorAll("details") ?? []) section.open = false;
  }, [open]);

  return (
    <NativeDialog
      id={guideDialogId(id)}
      title={interpolate(texts.title, { country: name })}
      returnTo={`card-${id}`}
      closeLabel={texts.close}
      open={open}
      onClose={onClose}
    >
      <div ref={content} onKeyDown={moveAccordionFocus}>
        <GuideBody country={id} />
      </div>
    </NativeDialog>
  );
}
