import { expect, test } from "vitest";
import type { Json } from "#domain/edits.ts";
import type { DeskRow } from "#web/content/desk-rows.ts";
import { checkFields, placeErrors } from "#web/pages/desk/entry/errors.ts";
import { toNumber } from "#web/pages/desk/fields/simple.tsx";
import type { Control, Field } from "#web/pages/desk/fields/field.ts";

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

test("a number may have commas after each three digits, and anything unclear stays as it was typed", () => {
  const read = ["1092", "1,092", "1,234,567.5", "10.92", ".5", "-3", " 7 ", "0"].map(toNumber);
  expect(read).toEqual([1092, 1092, 1_234_567.5, 10.92, 0.5, -3, 7, 0]);
  const unclear = ["10,92", "1,0920", "1092,5", "1,092,5", "0,125", "12 000", "007", "1e3", "Infinity", "0x10", "-"];
  expect(unclear.map(toNumber)).toEqual(unclear);
  expect(toNumber(" ")).toBeUndefined();
});

const ENTRIES: Control = {
  is: "entries",
  fields: [{ key: ["weeks"], label: "Weeks", control: { is: "number" } }],
  blank: {},
  add: "",
};
const WITH_NUMBERS: readonly (readonly [Control, (figure: string) => Json])[] = [
  [{ is: "number" }, (figure) => figure],
  [{ is: "numbers" }, (figure) => [1, figure]],
  [{ is: "amounts" }, (amount) => [{ amount, currency: "KES" }]],
  [{ is: "amounts" }, (to) => [{ from: 5, to, currency: "KES" }]],
  [{ is: "money" }, (amount) => ({ amount, currency: "KES" })],
  [{ is: "time" }, (days) => ({ days })],
  [{ is: "time" }, (from) => ({ weeks: { from, to: 3 } })],
  [{ is: "range" }, (to) => ({ from: 1, to })],
  [ENTRIES, (weeks) => [{ weeks }]],
];

test("every control with numbers asks for the missing one, and refuses what is unclear", () => {
  for (const [control, valueWith] of WITH_NUMBERS) {
    const one: Field = { ...field("it"), control, empty: "nothing" };
    const messageFor = (figure: string) => checkFields([one], () => valueWith(figure)).fields.it;
    expect(messageFor(""), control.is).toBe("Please write each number");
    expect(messageFor("10,92"), control.is).toContain("“10,92” isn't clearly a number");
  }
});
