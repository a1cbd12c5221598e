/** `npm run bench:mandates`: a year of monthly donations with faults, on a clock that only the bench moves (docs/bench.md). */
import { parseArgs } from 'node:util'
import { runMandateYear } from '../../api/testing/mandateYear.ts'
import { createTestApi } from '../../api/testing/testApi.ts'
import { openMemory } from '../../api/testing/memoryDatabase.ts'
import { table } from './table.ts'

const { values } = parseArgs({
  options: {
    mandates: { type: 'string', default: '1000' },
    days: { type: 'string', default: '365' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: '0.0001' },
  },
})
const [mandates, days, seed, faults] = [values.mandates, values.days, values.seed, values.faults].map(Number)
if (!mandates || !days || !seed || !faults) throw new Error('Each option is a number above 0.')

const api = await createTestApi({}, openMemory())
const year = await runMandateYear(api, { mandates, days, seed, refusals: 0.6, faults })
await api.close()
const isRight =
  year.twice.length + year.afterEnd.length + year.unreceipted.length === 0 &&
  year.failures[0] === year.failures[1] &&
  year.endings[0] === year.endings[1]
console.log(
  table(
    `${mandates} mandates over ${days} days, seed ${seed}`,
    ['what', 'how many'],
    [
      ['debits captured', year.captured],
      ['debits refused', year.refused],
      ['agreements by net banking; their debits captured', Object.values(year.netBanking).join('; ')],
      ['refused debits captured late', year.late],
      ['months debited twice', year.twice.length],
      ['debits after the end', year.afterEnd.length],
      ['captured debits without a receipt', year.unreceipted.length],
      ['failed months; mails that say so', year.failures.join('; ')],
      ['ended mandates; mails that say so', year.endings.join('; ')],
      ...Object.entries(year.states).map(([state, of]) => [`mandates that are ${state}`, of] as const),
    ],
  ),
)
process.exit(isRight ? 0 : 1)
