import { useEffect, useRef } from "react";
import { interpolate } from "#web/lib/interpolate.ts";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import type { GuideBodyProps } from "./guide-body.tsx";
import { guideDialogId } from "./guide-card.tsx";
import { GuideBody } from "./guide-body.tsx";

const LateGuideBody = hydrateLate(GuideBody);

type GuideDialogProps = GuideBodyProps & { open: boolean; onClose: () => void };

/** A guide in a dialog: its sections open independently and are all closed on each opening. */
export function GuideDialog({ open, onClose, ...body }: GuideDialogProps) {
  const { guide, texts } = body;
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    for (const section of content.current?.querySelectorAll("details") ?? []) section.open = false;
  }, [open]);

  return (
    <NativeDialog
      id={guideDialogId(guide.id)}
      title={interpolate(texts.dialog.title, { country: guide.name })}
      returnTo={`card-${guide.id}`}
      closeLabel={texts.dialog.close}
      open={open}
      onClose={onClose}
    >
      <div ref={content}>
        <LateGuideBody {...body} />
      </div>
    </NativeDialog>
  );
}
