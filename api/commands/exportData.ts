/** All data of a trust as JSON lines (docs/export.md), and the check that reads them back. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Vault } from '../base/vault/vault.ts'
import { openValue } from '../donors/privacy/sealStored.ts'
import type { Database, Recording } from '../storage/database.ts'

/** Content of before migration 210. Only programs of release 1.1.0 read it, during an upgrade or after a rollback; `documents` has it all. */
export const oldContent: readonly string[] = `
  suggestions suggestion_texts project_pictures project_picture_texts gift_effects gift_effect_texts related_projects
  home_banners home_banner_texts page_banners page_banner_texts trustees trustee_texts quotes quote_texts awards award_texts
  companions companion_texts albums album_texts photos photo_texts videos video_texts`
  .trim()
  .split(/\s+/)

/** They are of no use any more, let somebody in, or only serve the running programs. */
const tablesLeftOut: ReadonlySet<string> = new Set([
  ...oldContent,
  'attempts',
  'donation_intents',
  'email_codes',
  'file_openings',
  'handovers',
  'known_devices',
  'known_networks',
  'limit_buckets',
  'pending_sign_ins',
  'phone_codes',
  'recovery_codes',
  'reset_tokens',
  'second_factors',
  'sessions',
  'sign_in_codes',
  'sign_in_nonces',
  'used_id_tokens',
])

/** Mails have links that sign people in. */
const columnsLeftOut: ReadonlySet<string> = new Set(['users.password_hash', 'mails.body', 'mails.action_url'])

type Row = Record<string, unknown>
const foreignKeySchema = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  to: z.string(),
  to_columns: z.array(z.string()),
})
const headSchema = z.object({
  export: z.literal(1),
  at: z.string(),
  migration: z.string(),
  readable: z.boolean(),
  tables: z.record(z.string(), z.array(z.string())),
  foreign_keys: z.array(foreignKeySchema),
})
const rowSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) })
const endSchema = z.object({
  rows: z.record(z.string(), z.number()),
  /** Paise by account of the ledger. */
  ledger: z.record(z.string(), z.number()),
  sha256: z.string(),
})
export type ExportTotals = z.infer<typeof endSchema>

/** Rows that are in memory at once. */
const PAGE = 500

/**
 * Every line of the export, with its line break: a head, each row of each table, and totals. All of it is of one moment. It is read page after page.
 * @param vault opens what is encrypted; null leaves it encrypted
 */
export async function* exportLines({ db, now }: Recording, vault: Vault | null): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const line = (value: object) => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    const tables = await readTables(transaction)
    yield line({
      export: 1,
      at: now().toISOString(),
      migration: await readMigration(transaction),
      readable: vault !== null,
      tables,
      foreign_keys: await readForeignKeys(transaction, tables),
    } satisfies z.infer<typeof headSchema>)
    const rows: Record<string, number> = {}
    for (const table of Object.keys(tables)) {
      let count = 0
      for await (const row of readRows(transaction, table)) {
        count += 1
        yield line({ table, row: toLine(table, row, vault) })
      }
      rows[table] = count
    }
    const sums = await transaction
      .selectFrom('ledger_lines')
      .select(['account', sql<number>`sum(amount_paise)::bigint`.as('paise')])
      .groupBy('account')
      .execute()
    const ledger = Object.fromEntries(sums.map(({ account, paise }) => [account, paise]))
    yield `${JSON.stringify({ rows, ledger, sha256: hash.digest('hex') } satisfies ExportTotals)}\n`
  } finally {
    await transaction.rollback().execute()
  }
}

/** The tables that leave, with their columns. */
async function readTables(db: Database): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select columns.table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and columns.table_name not like 'kysely%'
    order by columns.table_name, ordinal_position`.execute(db)
  const tables: Record<string, string[]> = {}
  for (const { table, column } of rows) {
    if (tablesLeftOut.has(table) || columnsLeftOut.has(`${table}.${column}`)) continue
    ;(tables[table] ??= []).push(column)
  }
  return tables
}

async function readMigration(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db)
  return rows[0]?.name ?? ''
}

async function readForeignKeys(db: Database, tables: Record<string, string[]>) {
  const names = (keys: 'conkey' | 'confkey', relation: 'conrelid' | 'confrelid') => sql`
    (select json_agg(attname order by position) from unnest(${sql.ref(keys)}) with ordinality as key (number, position)
      join pg_attribute on attrelid = ${sql.ref(relation)} and attnum = number)`
  const { rows } = await sql<z.infer<typeof foreignKeySchema>>`
    select conrelid::regclass::text as table, ${names('conkey', 'conrelid')} as columns,
      confrelid::regclass::text as to, ${names('confkey', 'confrelid')} as to_columns
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, conname`.execute(
    db,
  )
  return rows.filter(({ table, to }) => tables[table] && tables[to])
}

/** The rows of a table, by a cursor of the transaction. Times are ISO instants with a zone, bytes are base64. */
async function* readRows(db: Database, table: string): AsyncGenerator<Row> {
  await sql`declare export_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PAGE)} from export_rows`.execute(db)
    yield* rows
    if (rows.length < PAGE) break
  }
  await sql`close export_rows`.execute(db)
}

function toLine(table: string, row: Row, vault: Vault | null): Row {
  const entries = Object.entries(row).filter(([column]) => !columnsLeftOut.has(`${table}.${column}`))
  return Object.fromEntries(
    entries.map(([column, value]) => {
      if (value instanceof Uint8Array) return [column, Buffer.from(value).toString('base64')]
      return [column, vault ? openValue({ vault }, table, column, row) : value]
    }),
  )
}

/** The lines of a file. Only a line feed ends one: texts may have other characters that end lines, and a changed line break is a changed byte. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const [first = '', ...more] = String(chunk).split('\n')
    rest += first
    for (const next of more) {
      yield rest
      rest = next
    }
  }
  if (rest !== '') yield rest
}

/**
 * Reads an export back. Checks its form, the digest of all lines, the counts of rows and the sums of the ledger.
 * Each row that another one names must be there.
 * Values that others name are in memory. Answers what is wrong; the totals if nothing is.
 */
export async function checkExport(
  lines: AsyncIterable<string>,
): Promise<{ problems: string[]; totals: ExportTotals | null }> {
  const problems: string[] = []
  const hash = createHash('sha256')
  let head: z.infer<typeof headSchema> | null = null
  let totals: ExportTotals | null = null
  const rows: Record<string, number> = {}
  const ledger: Record<string, number> = {}
  const entries = new Map<unknown, number>()
  const known = new Map<string, Set<string>>()
  const wanted = new Map<string, Set<string>>()
  let number = 0
  for await (const text of lines) {
    number += 1
    const value = parseLine(text)
    if (totals) problems.push(`line ${number}: follows the end`)
    if (!head) {
      head = headSchema.safeParse(value).data ?? null
      if (!head) return { problems: ['line 1: is no head of an export'], totals: null }
      for (const table of Object.keys(head.tables)) rows[table] = 0
      for (const key of head.foreign_keys) known.set(nameOf(key.to, key.to_columns), new Set())
      hash.update(`${text}\n`)
      continue
    }
    const end = endSchema.safeParse(value)
    if (end.success) {
      totals = end.data
      // The digest has all lines but this one.
      if (JSON.stringify(totals) !== text) problems.push(`line ${number}: the end was changed`)
      continue
    }
    hash.update(`${text}\n`)
    const { data: one } = rowSchema.safeParse(value)
    const columns = one && head.tables[one.table]
    if (!one || !columns || Object.keys(one.row).sort().join() !== columns.toSorted().join()) {
      problems.push(`line ${number}: is no row of a table of the head`)
      continue
    }
    const { table, row } = one
    rows[table] = (rows[table] ?? 0) + 1
    if (table === 'ledger_lines') {
      const [account, paise] = [String(row['account']), Number(row['amount_paise'])]
      ledger[account] = (ledger[account] ?? 0) + paise
      entries.set(row['entry_id'], (entries.get(row['entry_id']) ?? 0) + paise)
    }
    for (const [target, values] of known) {
      const [owner, ...of] = target.split(' ')
      if (owner === table) values.add(valueOf(row, of))
    }
    for (const key of head.foreign_keys) {
      if (key.table !== table || key.columns.some((column) => row[column] === null)) continue
      const target = nameOf(key.to, key.to_columns)
      wanted.set(target, (wanted.get(target) ?? new Set()).add(valueOf(row, key.columns)))
    }
  }
  if (!head || !totals) return { problems: [...problems, 'the end is missing: the file is cut off'], totals: null }
  if (hash.digest('hex') !== totals.sha256) problems.push('the digest differs: a line was changed')
  for (const table of new Set([...Object.keys(rows), ...Object.keys(totals.rows)]))
    if (totals.rows[table] !== rows[table])
      problems.push(`${table}: ${rows[table] ?? 0} rows, and ${totals.rows[table] ?? 0} at the end`)
  for (const account of new Set([...Object.keys(ledger), ...Object.keys(totals.ledger)]))
    if (ledger[account] !== totals.ledger[account]) problems.push(`account ${account}: the sum differs`)
  const unbalanced = [...entries].filter(([, paise]) => paise !== 0).length
  if (unbalanced > 0) problems.push(`ledger_entries: ${unbalanced} do not balance`)
  for (const [target, values] of wanted) {
    const missing = [...values].filter((value) => !known.get(target)?.has(value))
    if (missing.length > 0) problems.push(`${target}: ${missing.length} are named and missing, e.g. ${missing[0]}`)
  }
  return { problems, totals: problems.length === 0 ? totals : null }
}

const nameOf = (table: string, columns: readonly string[]) => [table, ...columns].join(' ')
const valueOf = (row: Row, columns: readonly string[]) => JSON.stringify(columns.map((column) => row[column]))

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
