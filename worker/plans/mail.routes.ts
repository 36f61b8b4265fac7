import type { PlanWish } from "../../domain/lead.ts";
import { linkRoute, linkSchema } from "../mail/link-page.ts";
import { PLAN_LINKS } from "../mail/links.ts";
import { stopPlanMails } from "./plans.store.ts";

// Where one kind of mails about plans ends, and nothing else (worker/mail/link-page.ts).

const WORDS: Readonly<Record<PlanWish, { what: string; stays: string }>> = {
  reminders: { what: "reminders of your plan", stays: "Emails about changed facts, if you chose them, go on." },
  changes: { what: "emails about changed facts in your plan", stays: "Reminders, if you chose them, go on." },
};

function stopPage(wish: PlanWish) {
  const { what, stays } = WORDS[wish];
  return linkRoute({
    purpose: PLAN_LINKS[wish],
    schema: linkSchema,
    isOneClick: true,
    ask: () => ({ title: `Stop ${what}?`, paragraphs: [stays], button: `Stop ${what}` }),
    async act(c, { person }) {
      await stopPlanMails(c.var.db, person, wish);
      const again = "To have them again, email yourself your plan once more.";
      return { title: "They are stopped", paragraphs: [`We send you no more ${what}. ${stays}`, again] };
    },
  });
}

export const planReminders = stopPage("reminders");
export const planChanges = stopPage("changes");
