import type { Values, Variable, VariableTable } from './variable.ts'

/** Environment variables by name, as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

export type Read<Value> = { ok: true; values: Value } | { ok: false; problems: readonly string[] }

/** Answers the text of a file, e.g. of a secret that the operator stores outside the environment. */
export type ReadText = (path: string) => string

/**
 * Reads a program's variables. All problems are answered at once, each with the name and an example. No problem contains a value, because a value may be
 * secret. An empty variable counts as absent.
 */
export function readVariables<Table extends VariableTable>(
  table: Table,
  env: Environment,
  readText: ReadText,
): Read<Values<Table>> {
  const production = env['NODE_ENV'] === 'production'
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, variable] of Object.entries(table)) {
    const found = findText(name, variable, env, readText)
    if ('problem' in found) problems.push(found.problem)
    else if (found.text === null && production && isRequired(variable, env)) problems.push(missing(name, variable))
    else values[name] = readOne(name, variable, found.text ?? variable.fallback, production, problems)
  }
  // The loop has filled in one value for each name of the table.
  return problems.length > 0 ? { ok: false, problems } : { ok: true, values: values as Values<Table> }
}

function readOne(
  name: string,
  variable: Variable<unknown>,
  text: string | null,
  production: boolean,
  problems: string[],
): unknown {
  if (text === null) return undefined
  const { rule, refused } = variable
  const read = rule.schema.safeParse(text)
  if (!read.success) problems.push(`${name} must be ${rule.mustBe}, for example ${exampleOf(name, variable)}.`)
  else if (production && refused?.when(text))
    problems.push(`${name} is refused in production: ${refused.because}. Example: ${exampleOf(name, variable)}.`)
  return read.data
}

type Found = { text: string | null } | { problem: string }

/** The text of a variable, or of the file that NAME_FILE names. */
function findText(name: string, variable: Variable<unknown>, env: Environment, readText: ReadText): Found {
  const text = env[name] || (variable.formerly && env[variable.formerly]) || null
  const path = variable.secret ? env[`${name}_FILE`] || null : null
  if (path === null) return { text }
  if (text !== null) return { problem: `${name} and ${name}_FILE are both set. Remove one of them.` }
  try {
    return { text: readText(path).trim() || null }
  } catch {
    return { problem: `${name}_FILE must name a file that this program may read, for example /run/secrets/${name}.` }
  }
}

const isRequired = ({ required, unless }: Variable<unknown>, env: Environment): boolean =>
  required && (unless === undefined || env[unless] !== '1')

function missing(name: string, variable: Variable<unknown>): string {
  const { meaning, secret, unless } = variable
  const other = unless === undefined ? '' : ` You can do without it if you set ${unless}=1.`
  const named = secret ? `${name} (or ${name}_FILE)` : name
  return `${named} is missing. It is ${meaning}, for example ${exampleOf(name, variable)}.${other}`
}

const exampleOf = (name: string, { example }: Variable<unknown>): string => `${name}=${example}`
