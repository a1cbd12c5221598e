import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

export type TextValues = Record<string, string>

/** react-hook-form's resolver over a contract schema: the first problem of each field, as a code. An empty field is `required`, whatever else it fails. */
export const schemaResolver =
  (schema: z.ZodMiniType): Resolver<TextValues> =>
  (values) => {
    const parsed = z.safeParse(schema, values)
    if (parsed.success) return { values, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0])
      errors[name] ??= { type: 'check', message: values[name]?.trim() ? message : 'required' }
    }
    return { values: {}, errors }
  }
