import { Hono } from "hono";
import { z } from "zod";
import { LIST_LIMITS } from "../../domain/owner-lists.ts";
import { currentActor } from "../http/activity.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { toNotedItem } from "../http/owner-list.ts";
import { validate } from "../http/validate.ts";
import { removePerson } from "../people/remove.ts";
import { updatePerson } from "../store/people.ts";

/** A person's id is the hash of their email: `personId` in the lists. */
const personSchema = z.object({ personId: z.string().regex(/^[\w-]{1,64}$/, "This is not a person's id") });

const changeSchema = z
  .strictObject({
    contacted: z.boolean("Please say whether they were contacted").optional(),
    note: z
      .string("Please write the note as text")
      .trim()
      .max(LIST_LIMITS.note, `Please keep the note under ${LIST_LIMITS.note} characters`)
      .optional(),
  })
  .refine((change) => change.contacted !== undefined || change.note !== undefined, {
    path: ["contacted"],
    error: "Please say what to change",
  });

/** What the owner notes about a person, across all their leads and messages, and their removal. */
export const people = new Hono<AppEnv>()
  .patch("/:personId", validate("param", personSchema), validate("json", changeSchema), async (c) => {
    const { personId } = c.req.valid("param");
    const noted = await updatePerson(c.var.db, personId, c.req.valid("json"), Date.now());
    if (!noted) throw new AppError(404, "unknown_person", "This person is not in the lists any more.");
    return c.json({ personId, ...toNotedItem(noted) });
  })
  .delete("/:personId", validate("param", personSchema), async (c) => {
    const erasure = { emailHash: c.req.valid("param").personId, actor: currentActor(c) };
    await removePerson(c.var.db, c.env.BUCKET, erasure, Date.now());
    return c.json({ removed: true });
  });
