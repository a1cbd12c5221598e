import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { Database } from './database.ts'

/** The program's own statements are fewer. Lists of ids have a text for each length, and must not fill the server's memory. */
const MOST_NAMES = 400

/** Takes the place of a value in a statement that is built before its values are known. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** The values of a statement, as its builder takes them. */
export type Placeholders<Values> = { [Name in keyof Values]: RawBuilder<Exclude<Values[Name], undefined>> }

/**
 * A statement that is built once and gets its values with each run. To build a statement costs more than to send it, so those of a donation's way are built
 * once. A value that is undefined is no part of the statement: each set of names has its own text.
 */
export function buildOnce<Values extends object, Row>(
  build: (db: Database, values: Placeholders<Values>) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  const built = new Map<string, CompiledQuery<Row>>()
  return async (db, values) => {
    const given = new Map<string, unknown>(Object.entries(values).filter(([, value]) => value !== undefined))
    const names = [...given.keys()].join()
    let query = built.get(names)
    if (!query) {
      const placeholders = Object.fromEntries([...given.keys()].map((name) => [name, sql`${new Placeholder(name)}`]))
      query = build(db, placeholders as Placeholders<Values>).compile()
      built.set(names, query)
    }
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? given.get(one.name) : one))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}

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
