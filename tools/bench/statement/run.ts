/**
 * `npm run bench:statement`: time and memory of the staff's calls about a year with 100,000 donors, over PostgreSQL. `--donors=10000` makes a quick run. API and
 * database share the machine, but only the API's process is measured.
 */
import * as z from 'zod/mini'
import { parseArgs } from 'node:util'
import { createTestApi, siteOrigin, toRequest } from '../../../api/testing/testApi.ts'
import { noLog } from '../../../api/platform/logging/log.ts'
import { openPostgres } from '../../../api/storage/openDatabase.ts'
import { startPostgres } from '../../../api/testing/startPostgres.ts'
import { type Cell, table } from '../table.ts'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { sealDonor } from '../../../api/accounting/receipts/sealDonor.ts'
import { insertInBatches } from '../../../api/accounting/statements/storeStatement.ts'
import type { Dependencies } from '../../../api/dependencies.ts'
import { manyPaid } from '../../../api/testing/manyPaid.ts'

const entries = sql`
  with written as (
    insert into ledger_entries (donation_id, event, state, amount_paise, line_count, actor_kind, at, effective_at)
    select id, 'paid', 'paid', amount::bigint * 100, 2, 'provider', settled_at, settled_at
    from donations where txn_id like 'YEAR%'
    returning id, amount_paise
  )
  insert into ledger_lines (entry_id, account, amount_paise)
  select id, 'clearing', amount_paise from written union all select id, 'donations', -amount_paise from written`

const receipts = sql`
  insert into receipts (donation_id, number, created_at)
  select id, 'KSN/2026-27/' || lpad(substr(txn_id, 5), 6, '0'), settled_at from donations where txn_id like 'YEAR%'`

/** Fills the financial year 2026-27 with one paid donation of each donor, every one with a PAN and a frozen receipt. */
async function fillYear(deps: Dependencies, donors: number): Promise<void> {
  const { db } = deps
  await manyPaid('YEAR', donors, donors, 3).execute(db)
  await entries.execute(db)
  await receipts.execute(db)
  const made = await db.selectFrom('receipts').select(['donation_id', 'created_at']).orderBy('donation_id').execute()
  const versions = made.map(({ donation_id, created_at }, index) => ({
    donation_id,
    version: 1,
    kind: 'original' as const,
    corrects: null,
    reason: null,
    language: 'en' as const,
    // Statements read the donor only.
    snapshot: '{}',
    donor_sealed: sealDonor(deps, donation_id, 1, {
      name: `Namuna Donor ${index}`,
      email: `donor${index}@example.org`,
      address: { line: `${index} Ghat Road`, city: 'Devkinara', state: 'Uttarakhand', pin: '249201' },
      pan: panOf(index),
    }),
    issued_at: created_at,
    keep_until: '2035-03-31',
  }))
  await insertInBatches(versions, (batch) => db.insertInto('receipt_versions').values(batch).execute())
  await sql`analyze`.execute(db)
}

/** A PAN for each number: three letters, the kind `P` of a person, a letter, four digits, a letter. */
function panOf(index: number): string {
  const letter = (place: number) => String.fromCharCode(65 + (Math.floor(index / 10_000 / 26 ** place) % 26))
  return `A${letter(1)}${letter(0)}PD${String(index % 10_000).padStart(4, '0')}F`
}

/** Looks at the memory of the whole process, also while the main thread works without a pause. */
const watching = `
  const { parentPort } = require('node:worker_threads')
  let most = 0
  const look = () => (most = Math.max(most, process.memoryUsage.rss()))
  setInterval(look, 5)
  parentPort.on('message', () => (look(), parentPort.postMessage(most)))`

interface Watched {
  seconds: number
  /** Memory of the process at its highest, in MB. */
  most: number
  /** How much that is above the memory before the work, in MB. */
  grown: number
}

/** Time and memory of some work. Garbage of earlier work is collected first. */
async function watchMemory(work: () => Promise<void>): Promise<Watched> {
  setFlagsFromString('--expose-gc')
  const collect = z.function().parse(runInNewContext('gc'))
  collect()
  const before = process.memoryUsage.rss()
  const watcher = new Worker(watching, { eval: true })
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1000
  const most = await new Promise<number>((resolve) => {
    watcher.once('message', (bytes) => resolve(Number(bytes)))
    watcher.postMessage('')
  })
  await watcher.terminate()
  return { seconds, most: most / 2 ** 20, grown: (most - before) / 2 ** 20 }
}

const year = '2026-27'
const donors = Number(parseArgs({ options: { donors: { type: 'string', default: '100000' } } }).values.donors)

const calls: { name: string; path: string; json?: unknown }[] = [
  { name: 'year for the accounts (CSV)', path: `staff/ledger-file?year=${year}` },
  { name: 'statement with its check', path: `staff/statements?year=${year}` },
  { name: 'file to upload (CSV)', path: 'staff/statement-file', json: { year } },
  { name: 'the same file again', path: 'staff/statement-file', json: { year } },
]

const postgres = await startPostgres()
const api = await createTestApi({}, openPostgres(postgres.databaseUrl, noLog))
try {
  await fillYear(api.deps, donors)
  // The year is over.
  api.advance((Date.parse('2027-05-03T06:00:00Z') - api.deps.now().getTime()) / 1000)
  const token = await api.signIn('accounts@example.org')
  const rows: Cell[][] = []
  for (const { name, path, json } of calls) {
    let bytes = 0
    const { seconds, most, grown } = await watchMemory(async () => {
      const answer = await api.fetch(toRequest(path, { token, origin: siteOrigin, json }))
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      for await (const part of answer.body ?? []) bytes += part.byteLength
    })
    rows.push([name, (bytes / 2 ** 20).toFixed(1), seconds.toFixed(1), grown, most])
  }
  const head = ['call', 'answer, MB', 'seconds', 'memory added, MB', 'highest, MB']
  console.log(table(`${donors} donors in one year`, head, rows))
} finally {
  await api.close()
  await postgres.stop()
}
