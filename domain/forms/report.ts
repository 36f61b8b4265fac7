import * as v from "valibot";
import { parsePaid, REPORT_LIMITS } from "../reader-reports.ts";
import { contactFields, entryId, formSchema, requiredLine } from "./fields.ts";

const NO_FEE = "Please choose what you paid for";
const NO_AMOUNT = "Please enter the amount in digits, like 51 or 20,000";
const NO_CURRENCY = "Please choose a currency";
const NO_MONTH = "Please enter year and month, like 2026-05";

function matching(pattern: RegExp, missing: string) {
  return v.optional(v.pipe(v.string(missing), v.trim(), v.regex(pattern, missing)), "");
}

/** The rules of the form in which readers say what they paid an office. */
export const reportSchema = formSchema({
  fee: matching(/^(?=.{3,200}$)[a-z-]+(\.[A-Za-z0-9-]+)+$/, NO_FEE),
  amount: v.optional(
    v.pipe(
      v.union([v.string(), v.number()], NO_AMOUNT),
      v.transform((typed) => parsePaid(typed)),
      v.number(NO_AMOUNT),
    ),
    "",
  ),
  currency: matching(/^[A-Z]{3}$/, NO_CURRENCY),
  month: matching(/^20\d\d-(?:0[1-9]|1[0-2])$/, NO_MONTH),
  place: requiredLine(
    REPORT_LIMITS.place,
    "Please enter the city, or where you paid",
    `Please keep the place under ${REPORT_LIMITS.place} characters`,
  ),
  entryId,
  ...contactFields("report"),
});
