import { Hono } from "hono";
import ical from "ical-generator";
import { z } from "zod";
import { addDays } from "../../domain/calendar-day.ts";
import { calendarText } from "../../domain/calendar-file.ts";
import { site } from "../../domain/site.ts";
import type { VisaSteps } from "../../domain/visa-steps.ts";
import { readStaticJson } from "../static-json.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { validate } from "../http/validate.ts";

const slug = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(60);
const stepsSchema = z.object({ country: slug, visa: slug, begin: z.iso.date() });

/** A visa's steps as a calendar file, counted from the day that the reader begins on. The build wrote the steps. */
export const visaSteps = new Hono<AppEnv>().get("/", validate("query", stepsSchema), async (c) => {
  const { country, visa, begin } = c.req.valid("query");
  const built = await readStaticJson<VisaSteps>(c.env, `/calendar/visa-information/${country}/${visa}/steps.json`);
  if (!built) throw new AppError(404, "not_found", "There is no such visa.");
  const { heading, url, steps } = built;
  const calendar = ical({ name: heading, prodId: { company: site.name, product: "Visa steps", language: "EN" } });
  for (const { day, title, text } of steps) {
    calendar.createEvent({
      id: `${country}-${visa}-${day}-${begin}@${new URL(url).hostname}`,
      start: new Date(`${addDays(begin, day)}T00:00:00Z`),
      allDay: true,
      summary: title,
      description: `${text}\nConfirm with the office before you rely on it: ${url}`,
      url,
    });
  }
  return c.body(calendarText(calendar), 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${country}-${visa}-steps.ics"`,
  });
});
