import * as z from 'zod/mini'

/** Codes by field name. */
export type FieldCodes = Readonly<Record<string, string>>
export type Checked<T> = { good: true; values: T } | { good: false; codes: FieldCodes }

/** The form's values, checked by a contract schema: the first problem of each field. An empty field is `required`, whatever else fails. */
export const checkText = <T>(schema: z.ZodMiniType<T>, text: FormData): Checked<T> => {
  const given: Record<string, string> = {}
  for (const [name, value] of text) if (typeof value === 'string') given[name] = value
  const parsed = z.safeParse(schema, given)
  if (parsed.success) return { good: true, values: parsed.data }
  const codes: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0])
    codes[name] ??= given[name]?.trim() ? message : 'required'
  }
  return { good: false, codes }
}
