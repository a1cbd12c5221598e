/** `npm run reconcile`: compares a day with the provider again. */
import { setTimeout as pause } from 'node:timers/promises'
import { isDay } from '../../shared/contract/basics.ts'
import { dayFiguresSchema } from '../../shared/contract/staff/reconciliation.ts'
import { wantDays } from '../accounting/reconciliation/runDays.ts'
import { CommandFailed, runCommand, withDatabase, WrongArguments } from './runCommand.ts'
import { indianDay } from '../../shared/date.ts'

const usage = `Usage:
  npm run reconcile -- DAY [DAY ...]      compares Indian days with the provider's records

The running API does the work, and this command waits for it and shows the figures.

Example:
  npm run reconcile -- 2026-11-20`

const LOOK_EVERY_MS = 2_000
const WAIT_MS = 15 * 60_000

await runCommand(usage, async (days) => {
  if (days.length === 0) throw new WrongArguments('Name a day.')
  for (const day of days) {
    if (!isDay(day)) throw new WrongArguments(`"${day}" is no day. Write it as 2026-11-20.`)
    if (day >= indianDay(new Date())) throw new WrongArguments(`${day} is not over in India.`)
  }
  await withDatabase(async (deps) => {
    await wantDays(deps, days)
    console.log('Waiting for the API.')
    const until = Date.now() + WAIT_MS
    const waiting = new Set(days)
    while (waiting.size > 0) {
      if (Date.now() > until) throw new CommandFailed('The API did not do it in time. Is it running?')
      await pause(LOOK_EVERY_MS)
      const rows = await deps.db
        .selectFrom('reconciliation_days')
        .selectAll()
        .where('day', 'in', [...waiting])
        .where('wanted_at', 'is', null)
        .execute()
      for (const { day, figures } of rows) {
        waiting.delete(day)
        console.log(describe(day, figures))
      }
    }
  })
})

function describe(day: string, text: string): string {
  const figures = dayFiguresSchema.parse(JSON.parse(text))
  const found = Object.entries(figures.differences).map(([code, count]) => `${code} ${count}`)
  return `${day}\t${figures.ours} of ${figures.theirs} payments agree\t${found.join(', ') || 'no difference'}`
}
