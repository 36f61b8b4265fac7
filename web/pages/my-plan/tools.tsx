import { useState } from "react";
import { CalendarPlus, Mail, Printer, Share2, Trash2, Undo2 } from "lucide-react";
import type { IsoDate } from "#domain/facts.ts";
import type { PlanInputs } from "#domain/plan.ts";
import type { PlacedTask } from "#domain/plan-moves.ts";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import type { PlanKitFile } from "./kit-file.tsx";
import { PLAN_TEXTS } from "./plan-copy.ts";
import { planKey } from "./plan-store.ts";
import type { MyPlan } from "./use-my-plan.ts";

const texts = PLAN_TEXTS.tools;

type ToolsProps = {
  inputs: PlanInputs;
  kit: PlanKitFile;
  tasks: readonly PlacedTask[];
  today: IsoDate;
  title: string;
  state: MyPlan;
};

/** What one does with the whole plan: print it, take its calendar, share it, take a change back, remove it. */
export function Tools({ inputs, kit, tasks, today, title, state: { own, undo, remove, isFromElsewhere } }: ToolsProps) {
  const [notice, setNotice] = useState<"copied" | "byHand" | "undone" | "noCalendar" | null>(null);
  const url = new URL(`/my-plan?${planKey(inputs)}`, location.href);

  /** By the device's own sheet where it has one, else by the clipboard. */
  async function share() {
    try {
      if (navigator.share) await navigator.share({ title, url: url.href });
      else {
        await navigator.clipboard.writeText(url.href);
        setNotice("copied");
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if ((error as Error).name !== "AbortError") setNotice("byHand");
    }
  }

  function takeBack() {
    undo?.();
    setNotice("undone");
  }

  async function takeCalendar() {
    const calendar = await import("./plan-calendar.ts").catch(() => null);
    if (!calendar) return setNotice("noCalendar");
    const file = new Blob([calendar.planCalendar({ title, url, today, tasks })], { type: "text/calendar" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `my-plan-${kit.country}-${inputs.month}.ics`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <div role="group" aria-label={texts.name} data-print="hide" className="mt-5 flex flex-wrap items-start gap-x-4">
      <Button variant="outline" onClick={() => print()} className="mb-3">
        <Printer aria-hidden className="size-5" />
        {texts.print}
      </Button>
      <Button variant="outline" onClick={takeCalendar} className="mb-3">
        <CalendarPlus aria-hidden className="size-5" />
        {texts.calendar}
      </Button>
      <a href="#plan-email" className={buttonVariants({ variant: "outline", className: "mb-3" })}>
        <Mail aria-hidden className="size-5" />
        {texts.email}
      </a>
      <Button variant="outline" onClick={share} className="mb-3">
        <Share2 aria-hidden className="size-5" />
        {texts.share}
      </Button>
      <Button variant="ghost" busy={!undo} onClick={takeBack} className="mb-3">
        <Undo2 aria-hidden className="size-5" />
        {texts.undo}
      </Button>
      {own && (
        <Button variant="ghost" onClick={() => remove(own)} className="mb-3">
          <Trash2 aria-hidden className="size-5" />
          {texts.remove}
        </Button>
      )}
      <p role="status" className="w-full text-sm text-muted">
        {isFromElsewhere ? texts.elsewhere : notice && texts[notice]}
        {!isFromElsewhere && notice === "byHand" && <span className="block select-all">{url.href}</span>}
      </p>
    </div>
  );
}
