/**
 * `npm run bench:statement`: time and memory of the staff's calls about a year with 100,000 donors, over PostgreSQL. `--donors=10000` makes a quick run. API and
 * database share the machine, but only the API's process is measured.
 */
import { parseArgs } from 'node:util'
import { createTestApi, siteOrigin, toRequest } from '../../../api/testing/testApi.ts'
import { noLog } from '../../../api/platform/logging/log.ts'
import { openPostgres } from '../../../api/storage/openDatabase.ts'
import { startPostgres } from '../../../api/testing/startPostgres.ts'
import { type Cell, table } from '../table.ts'
import { fillYear } from './fillYear.ts'
import { watchMemory } from './watchMemory.ts'

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
