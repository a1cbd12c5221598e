import type * as z from 'zod/mini'

/** How the text of a variable is read. */
export interface Rule<Value> {
  /** Completes the sentence "NAME must be …". */
  mustBe: string
  schema: z.ZodMiniType<Value, string>
}

export interface Entry<Value> {
  /** Completes the sentence "It is …". */
  meaning: string
  /** A value that the rule accepts. Messages and the documentation show it. */
  example: string
  rule: Rule<Value>
  /** The name under which the program's configuration has the value, if it is a setting of its own. */
  setting?: string
  /** The name before it was renamed. It is still read if the new one is not set. */
  formerly?: string
  /** The value is secret: NAME_FILE may name a file that contains it. */
  secret?: boolean
  /** Name of a variable: if it is `1`, production does not need this one. */
  unless?: string
  /** Production refuses such a text. `because` completes the sentence "NAME is refused in production: …". */
  refused?: { when: (text: string) => boolean; because: string }
}

/** One environment variable of a program. */
export interface Variable<Value> extends Entry<Value> {
  /** The text to read if the variable is not set. Null: then the value is undefined. */
  fallback: string | null
  /** Production does not use the fallback. */
  required: boolean
}

export type VariableTable = Readonly<Record<string, Variable<unknown>>>

type ValueOf<One> = One extends { fallback: infer Fallback; rule: Rule<infer Value> }
  ? Value | (null extends Fallback ? undefined : never)
  : never

/** What a table's variables contain once they are read. */
export type Values<Table> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> }

/** The settings that a table declares, by the names of the configuration. One whose variable is absent, and has no default, is absent. */
export type Settings<Table> = {
  readonly [Name in keyof Table as Table[Name] extends { setting: infer Setting extends string }
    ? Setting
    : never]?: Exclude<ValueOf<Table[Name]>, undefined>
}

export function settingsOf<Table extends VariableTable>(table: Table, values: Values<Table>): Settings<Table> {
  const settings: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const setting = table[name]?.setting
    if (setting !== undefined && value !== undefined) settings[setting] = value
  }
  // The loop has filled in the values of the table under the names that the table gives them.
  return settings as Settings<Table>
}

/** A variable that may be absent everywhere; `fallback` is then read, and is the example unless there is another one. */
export const withDefault = <const Own extends Omit<Entry<unknown>, 'example'> & { example?: string }>(
  fallback: string,
  entry: Own,
) => ({
  example: fallback,
  ...entry,
  fallback,
  required: false,
})

/** A variable without which the program does less. */
export const optional = <const Own extends Entry<unknown>>(entry: Own) => ({
  ...entry,
  fallback: null,
  required: false,
})

/** A variable that production needs. Elsewhere `fallback` is read if it is absent. */
export const needed = <const Own extends Entry<unknown>>(fallback: string, entry: Own) => ({
  ...entry,
  fallback,
  required: true,
})

/** A variable that production needs. Elsewhere the program also runs without it. */
export const neededLive = <const Own extends Entry<unknown>>(entry: Own) => ({
  ...entry,
  fallback: null,
  required: true,
})
