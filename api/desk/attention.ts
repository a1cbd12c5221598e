import { sql } from 'kysely'
import type { Attention } from '../../shared/contract/staff/donations.ts'
import { heldStates, paidStates } from '../accounting/ledger/states.ts'
import type { Answer, Call, Session } from '../call.ts'
import type { Database } from '../storage/database.ts'
import { countRows } from '../storage/readPage.ts'
import { HOUR_MS, DAY_MS, indianDay } from '../../shared/date.ts'

const USUAL_DAYS = 28
/** Fewer failures say nothing: a donor who mistypes a card tries three times. */
const LEAST_FAILURES = 5
/** Fewer payments are no usual share. */
const LEAST_USUAL = 20

/** Online payments that ended. */
export interface Ended {
  paid: number
  failed: number
}

const share = ({ paid, failed }: Ended): number => failed / (paid + failed)

/** Whether so many payments failed that the cause is probably not the donors': at least half of them, and twice the usual share. */
export const isUnusual = (day: Ended, before: Ended): boolean =>
  day.failed >= LEAST_FAILURES &&
  share(day) >= 0.5 &&
  (before.paid + before.failed < LEAST_USUAL || share(day) >= 2 * share(before))

/** Online payments that ended in a span: by the moment at which the provider's answer arrived. */
export async function countEnded(db: Database, from: Date, until: Date): Promise<Ended> {
  return db
    .selectFrom('donations')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', 'in', paidStates).as('paid'),
      fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
    ])
    .where('source', '=', 'online')
    .where('settled_at', '>=', from)
    .where('settled_at', '<', until)
    .executeTakeFirstOrThrow()
}

/** Mails whose first try failed and that are still to be sent. Since when the oldest of them waits, and why the last try of one failed. */
export const lateMails = (db: Database) =>
  db
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.countAll<number>().as('late'),
      fn.min('created_at').as('since'),
      sql<string | null>`(array_agg(error_text order by due_at desc))[1]`.as('reason'),
    ])
    .where('state', '=', 'queued')
    .where('error_code', 'is not', null)
    .executeTakeFirstOrThrow()

/** A bank pays a cheque within days, so this one did not clear, or staff forgot to write that it did. */
const CHEQUE_DAYS = 30

async function oldCheques(db: Database, at: number): Promise<Attention['cheques']> {
  const oldest = await db
    .selectFrom('donations')
    .select(['txn_id', 'settled_at'])
    .select(({ fn }) => fn.countAll<number>().over().as('count'))
    .where('source', '=', 'offline')
    .where('mode', '=', 'cheque')
    .where('cleared_at', 'is', null)
    .where('state', 'in', heldStates)
    .where('settled_at', '<', new Date(at - CHEQUE_DAYS * DAY_MS))
    .orderBy('settled_at')
    .limit(1)
    .executeTakeFirst()
  if (!oldest?.settled_at) return { count: 0, oldest: null }
  return { count: oldest.count, oldest: { txn_id: oldest.txn_id, day: indianDay(oldest.settled_at) } }
}

/** `GET staff/attention` (our addition). What the desk's first page warns about. It names nobody. */
export async function readAttention({ deps: { db, now } }: Call<Session>): Promise<Answer> {
  const at = now().getTime()
  const ago = (ms: number) => new Date(at - ms)
  const { late, since, reason } = await lateMails(db)
  const pending = db.selectFrom('donations').where('state', '=', 'pending')
  const unsettled = pending.where('stage', '=', 'settling').where('created_at', '<', ago(HOUR_MS))
  const [day, before] = [
    await countEnded(db, ago(DAY_MS), new Date(at)),
    await countEnded(db, ago((USUAL_DAYS + 1) * DAY_MS), ago(DAY_MS)),
  ]
  const data: Attention = {
    mails: { late, since: since?.toISOString() ?? null, reason },
    payments: {
      ...day,
      usual_percent: before.paid + before.failed < LEAST_USUAL ? null : Math.round(100 * share(before)),
      unusual: isUnusual(day, before),
      unsettled: await countRows(unsettled),
    },
    cheques: await oldCheques(db, at),
  }
  return { data }
}
