import { expect, test } from "vitest";
import type { DeskRow } from "#web/lib/desk-rows.ts";
import { placeErrors } from "#web/pages/desk/entry/errors.ts";
import type { Field } from "#web/pages/desk/kinds/fields.ts";

const PERMIT: Pick<DeskRow, "file" | "at"> = { file: "countries/kenya/permits.yaml", at: ["permits", "class-d"] };
const field = (...key: string[]): Field => ({ key, label: key.join(" "), control: { is: "line" } });

test("a message stands next to the field of its place, not of one whose name begins the same", () => {
  const fields = [field("fee"), field("feeLacks"), field("conditions", "income")];
  const place = "countries/kenya/permits.yaml#permits#class-d";
  const { fields: placed, elsewhere } = placeErrors(
    {
      [`${place}#feeLacks`]: "Name it.",
      [`${place}#conditions#income#amount`]: "A number.",
      [`${place}-2#fee`]: "Of another permit.",
    },
    PERMIT,
    fields,
    [],
  );
  expect(placed).toEqual({ feeLacks: "Name it.", "conditions.income": "A number." });
  expect(elsewhere).toEqual([{ text: "Of another permit.", row: null }]);
});
