import { flatten, type GenericSchema, type InferOutput, safeParse } from "valibot";

/** What a form holds: text, by the names of its fields. */
export type FormInput = Record<string, string>;
export type FieldErrors = Readonly<Record<string, string>>;

type Checked<Fields> = { fields: Fields; errors: null } | { fields: null; errors: FieldErrors };

/** Checks what was typed against a form's rules: its fields as the rules give them, or a message for each wrong one. */
export function checkFields<Schema extends GenericSchema>(
  schema: Schema,
  input: FormInput,
): Checked<InferOutput<Schema>> {
  const result = safeParse(schema, input);
  if (result.success) return { fields: result.output, errors: null };
  const messages: Readonly<Record<string, readonly string[] | undefined>> = flatten(result.issues).nested ?? {};
  return { fields: null, errors: Object.fromEntries(Object.entries(messages).map(([name, all]) => [name, all![0]!])) };
}
