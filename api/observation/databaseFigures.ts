import type { Kysely } from 'kysely'
import { Gauge } from 'prom-client'
import type { Tables } from '../storage/tables.ts'
import type { Metrics } from './metrics.ts'

/** What the database knows about all processes together. */
interface Figures {
  donations: ReadonlyArray<{ state: string; stage: string | null; count: number }>
  oldestSettlingSeconds: number
}

/** Counting all donations takes a moment, and several servers may scrape. */
const FRESH_MS = 30_000

interface Ports {
  db: Kysely<Tables>
  now: () => Date
}

/** Adds the figures that are read from the database, at most every 30 s. If it does not answer, `donate_database_up` is 0 and the others are absent. */
export function addDatabaseFigures({ registry }: Pick<Metrics, 'registry'>, ports: Ports): void {
  const read = keepFor(FRESH_MS, ports.now, () => readFigures(ports))
  /** A gauge that fills itself at each scrape; null: the figures could not be read. */
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    fill: (own: Gauge<Label>, figures: Figures | null) => void,
  ) =>
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
  gauge('donate_oldest_settling_seconds', settling, [], (own, figures) => {
    if (figures) own.set(figures.oldestSettlingSeconds)
    else own.remove()
  })
}

async function readFigures({ db, now }: Ports): Promise<Figures> {
  const donations = await db
    .selectFrom('donations')
    .select((eb) => ['state', 'stage', eb.fn.countAll<number>().as('count')])
    .groupBy(['state', 'stage'])
    .execute()
  const oldest = await db
    .selectFrom('donations')
    .select((eb) => eb.fn.min('created_at').as('at'))
    .where('stage', '=', 'settling')
    .where('state', 'not in', ['success', 'failure'])
    .executeTakeFirst()
  const oldestSettlingSeconds = oldest?.at ? Math.max(0, (now().getTime() - oldest.at.getTime()) / 1000) : 0
  return { donations, oldestSettlingSeconds }
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
