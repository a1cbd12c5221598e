import { DAY_MS } from '../../shared/date.ts'
import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import { countEnded, lateMails } from '../desk/attention.ts'
import { openStates } from '../accounting/ledger/states.ts'
import type { Database, Recording } from '../storage/database.ts'
import type { OpenDatabase } from '../storage/openDatabase.ts'
import type { Metrics } from '../base/observation/metrics.ts'

/** What the database knows about all processes together. */
type Figures = Awaited<ReturnType<typeof readFigures>>

/** Counting all donations takes a moment, and several servers may scrape. */
const FRESH_MS = 30_000

/** The embedded database has no connections. */
type Ports = Recording & Pick<OpenDatabase, 'connections'>

/** Makes a gauge that fills itself at each scrape; null: the figures could not be read. */
type MakeGauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: Label[],
  fill: (own: Gauge<Label>, figures: Figures | null) => void,
) => Gauge<Label>

/** Adds the figures that are read from the database, at most every 30 s. If it does not answer, `donate_database_up` is 0 and the others are absent. */
export function addDatabaseFigures({ registry }: Pick<Metrics, 'registry'>, ports: Ports): void {
  const read = keepFor(FRESH_MS, ports.now, () => readFigures(ports))
  const gauge: MakeGauge = (name, help, labelNames, fill) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        fill(this, await read().catch(() => null))
      },
    })
  gauge('donate_database_up', '1 if the database answered the last question for figures', [], (own, figures) =>
    own.set(figures ? 1 : 0),
  )
  gauge('donate_donations', 'Donations by state and stage', ['state', 'stage'], (own, figures) => {
    for (const { state, stage, count } of figures?.donations ?? []) own.set({ state, stage: stage ?? '' }, count)
  })
  const settling = 'Age of the oldest donation whose payment the provider has not settled yet; 0: none'
  const late = 'Mails whose first try failed and that are still to be sent'
  const single = (name: string, help: string, figure: (figures: Figures) => number) =>
    gauge(name, help, [], (own, figures) => (figures ? own.set(figure(figures)) : own.remove()))
  single('donate_oldest_settling_seconds', settling, ({ oldestSettlingSeconds }) => oldestSettlingSeconds)
  single('donate_mails_late', late, ({ mails }) => mails.late)
  single('donate_mails_oldest_seconds', 'Age of the oldest of them; 0: none', ({ mails }) => mails.oldestSeconds)
  gauge(
    'donate_payments_last_day',
    'Online payments of the last 24 hours, by how they ended',
    ['outcome'],
    (own, figures) => {
      for (const [outcome, count] of Object.entries(figures?.payments ?? {})) own.set({ outcome }, count)
    },
  )
  for (const [name, help, figure] of queueFigures)
    gauge(name, help, ['job'], (own, figures) => {
      for (const job of figures?.jobs ?? []) own.set({ job: job.name }, job[figure])
    })
  gauge('donate_database_connections', 'Connections of this process by state', ['state'], (own) => {
    const counts = ports.connections?.()
    for (const [state, count] of Object.entries(counts ?? {})) own.set({ state }, count)
  })
}

/** A job waits from the time at which it is due. */
const queueFigures = [
  ['donate_jobs_waiting', 'Runs of a job that are due', 'waiting'],
  ['donate_jobs_oldest_seconds', 'Wait of the oldest due run of a job', 'oldestSeconds'],
  ['donate_jobs_failed', 'Runs of a job that failed for good, in the last hours', 'failed'],
] as const

async function readFigures({ db, now }: Recording) {
  const donations = await db
    .selectFrom('donations')
    .select((eb) => ['state', 'stage', eb.fn.countAll<number>().as('count')])
    .groupBy(['state', 'stage'])
    .execute()
  const oldest = await db
    .selectFrom('donations')
    .select((eb) => eb.fn.min('created_at').as('at'))
    .where('stage', '=', 'settling')
    .where('state', 'in', openStates)
    .executeTakeFirst()
  const secondsSince = (at: Date | null | undefined) => (at ? Math.max(0, (now().getTime() - at.getTime()) / 1000) : 0)
  const { late, since } = await lateMails(db)
  return {
    donations,
    oldestSettlingSeconds: secondsSince(oldest?.at),
    mails: { late, oldestSeconds: secondsSince(since) },
    payments: await countEnded(db, new Date(now().getTime() - DAY_MS), now()),
    jobs: await readJobs(db),
  }
}

/** The queue's own tables (pg-boss). They are missing until it has started for the first time. */
async function readJobs(db: Database) {
  const found = await sql<{ name: string | null }>`select to_regclass('pgboss.job')::text as name`.execute(db)
  if (!found.rows[0]?.name) return []
  const { rows } = await sql<{ name: string; waiting: number; failed: number; oldestSeconds: number }>`
    select name,
      (count(*) filter (where state in ('created', 'retry') and start_after <= now()))::int as waiting,
      (count(*) filter (where state = 'failed'))::int as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (
        where state in ('created', 'retry') and start_after <= now())), 0)::float8 as "oldestSeconds"
    from pgboss.job where left(name, 2) <> '__' group by name`.execute(db)
  return rows
}

/** Calls `make` at most once in `freshMs`. A failure is not kept. */
function keepFor<Value>(freshMs: number, now: () => Date, make: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; atMs: number } | null = null
  return () => {
    if (kept && now().getTime() - kept.atMs < freshMs) return kept.value
    const value = make()
    kept = { value, atMs: now().getTime() }
    value.catch(() => {
      kept = null
    })
    return value
  }
}
