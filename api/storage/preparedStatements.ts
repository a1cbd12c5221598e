import type pg from 'pg'

/** The program's own statements are fewer. Lists of ids have a text for each length, and must not fill the server's memory. */
const MOST_NAMES = 400

/** The names of the statements of one database, for all connections to it. */
export class StatementNames {
  readonly #names = new Map<string, string>()

  /** The name under which a statement is prepared; undefined for one that is not prepared. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MOST_NAMES || answersAllColumns(text)) return known
    const name = `s${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}

/**
 * Whether the answer has the columns of a table as it is (`select *`). PostgreSQL refuses such a prepared statement after a migration has added a column, so the
 * program that still runs would fail. A `*` in parentheses does not decide about the answer.
 */
function answersAllColumns(text: string): boolean {
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (sign === '*' && depth === 0) return true
  }
  return false
}

/**
 * Lets a connection prepare each statement once. PostgreSQL then parses and plans it once, which is about half of what a statement costs it. A pooler in between
 * must know prepared statements, as PgBouncer does since 1.21.
 */
export function prepareStatements(client: pg.PoolClient, names: StatementNames): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  Object.assign(client, {
    query(given: unknown, values?: unknown, ...rest: unknown[]) {
      const isNamed = typeof given === 'string' && Array.isArray(values) && values.length > 0
      const name = isNamed ? names.of(given) : undefined
      return name === undefined ? query(given, values, ...rest) : query({ name, text: given, values }, ...rest)
    },
  })
}
