import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { type Gates, publicForm } from "../http/public-form.ts";
import { calculatorForm } from "../leads/calculator.form.ts";
import { optInForm } from "../leads/opt-in.form.ts";
import { waitlistForm } from "../leads/waitlist.form.ts";
import { messageForm } from "../messages/messages.form.ts";
import { reportForm } from "../messages/reports.form.ts";
import { planForm } from "../plans/plans.form.ts";
import { notifyOfHeldPost } from "../quarantine/held-posts.ts";
import { countPost, countRobot } from "../quarantine/network-days.store.ts";
import { quarantinePost } from "../quarantine/quarantine.store.ts";

const gates: Gates = { countPost, countRobot, quarantinePost, notifyOfHeldPost };

/** Every form that anybody may send, behind the one guard (decision: one-guard). */
export const forms = new Hono<AppEnv>()
  .post("/waitlist", publicForm(waitlistForm, gates))
  .post("/optin-contacts", publicForm(optInForm, gates))
  .post("/calculator", publicForm(calculatorForm, gates))
  .post("/plans", publicForm(planForm, gates))
  .post("/messages", publicForm(messageForm, gates))
  .post("/reports", publicForm(reportForm, gates));
